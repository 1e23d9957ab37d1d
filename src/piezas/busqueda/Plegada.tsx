import { Filter24Regular } from '@fluentui/react-icons/svg/filter'

import './pantalla.css'

type Props = {
  /** The shown criteria in a few words. */
  criterio: string
  /** Label of the button. */
  rotulo: string
  /** Id of the form while it is open. */
  abierta?: string | undefined
  onAlternar?: () => void
}

/** A search in one line, with the button that unfolds its form. */
export function Plegada({ criterio, rotulo, abierta, onAlternar }: Props) {
  return (
    <div className="plegada">
      <Filter24Regular />
      <span>{criterio}</span>
      <button
        type="button"
        className="enlace"
        aria-expanded={abierta !== undefined}
        aria-controls={abierta}
        onClick={onAlternar}
      >
        {rotulo}
      </button>
    </div>
  )
}
