import { Button } from '@fluentui/react-components'
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentQuestionMark24Regular } from '@fluentui/react-icons/svg/document-question-mark'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'

import { useSucio } from '#live/busy.ts'
import { CampoDeCodigo } from '#ui/CampoDeCodigo.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import '#ui/componentes.css'
import { ClaveNueva } from './ClaveNueva.tsx'
import { type Enlace, leerEnlace } from './enlace.ts'
import { texts } from './texts.ts'
import { useNueva } from './useNueva.ts'

/**
 * A new password, from the link of a mail (RESET-01). The link stays in the address: whoever goes to the mail for the code
 * may find the page loaded anew.
 */
export function RecuperarPinScreen() {
  const [enlace] = useState(() => leerEnlace(location.search))
  return enlace ? <Formulario enlace={enlace} /> : <EnlaceMal />
}

function EnlaceMal() {
  return (
    <Vacio icono={<DocumentQuestionMark24Regular />} tono="aviso" titulo={texts.enlaceMal} esPagina>
      <p>{texts.enlaceMalDetalle}</p>
      <Link className="boton primario" href="/olvide-pin">
        {texts.pedirOtro}
      </Link>
      <Link className="enlace" href="/signin">
        {texts.volverAIngresar}
      </Link>
    </Vacio>
  )
}

function Formulario({ enlace }: { enlace: Enlace }) {
  const [, navigate] = useLocation()
  const { campos, errores, rechazo, hecho, busy, escribir, guardar } = useNueva(enlace)
  const { codigo, nueva, repetida } = campos
  useSucio(!hecho && codigo + nueva + repetida !== '')
  const terminar = useCallback(() => navigate('/', { replace: true }), [navigate])
  return (
    <form
      className="angosta pila"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void guardar()
      }}
    >
      <Titulo>{texts.nuevaTitulo}</Titulo>
      {rechazo && (
        <Panel tono="error" titulo={rechazo.titulo} alerta>
          <p>{rechazo.detalle}</p>
          <Link className="enlace" href="/olvide-pin">
            {texts.pedirOtro}
          </Link>
        </Panel>
      )}
      <CampoDeCodigo
        etiqueta={texts.codigo}
        ayuda={texts.codigoAyuda}
        valor={codigo}
        onCambiar={escribir('codigo')}
        error={errores.codigo}
      />
      <ClaveNueva
        nueva={nueva}
        repetida={repetida}
        onNueva={escribir('nueva')}
        onRepetida={escribir('repetida')}
        etiquetaDeRepetida={texts.repetir}
        errores={errores}
      />
      <div className="botones final">
        <Link className="boton contorno" href="/">
          {texts.cancelar}
        </Link>
        <Button type="submit" className="primario" appearance="primary" disabledFocusable={busy}>
          {busy ? texts.guardando : texts.guardar}
        </Button>
      </div>
      <Dialogo
        abierto={hecho}
        esLaPagina
        titulo={texts.exito}
        icono={<CheckmarkCircle24Filled />}
        onCerrar={terminar}
      >
        <p>{texts.exitoDetalle}</p>
        <div className="botones final">
          <Button className="primario" appearance="primary" onClick={terminar}>
            {texts.ingresar}
          </Button>
        </div>
      </Dialogo>
    </form>
  )
}
