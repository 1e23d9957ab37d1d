import { Button } from '@fluentui/react-components'
import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { CameraOff24Regular } from '@fluentui/react-icons/svg/camera-off'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'
import { useEffect, useState } from 'react'

import { useSucio } from '#live/busy.ts'
import { Panel } from '#ui/Panel.tsx'

import { type Leer, leerFoto } from './cuadros.ts'
import { ElegirFoto } from './ElegirFoto.tsx'
import { texts } from './texts.ts'
import { useCamara } from './useCamara.ts'

type Props = {
  leer: Leer
  /** Somebody has just asked for the next one: the camera opens by itself. */
  abrirYa: boolean
  onTexto: (text: string) => void
}

const SIN = {
  'sin-permiso': [texts.sinPermiso, texts.sinPermisoDetalle],
  'sin-camara': [texts.sinCamara, texts.sinCamaraDetalle],
  ocupada: [texts.ocupada, texts.ocupadaDetalle],
  'sin-lector': [texts.sinLector, texts.sinLectorDetalle],
} as const

/** Camera or photo. Opening the camera is the person's choice; a photo is always beside it. */
export function Escaner({ leer, abrirYa, onTexto }: Props) {
  const { video, estado, abrir, cerrar } = useCamara(leer, onTexto)
  const [foto, setFoto] = useState<'leyendo' | 'sin-qr' | 'sin-lector'>()
  const abierta = estado === 'abierta' || estado === 'abriendo'
  const sin = estado in SIN ? SIN[estado as keyof typeof SIN] : undefined
  // No new version takes the page away while somebody holds it over a code.
  useSucio(abierta || foto === 'leyendo')

  useEffect(() => {
    if (abrirYa) void abrir()
  }, [abrirYa, abrir])

  function otraVez() {
    setFoto(undefined)
    void abrir()
  }

  async function onFoto(file: Blob) {
    if (!sin) cerrar() // what is wrong with the camera stays said, and the photo the way that is left
    setFoto('leyendo')
    try {
      const text = await leerFoto(file, leer)
      setFoto(text === undefined ? 'sin-qr' : undefined)
      if (text !== undefined) onTexto(text)
    } catch {
      setFoto('sin-lector') // its file did not arrive: told in words
    }
  }

  return (
    <>
      <output className="oculto">
        {estado === 'abriendo' ? texts.abriendoCamara : foto === 'leyendo' ? texts.leyendoFoto : ''}
      </output>
      {sin ? (
        <Panel tono="aviso" titulo={sin[0]} icono={<CameraOff24Regular />} alerta>
          <p>{sin[1]}</p>
        </Panel>
      ) : (
        <div className={abierta ? 'visor abierto' : 'visor'}>
          {abierta ? (
            <>
              <video ref={video} playsInline muted aria-label={texts.camara} />
              <span className="mira" aria-hidden="true" />
              <p>{texts.apunta}</p>
            </>
          ) : (
            <ScanQrCode24Regular aria-hidden="true" />
          )}
        </div>
      )}
      {(foto === 'sin-qr' || foto === 'sin-lector') && (
        <Panel tono="aviso" titulo={foto === 'sin-qr' ? texts.fotoSinQr : texts.sinLector} alerta>
          <p>{foto === 'sin-qr' ? texts.fotoSinQrDetalle : texts.sinLectorDetalle}</p>
        </Panel>
      )}
      <div className="acciones">
        {!abierta && !sin && (
          <Button
            className="primario"
            appearance="primary"
            icon={<Camera24Regular />}
            onClick={otraVez}
          >
            {texts.abrirCamara}
          </Button>
        )}
        <ElegirFoto principal={sin !== undefined} onFoto={(file) => void onFoto(file)} />
        {abierta && (
          <Button className="contorno" icon={<Dismiss24Regular />} onClick={() => cerrar()}>
            {texts.cerrarCamara}
          </Button>
        )}
        {sin && (
          <Button className="contorno" icon={<Camera24Regular />} onClick={otraVez}>
            {texts.otraVezCamara}
          </Button>
        )}
      </div>
    </>
  )
}
