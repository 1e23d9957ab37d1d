import { Button } from '@fluentui/react-components'
import { useState } from 'react'

import { discardPendiente } from '#live/decisiones.ts'
import type { Pendiente } from '#live/usePendientes.ts'
import { Dialogo } from '#ui/Dialogo.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Props = { pendiente: Pendiente | undefined; onCerrar: () => void }

/** Asks before a change is lost for good; asks again where it may be at the provider already and nobody can tell. */
export function DescartarDialogo({ pendiente, onCerrar }: Props) {
  return (
    <Dialogo abierto={pendiente !== undefined} titulo={texts.pregunta} onCerrar={onCerrar}>
      {pendiente && <Pregunta pendiente={pendiente} onCerrar={onCerrar} />}
    </Dialogo>
  )
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
    <>
      <p role={incierto ? 'alert' : undefined}>
        {pendiente.words}. {incierto ? texts.preguntaIncierta : texts.preguntaDetalle}
      </p>
      <div className="botones">
        <Button className="contorno" appearance="outline" onClick={onCerrar}>
          {texts.volver}
        </Button>
        <Button
          className="primario"
          appearance="primary"
          disabledFocusable={preguntando}
          onClick={() => void descartar()}
        >
          {preguntando ? texts.descartando : incierto ? texts.descartarIgual : texts.descartar}
        </Button>
      </div>
    </>
  )
}
