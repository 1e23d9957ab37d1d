import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'

import { ListaDeEspera } from './ListaDeEspera.tsx'
import { type LoQueEspera, discardAll } from './salir.ts'
import { texts } from './salirTexts.ts'

type Props = { espera: LoQueEspera; onSalir: () => void; onVolver: () => void }

/**
 * Second question before changes are discarded, with their names. A third one follows if the provider may already have
 * some of them.
 */
export function DescartarYSalir({ espera, onSalir, onVolver }: Props) {
  const [incierto, setIncierto] = useState(false)
  const [descartando, setDescartando] = useState(false)

  async function descartar() {
    if (descartando) return
    setDescartando(true)
    const outcome = await discardAll(espera, incierto).finally(() => setDescartando(false))
    if (outcome === 'gone') onSalir()
    if (outcome === 'unknown') setIncierto(true)
  }

  return (
    <div className="pila">
      <ListaDeEspera espera={espera} />
      <p role={incierto ? 'alert' : undefined}>
        {incierto ? texts.descartarIncierto : texts.descartarDetalle}
      </p>
      <div className="botones">
        <Boton tono="primario" onClick={onVolver}>
          {texts.volver}
        </Boton>
        <Boton peligro ocupado={descartando} onClick={() => void descartar()}>
          {descartando
            ? texts.descartando
            : incierto
              ? texts.descartarIgual
              : texts.descartarYSalir}
        </Boton>
      </div>
    </div>
  )
}
