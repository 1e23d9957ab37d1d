import { Flash24Filled, Flash24Regular } from '@fluentui/react-icons/svg/flash'
import { ZoomIn24Regular } from '@fluentui/react-icons/svg/zoom-in'
import { ZoomOut24Regular } from '@fluentui/react-icons/svg/zoom-out'
import { useState } from 'react'

import { texts } from './texts.ts'

/** Abilities of phone cameras that the browser's types lack. */
type Capaz = { torch?: boolean; zoom?: { min: number; max: number } }

const CERCA = 2

/** Light and zoom, each shown only if this camera has it. */
export function LuzYZoom({ pista }: { pista: MediaStreamTrack }) {
  const [luz, setLuz] = useState(false)
  const [cerca, setCerca] = useState(false)
  const { torch, zoom } = capacidadesDe(pista)

  async function poner(ajuste: { torch: boolean } | { zoom: number }, dicho: () => void) {
    const advanced = [ajuste] as MediaTrackConstraintSet[] // The browser's types lack them here too.
    // If the camera refuses, light and zoom stay as they were, and so does the button.
    await pista.applyConstraints({ advanced }).then(dicho, () => undefined)
  }
  return (
    <span className="botones-de-camara">
      {zoom && zoom.max > zoom.min && (
        <button
          type="button"
          aria-label={cerca ? texts.alejar : texts.acercar}
          onClick={() =>
            void poner({ zoom: cerca ? zoom.min : Math.min(zoom.max, zoom.min * CERCA) }, () =>
              setCerca(!cerca),
            )
          }
        >
          {cerca ? <ZoomOut24Regular /> : <ZoomIn24Regular />}
        </button>
      )}
      {torch === true && (
        <button
          type="button"
          aria-label={luz ? texts.apagarLuz : texts.prenderLuz}
          onClick={() => void poner({ torch: !luz }, () => setLuz(!luz))}
        >
          {luz ? <Flash24Filled /> : <Flash24Regular />}
        </button>
      )}
    </span>
  )
}

function capacidadesDe(pista: MediaStreamTrack): Capaz {
  const { getCapabilities } = pista as { getCapabilities?: () => MediaTrackCapabilities }
  // Older versions of Firefox do not have getCapabilities.
  return (getCapabilities?.call(pista) ?? {}) as Capaz
}
