import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import type { RefObject } from 'react'

import { texts as deCamara } from '#piezas/camara/texts.ts'
import { aparato } from '#ui/esMovil.ts'

import { LuzYZoom } from './LuzYZoom.tsx'
import { texts } from './texts.ts'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  abierta: boolean
  pista: MediaStreamTrack | undefined
  /** The last code was not valid; the camera waits for another. */
  otra: boolean
}

/** The camera's picture, or the request for permission. */
export function Camara({ video, abierta, pista, otra }: Props) {
  if (!abierta)
    return (
      <div className="camara-de-orden por-abrir">
        <span className="redondo info">
          <Camera24Regular />
        </span>
        <p className="fuerte">{texts.permiti}</p>
        <p>{texts.permitiDetalle(aparato())}</p>
      </div>
    )
  return (
    <div className="camara-de-orden">
      <video ref={video} playsInline muted aria-label={deCamara.camara} />
      <span className="esquinas" aria-hidden="true" />
      <p>
        <span>{otra ? texts.apuntaAlNuevo : deCamara.apunta}</span>
        {pista && <LuzYZoom key={pista.id} pista={pista} />}
      </p>
    </div>
  )
}
