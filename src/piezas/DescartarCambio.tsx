import { useState } from 'react'

import { discardPendiente } from '#live/pendientes/decisiones.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { Confirmar } from '#ui/Confirmar.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Props = { pendiente: Pendiente | undefined; onCerrar: () => void }

/** Asks before a change is discarded. Asks again if the provider may already have it and cannot be asked. */
export function DescartarCambio({ pendiente, onCerrar }: Props) {
  return pendiente && <Pregunta pendiente={pendiente} onCerrar={onCerrar} />
}

function Pregunta({ pendiente, onCerrar }: { pendiente: Pendiente; onCerrar: () => void }) {
  const [incierto, setIncierto] = useState(pendiente.state === 'dudosa')
  const [preguntando, setPreguntando] = useState(false)

  async function descartar() {
    setPreguntando(true)
    const outcome = await discardPendiente(pendiente, incierto).finally(() => setPreguntando(false))
    if (outcome === 'failed') return
    if (outcome === 'unknown') return setIncierto(true)
    if (outcome === 'arrived') showToast(texts.yaLlego)
    if (outcome === 'partly') showToast(texts.yaLlegoEnParte)
    onCerrar()
  }

  return (
    <Confirmar
      abierto
      titulo={texts.preguntaDescartar}
      volver={texts.volver}
      hacer={preguntando ? texts.descartando : incierto ? texts.descartarIgual : texts.descartar}
      peligro
      ocupado={preguntando}
      onHacer={() => void descartar()}
      onCerrar={onCerrar}
    >
      <p role={incierto ? 'alert' : undefined}>
        {pendiente.words}. {incierto ? texts.descartarIncierto : texts.descartarDetalle}
      </p>
    </Confirmar>
  )
}
