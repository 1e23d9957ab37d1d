import { useEffect, useRef, useState } from 'react'

import { Boton } from './Boton.tsx'
import { Panel } from './Panel.tsx'
import { recaptchaYaVino, traerRecaptcha } from './recaptchaApi.ts'
import { useLatest } from './useLatest.ts'

type Props = {
  sitio: string
  /** Takes Google's answer. Returns the reason if it is refused. */
  onToken: (token: string) => Promise<string | undefined>
}

const AVISO =
  'Esta comprobación la hace Google. Si seguís, Google se entera de que visitaste esta página y usa sus propias cookies.'
const VENCIDA = 'La comprobación de Google venció. Marcá la casilla de nuevo.'
const NO_VINO =
  'No se pudo traer la comprobación de Google. Fijate si tenés señal. Lo que escribiste sigue acá.'
const ANCHO_NORMAL = 304

/** The pressed button has disappeared with its content: the next control gets the focus. */
const enfocar = (next: HTMLElement | null) => next?.focus()

/**
 * Google's bot check in place of ours. It says first that it is Google's, and loads nothing from Google until the
 * person goes on.
 */
export function Recaptcha({ sitio, onToken }: Props) {
  const [estado, setEstado] = useState<'aviso' | 'trayendo' | 'lista' | 'falla'>(() =>
    recaptchaYaVino() ? 'trayendo' : 'aviso',
  )
  const [dicho, setDicho] = useState('')
  const [rechazo, setRechazo] = useState<string>()
  const lugar = useRef<HTMLDivElement>(null)
  const entregar = useLatest(onToken)

  useEffect(() => {
    if (estado !== 'trayendo') return undefined
    let here = true
    const show = async () => {
      const api = await traerRecaptcha()
      if (!here || !lugar.current) return
      // A new element each time: Google's script refuses to draw into the same one twice.
      const casilla = document.createElement('div')
      lugar.current.replaceChildren(casilla)
      lugar.current.focus()
      const widget = api.render(casilla, {
        sitekey: sitio,
        size: lugar.current.clientWidth < ANCHO_NORMAL ? 'compact' : 'normal',
        callback: (token) => void take(token),
        'expired-callback': () => again(VENCIDA),
        'error-callback': () => setEstado('falla'),
      })
      const again = (why: string) => {
        api.reset(widget)
        setDicho(why)
      }
      async function take(token: string) {
        setRechazo(undefined)
        setDicho('Comprobando que no sos un robot…')
        const refused = await entregar.current(token)
        if (refused === undefined) return
        again('')
        setRechazo(refused)
      }
      setEstado('lista')
    }
    show().catch(() => here && setEstado('falla'))
    return () => {
      here = false
    }
  }, [estado, sitio, entregar])

  return (
    <div className="robot pila">
      {estado === 'aviso' && (
        <Panel tono="info">
          <p id="de-quien-es">{AVISO}</p>
          <Boton ref={enfocar} aria-describedby="de-quien-es" onClick={() => setEstado('trayendo')}>
            Seguir con Google
          </Boton>
        </Panel>
      )}
      {estado === 'falla' && (
        <Panel tono="error" alerta>
          <p>{NO_VINO}</p>
          <Boton ref={enfocar} onClick={() => setEstado('trayendo')}>
            Probar de nuevo
          </Boton>
        </Panel>
      )}
      {estado !== 'aviso' && estado !== 'falla' && (
        <div ref={lugar} className="ajena" tabIndex={-1} />
      )}
      <output className="tenue">
        {estado === 'trayendo' ? 'Trayendo la comprobación de Google…' : dicho}
      </output>
      {rechazo !== undefined && (
        <p className="falta" role="alert">
          {rechazo}
        </p>
      )}
    </div>
  )
}
