import * as texts from './texts.ts'

type Props = {
  cuantos: number
  /** True if changes are sent with the portal closed too. */
  seEnviaCerrada: boolean
}

/** Number of changes that wait. */
export function Globo({ cuantos, seEnviaCerrada }: Props) {
  if (cuantos === 0) return null
  return (
    <span className="globo">
      <span aria-hidden="true">{cuantos}</span>
      <span className="oculto">
        {texts.sinEnviar(cuantos)}
        {!seEnviaCerrada && `: ${texts.alAbrir}`}
      </span>
    </span>
  )
}
