import { Play24Filled } from '@fluentui/react-icons/svg/play'
import { useState } from 'react'

import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** The three steps as a film. It loads on request, because it costs data; the drawings are enough. */
export function Pelicula() {
  const [estado, setEstado] = useState<'sin-pedir' | 'pedida' | 'no-se-pudo'>('sin-pedir')
  if (estado === 'no-se-pudo')
    return (
      <Panel tono="aviso">
        <p role="alert">{texts.videoNoSePudo}</p>
      </Panel>
    )
  if (estado === 'pedida')
    return (
      <video
        className="guia-video"
        src="/instalar-iphone.mp4"
        poster="/instalar-iphone.jpg"
        aria-label={texts.videoEnPalabras}
        controls
        autoPlay
        muted
        playsInline
        onError={() => setEstado('no-se-pudo')}
      />
    )
  return (
    <button type="button" className="fila guia-ver" onClick={() => setEstado('pedida')}>
      <span className="baldosa ok">
        <Play24Filled />
      </span>
      <span className="pila">
        <span className="fuerte">{texts.verVideo}</span>
        <span className="tenue">{texts.videoCuanto}</span>
      </span>
    </button>
  )
}
