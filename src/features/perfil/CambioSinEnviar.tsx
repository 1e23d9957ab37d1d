import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'

import { cuandoYHora } from '#formato/instantes.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { DescartarCambio } from '#piezas/DescartarCambio.tsx'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'

const ASPECTO = {
  pending: { tono: 'aviso', icono: <ArrowUpload20Regular />, palabra: texts.sinEnviar },
  sending: { tono: 'info', icono: <ArrowUpload20Regular />, palabra: texts.enviando },
  conflict: { tono: 'error', icono: <ErrorCircle20Filled />, palabra: texts.hayQueDecidir },
  rejected: { tono: 'error', icono: <ErrorCircle20Filled />, palabra: texts.noSeAcepto },
  dudosa: { tono: 'aviso', icono: <QuestionCircle20Regular />, palabra: texts.noSeSabe },
  done: { tono: 'ok', icono: <ArrowUpload20Regular />, palabra: '' },
} as const

type Props = {
  pendiente: Pendiente
  icono?: ReactNode
  /** Extra note that holds until the change is sent. */
  nota?: string | undefined
  /** Shows the button that undoes this part of the change alone. */
  seDeshace?: boolean
  /** Link to the form, after a refusal. */
  corregir?: ReactNode
  /** Undoes the change. If part of it may have been sent, the receipt decides. */
  onDeshacer: () => void
  children: ReactNode
}

/** An unsent change in its place on the screen: text, state, and the ways back. */
export function CambioSinEnviar(props: Props) {
  const { pendiente, icono, nota, seDeshace = false, corregir, onDeshacer, children } = props
  const { state, createdAt, unsent, numero, reason } = pendiente
  const { tono, icono: señal, palabra } = ASPECTO[state]
  const now = useAhora(60_000)
  const [pregunta, setPregunta] = useState(false)
  const recibo = `/pendientes/${numero}`
  return (
    <div className={`sin-enviar ${tono}`}>
      {icono}
      <div className="pila">
        <div>{children}</div>
        <Insignia tono={tono} icono={señal}>
          {palabra}
        </Insignia>
        {state === 'rejected' && reason !== undefined && <p>{reason}</p>}
        <p className="tenue">
          {texts.guardadoCuando(aparato(), cuandoYHora(createdAt, now))} {nota}
        </p>
        <div className="botones">
          {corregir}
          {(state === 'pending' || seDeshace) && (
            <Boton
              icono={<ArrowUndo24Regular />}
              onClick={unsent || seDeshace ? onDeshacer : () => setPregunta(true)}
            >
              {texts.deshacer}
            </Boton>
          )}
          {state === 'rejected' && !seDeshace && (
            <Boton peligro onClick={() => setPregunta(true)}>
              {texts.descartar}
            </Boton>
          )}
          <Link className="enlace" href={recibo}>
            {state === 'conflict' ? texts.elegir : texts.verRecibo}
          </Link>
        </div>
      </div>
      <DescartarCambio
        pendiente={pregunta ? pendiente : undefined}
        onCerrar={() => setPregunta(false)}
      />
    </div>
  )
}
