import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { type ReactNode, useEffect, useState } from 'react'

import type { Saved } from '#live/borradores/draft.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { BorradorSinGuardar } from './BorradorSinGuardar.tsx'
import { PieDeFormulario } from './PieDeFormulario.tsx'

import './formulario.css'
import { Recuperado } from './Recuperado.tsx'
import { Salida } from './Salida.tsx'
import { texts } from './texts.ts'

type Props = {
  titulo: string
  deQuien?: string
  rechazo: { titulo: string; detalle: string } | undefined
  ocupado: boolean
  porQueNo: string | undefined
  hayEscrito: boolean
  /** The stored draft. If it differs from `inicial`, the form was restored from it. */
  borrador: { value: unknown; saved: Saved | undefined; done: () => Promise<void> }
  inicial: unknown
  vaciar: () => void
  onEnviar: () => Promise<void>
  onSalir: () => void
  children: ReactNode
}

/** Common parts of forms that are saved: member, note about a restored draft, and the buttons. */
export function MarcoDeFormulario(props: Props) {
  const { titulo, deQuien, rechazo, ocupado, porQueNo, hayEscrito, borrador, children } = props
  const [recuperado, setRecuperado] = useState(borrador.value !== props.inicial)
  const [saliendo, setSaliendo] = useState(false)
  const cancelar = () => (hayEscrito ? setSaliendo(true) : props.onSalir())
  const alEscape = useLatest(cancelar)
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      // A dialog over the form handles Escape itself.
      const esDeOtro = event.defaultPrevented || document.querySelector('dialog[open]')
      if (event.key !== 'Escape' || esDeOtro) return
      // Otherwise the same key would close the question that opens here.
      event.preventDefault()
      alEscape.current()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [alEscape])
  return (
    <div className="edicion">
      <Titulo>{titulo}</Titulo>
      {deQuien !== undefined && <p className="tenue">{deQuien}</p>}
      <Formulario className="pila" onEnviar={props.onEnviar} etiqueta={titulo}>
        {recuperado && (
          <Recuperado
            onEmpezarDeNuevo={() => {
              void borrador.done()
              props.vaciar()
              setRecuperado(false)
            }}
          />
        )}
        {rechazo && <PanelDeRechazo {...rechazo} />}
        <div className="tarjeta relleno pila">{children}</div>
        <p className="sin-senal-tambien tenue">
          <ArrowUpload20Regular />
          {texts.sinSenalTambien}
        </p>
        <BorradorSinGuardar saved={borrador.saved} />
        <PieDeFormulario porQueNo={porQueNo} ocupado={ocupado} onCancelar={cancelar} />
      </Formulario>
      <Salida
        abierto={saliendo}
        seGuardo={!borrador.saved || borrador.saved.state === 'kept'}
        onDescartar={() => {
          void borrador.done()
          props.onSalir()
        }}
        onSeguirDespues={props.onSalir}
        onCerrar={() => setSaliendo(false)}
      />
    </div>
  )
}
