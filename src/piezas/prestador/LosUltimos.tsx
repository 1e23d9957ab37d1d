import type { Prestador } from '#contract/prestadores.ts'
import { ultimosPrestadores } from '#model/ordenes.ts'

import { useCopia } from '../useCopia.tsx'
import { FilasDePrestadores } from './FilasDePrestadores.tsx'
import type { DeQuien } from './prestador.ts'
import { texts } from './texts.ts'

type Props = { deQuien: DeQuien | undefined; onElegir: (prestador: Prestador) => void }

/** The member's last providers (ORD-04). */
export function LosUltimos({ deQuien, onElegir }: Props) {
  if (!deQuien) return <p className="tenue">{texts.sinAfiliado}</p>
  return <DeUno deQuien={deQuien} onElegir={onElegir} />
}

const DIEZ = 10

function DeUno({ deQuien, onElegir }: { deQuien: DeQuien; onElegir: Props['onElegir'] }) {
  const { idAfiliado, nombre } = deQuien
  const { value, aviso } = useCopia(ultimosPrestadores, { idAfiliado }, texts.buscando)
  if (!value) return aviso
  if (value.length === 0) return <p className="tenue">{texts.ninguno}</p>
  return (
    <>
      <h3>{texts.ultimos(nombre)}</h3>
      <FilasDePrestadores filas={value.slice(0, DIEZ)} onElegir={onElegir} />
    </>
  )
}
