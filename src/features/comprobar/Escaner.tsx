import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { CameraOff24Regular } from '@fluentui/react-icons/svg/camera-off'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'
import { useEffect } from 'react'

import { useSucio } from '#live/telefono/busy.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { DeLaFoto } from '#piezas/camara/DeLaFoto.tsx'
import { ElegirFoto } from '#piezas/camara/ElegirFoto.tsx'
import { SIN_CAMARA, texts as deCamara } from '#piezas/camara/texts.ts'
import { useCamara } from '#piezas/camara/useCamara.ts'
import { useFoto } from '#piezas/camara/useFoto.ts'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

type Props = {
  leer: Leer
  /** Opens the camera at once: the person has just asked for the next scan. */
  abrirYa: boolean
  onTexto: (text: string) => void
}

const SIN = {
  ...SIN_CAMARA,
  'sin-lector': [deCamara.sinLector, texts.sinLectorDetalle],
} as const

/** Camera or photo. The camera opens only when the person asks for it; a photo is always possible. */
export function Escaner({ leer, abrirYa, onTexto }: Props) {
  const { video, estado, abrir, cerrar } = useCamara(leer, onTexto)
  const foto = useFoto(leer, onTexto)
  const abierta = estado === 'abierta' || estado === 'abriendo'
  const sin = estado in SIN ? SIN[estado as keyof typeof SIN] : undefined
  // An update must not reload the page during a scan.
  useSucio(abierta || foto.leyendo)

  useEffect(() => {
    if (abrirYa) void abrir()
  }, [abrirYa, abrir])

  function otraVez() {
    foto.olvidar()
    void abrir()
  }

  function onFoto(file: Blob) {
    if (!sin) cerrar() // Keeps the message about a broken camera on the screen, with the photo as an alternative.
    foto.elegir(file)
  }

  return (
    <>
      <output className="oculto">{estado === 'abriendo' && texts.abriendoCamara}</output>
      {sin ? (
        <Panel tono="aviso" titulo={sin[0]} icono={<CameraOff24Regular />} alerta>
          <p>{sin[1]}</p>
        </Panel>
      ) : (
        <div className={abierta ? 'mirilla abierta' : 'mirilla'}>
          {abierta ? (
            <>
              <video ref={video} playsInline muted aria-label={deCamara.camara} />
              <span className="mira" aria-hidden="true" />
              <p>{deCamara.apunta}</p>
            </>
          ) : (
            <ScanQrCode24Regular aria-hidden="true" />
          )}
        </div>
      )}
      <DeLaFoto foto={foto.estado} sinLector={texts.sinLectorDetalle} onDejar={foto.dejar} />
      <div className="acciones">
        {!abierta && !sin && (
          <Boton tono="primario" icono={<Camera24Regular />} onClick={otraVez}>
            {texts.abrirCamara}
          </Boton>
        )}
        <ElegirFoto principal={sin !== undefined} entrada={foto.entrada} onFoto={onFoto} />
        {abierta && (
          <Boton icono={<Dismiss24Regular />} onClick={() => cerrar()}>
            {texts.cerrarCamara}
          </Boton>
        )}
        {sin && (
          <Boton icono={<Camera24Regular />} onClick={otraVez}>
            {texts.otraVezCamara}
          </Boton>
        )}
      </div>
    </>
  )
}
