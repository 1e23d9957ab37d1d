import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { CameraOff24Regular } from '@fluentui/react-icons/svg/camera-off'
import type { ReactNode } from 'react'

import { texts as deCamara } from '#piezas/camara/texts.ts'
import type { Camara, EstadoDeCamara } from '#piezas/camara/useCamara.ts'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import './encargo.css'
import { texts } from './texts.ts'

/** Title and advice for each reason why there is no camera. */
export type SinCamara = Readonly<
  Record<
    Exclude<EstadoDeCamara, 'cerrada' | 'abriendo' | 'abierta'>,
    readonly [titulo: string, detalle: string]
  >
>

type Props = {
  camara: Camara
  /** Line over the camera's picture. */
  apunta: string
  sin: SinCamara
  /** Further buttons. */
  children?: ReactNode
}

/** The camera's picture, or the reason why there is none. */
export function Mirilla({ camara: { video, estado, abrir }, apunta, sin, children }: Props) {
  const falta = estado in sin ? sin[estado as keyof SinCamara] : undefined
  const abierta = estado === 'abierta' || estado === 'abriendo'
  return (
    <>
      <output className="oculto">{estado === 'abriendo' && texts.abriendo}</output>
      {falta && (
        <Panel tono="aviso" titulo={falta[0]} icono={<CameraOff24Regular />} alerta>
          <p>{falta[1]}</p>
        </Panel>
      )}
      {abierta && (
        <div className="mirilla-de-encargo">
          <video ref={video} playsInline muted aria-label={deCamara.camara} />
          <span aria-hidden="true" />
          <p>{apunta}</p>
        </div>
      )}
      {(!abierta || children) && (
        <div className="botones">
          {!abierta && (
            <Boton
              tono={falta ? 'contorno' : 'primario'}
              icono={<Camera24Regular />}
              onClick={() => void abrir()}
            >
              {falta ? texts.otraVez : texts.abrir}
            </Boton>
          )}
          {children}
        </div>
      )}
    </>
  )
}
