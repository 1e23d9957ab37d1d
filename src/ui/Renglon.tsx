import type { ReactNode } from 'react'

type Props = { tono: string; icono: ReactNode; fuerte: ReactNode; tenue: ReactNode }

/** An icon on its tile, a line, and a smaller one below. */
export const Renglon = ({ tono, icono, fuerte, tenue }: Props) => (
  <>
    <span className={`baldosa ${tono}`}>{icono}</span>
    <span>
      <span className="fuerte">{fuerte}</span>
      <br />
      <span className="tenue">{tenue}</span>
    </span>
  </>
)
