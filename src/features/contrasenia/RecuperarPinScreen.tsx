import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentQuestionMark24Regular } from '@fluentui/react-icons/svg/document-question-mark'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'

import { CodigoDe } from '#piezas/formulario/CampoDe.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import '#ui/componentes.css'
import { ClaveNueva } from './ClaveNueva.tsx'
import { type Enlace, leerEnlace } from './enlace.ts'
import { texts } from './texts.ts'
import { useNueva } from './useNueva.ts'

/**
 * A new password, from the link in a mail (RESET-01). The link stays in the address: the page may be reloaded while the
 * person looks up the code in the mail.
 */
export function RecuperarPinScreen() {
  const [enlace] = useState(() => leerEnlace(location.search))
  return enlace ? <NuevaClave enlace={enlace} /> : <EnlaceMal />
}

function EnlaceMal() {
  return (
    <Vacio icono={<DocumentQuestionMark24Regular />} tono="aviso" titulo={texts.enlaceMal} esPagina>
      <p>{texts.enlaceMalDetalle}</p>
      <EnlaceBoton tono="primario" href="/olvide-pin">
        {texts.pedirOtro}
      </EnlaceBoton>
      <Link className="enlace" href="/signin">
        {texts.volverAIngresar}
      </Link>
    </Vacio>
  )
}

function NuevaClave({ enlace }: { enlace: Enlace }) {
  const [, navigate] = useLocation()
  const [hecho, setHecho] = useState(false)
  const { control, rechazo, ocupado, enviar } = useNueva(enlace, () => setHecho(true))
  const terminar = useCallback(() => navigate('/', { replace: true }), [navigate])
  return (
    <Formulario className="angosta pila" onEnviar={enviar}>
      <Titulo>{texts.nuevaTitulo}</Titulo>
      {rechazo && (
        <Panel tono="error" titulo={rechazo.titulo} alerta>
          <p>{rechazo.detalle}</p>
          <Link className="enlace" href="/olvide-pin">
            {texts.pedirOtro}
          </Link>
        </Panel>
      )}
      <CodigoDe de={control} nombre="codigo" etiqueta={texts.codigo} ayuda={texts.codigoAyuda} />
      <ClaveNueva de={control} etiquetaDeRepetida={texts.repetir} />
      <div className="botones final">
        <EnlaceBoton href="/">{texts.cancelar}</EnlaceBoton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.guardar} haciendo={texts.guardando} />
        </Boton>
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
          <Boton tono="primario" onClick={terminar}>
            {texts.ingresar}
          </Boton>
        </div>
      </Dialogo>
    </Formulario>
  )
}
