import { Button } from '@fluentui/react-components'
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Info24Regular } from '@fluentui/react-icons/svg/info'
import { Link } from 'wouter'

import { useSucio } from '#live/busy.ts'
import { useResource } from '#live/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { CampoClave } from '#ui/CampoClave.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { ClaveNueva } from './ClaveNueva.tsx'
import { propiosDe } from './propios.ts'
import { texts } from './texts.ts'
import { useCambio } from './useCambio.ts'

export function CambiarPinScreen() {
  const { campos, errores, rechazo, busy, escribir, limpiar, cambiar } = useCambio()
  const { actual, nueva, repetida } = campos
  const yo = useResource(afiliadoActual, {})
  useSucio(actual + nueva + repetida !== '')
  return (
    <form
      className="angosta pila"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void cambiar()
      }}
    >
      <Link className="enlace" href="/perfil">
        <ArrowLeft24Regular />
        {texts.perfil}
      </Link>
      <Titulo>{texts.cambiarTitulo}</Titulo>
      {rechazo !== undefined && (
        <Panel tono="error" titulo={texts.noSeCambio} alerta>
          <p>{rechazo}</p>
        </Panel>
      )}
      <CampoClave
        etiqueta={texts.actual}
        cual="current-password"
        valor={actual}
        onCambiar={escribir('actual')}
        error={errores.actual}
      />
      <ClaveNueva
        nueva={nueva}
        repetida={repetida}
        onNueva={escribir('nueva')}
        onRepetida={escribir('repetida')}
        etiquetaDeRepetida={texts.confirmar}
        errores={errores}
        propios={yo.state === 'ready' ? propiosDe(yo.value) : {}}
      />
      <p className="cabeza tenue">
        <Info24Regular />
        <span>{texts.sigueAbierta(aparato())}</span>
      </p>
      <div className="botones final">
        <Button className="contorno" appearance="outline" onClick={limpiar}>
          {texts.limpiar}
        </Button>
        <Button type="submit" className="primario" appearance="primary" disabledFocusable={busy}>
          {busy ? texts.cambiando : texts.cambiar}
        </Button>
      </div>
    </form>
  )
}
