import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { type ReactNode, useState } from 'react'

import { Boton } from './Boton.tsx'
import { CampoDeCodigo } from './CampoDeCodigo.tsx'
import { Formulario } from './Formulario.tsx'
import { Palabras } from './Palabras.tsx'

type Props = {
  /** Time left for the code, in ms. */
  resta: number
  /** Returns the reason of a refusal; undefined if the code was accepted. `vencido`: only a new code helps. */
  onConfirmar: (codigo: string) => Promise<{ porQue: string; vencido: boolean } | undefined>
  /** False if no new code was sent: this one stays as it is. */
  onReenviar: () => Promise<boolean>
  children?: ReactNode
  pie?: ReactNode
}

/** Input for a code, its time left, and two buttons. A new code can be requested only when this one has expired. */
export function FormularioDeCodigo({ resta, onConfirmar, onReenviar, children, pie }: Props) {
  const [codigo, setCodigo] = useState('')
  const [error, setError] = useState<string>()
  const [gastado, setGastado] = useState(false)
  const [ocupado, setOcupado] = useState<'confirmar' | 'reenviar'>()
  const vencido = gastado || resta === 0

  async function confirmar() {
    if (ocupado || vencido) return
    if (codigo === '') return setError('Debe ingresar un código')
    setOcupado('confirmar')
    const rechazo = await onConfirmar(codigo).finally(() => setOcupado(undefined))
    setError(rechazo?.porQue)
    if (rechazo?.vencido) setGastado(true)
  }

  async function reenviar() {
    if (ocupado) return
    setOcupado('reenviar')
    const llega = await onReenviar().finally(() => setOcupado(undefined))
    if (!llega) return
    setCodigo('')
    setError(undefined)
    setGastado(false)
  }

  return (
    <Formulario onEnviar={confirmar}>
      {children}
      <CampoDeCodigo
        valor={codigo}
        onCambiar={setCodigo}
        error={resta === 0 ? 'El código ha caducado' : error}
      />
      {vencido ? (
        <p className="tenue">Pedí otro: llega al mismo lugar.</p>
      ) : (
        <p className="cabeza">
          <Clock24Regular />
          <span>
            El código vale <b className="dato">{enMinutos(resta)}</b> minutos más. Después podés
            pedir otro.
          </span>
        </p>
      )}
      {pie}
      <div className="botones final">
        <Boton
          tono={vencido ? 'primario' : 'contorno'}
          disabled={!vencido}
          ocupado={ocupado === 'reenviar'}
          onClick={() => void reenviar()}
        >
          <Palabras
            ocupado={ocupado === 'reenviar'}
            quieto="Reenviar código"
            haciendo="Enviando…"
          />
        </Boton>
        <Boton
          tono={vencido ? 'contorno' : 'primario'}
          type="submit"
          disabled={vencido}
          ocupado={ocupado === 'confirmar'}
        >
          <Palabras ocupado={ocupado === 'confirmar'} quieto="Confirmar" haciendo="Confirmando…" />
        </Boton>
      </div>
    </Formulario>
  )
}

/** Written as '4:12'. */
function enMinutos(ms: number): string {
  const segundos = Math.ceil(ms / 1000)
  return `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`
}
