import { Info24Regular } from '@fluentui/react-icons/svg/info'

import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { ClaveDe } from '#piezas/formulario/CampoDe.tsx'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { ClaveNueva } from './ClaveNueva.tsx'

import './cambiarPin.css'
import { propiosDe } from './propios.ts'
import { texts } from './texts.ts'
import { useCambio } from './useCambio.ts'

export function CambiarPinScreen() {
  const { control, rechazo, ocupado, vaciar, enviar } = useCambio()
  const yo = useResource(afiliadoActual, {})
  const sinSenal = useSinSenal()
  const llaves = useOfrece('llaves-de-acceso')
  return (
    <Formulario className="angosta pila con-reglas-al-lado" onEnviar={enviar}>
      <Volver a="/perfil">{texts.perfil}</Volver>
      <Titulo>{texts.cambiarTitulo}</Titulo>
      {rechazo ? (
        <Panel tono={sinSenal ? 'aviso' : 'error'} titulo={rechazo.titulo} alerta>
          <p>{rechazo.detalle}</p>
        </Panel>
      ) : (
        sinSenal && (
          <Panel tono="aviso">
            <p>{texts.conSenal}</p>
          </Panel>
        )
      )}
      <ClaveDe de={control} nombre="actual" etiqueta={texts.actual} cual="current-password" />
      <ClaveNueva
        de={control}
        etiquetaDeRepetida={texts.confirmar}
        propios={yo.state === 'ready' ? propiosDe(yo.value) : {}}
      />
      <p className="cabeza tenue">
        <Info24Regular />
        <span>
          {texts.sigueAbierta(aparato())} {llaves && texts.sinLlaves}
        </span>
      </p>
      <div className="botones final">
        <Boton onClick={vaciar}>{texts.limpiar}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.cambiar} haciendo={texts.cambiando} />
        </Boton>
      </div>
    </Formulario>
  )
}
