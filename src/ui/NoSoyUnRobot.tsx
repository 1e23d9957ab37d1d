import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'

import { Boton } from './Boton.tsx'
import { Panel } from './Panel.tsx'
import { parteTardia } from './parteTardia.tsx'

const Recaptcha = parteTardia(async () => (await import('./Recaptcha.tsx')).Recaptcha, {
  falta: (otraVez) => (
    <Panel tono="aviso" alerta>
      <p>No se pudo traer la comprobación. Fijate si tenés señal. Lo que escribiste sigue acá.</p>
      <Boton onClick={otraVez}>Probar de nuevo</Boton>
    </Panel>
  ),
})

type Props = {
  estado: 'sin-hacer' | 'trabajando' | 'ajena' | 'hecha' | 'falla'
  avance?: number
  porQue?: string
  onHacer: () => void
  /**
   * For 'ajena': the site's key, and the function that takes Google's answer. It returns the reason if the answer is
   * refused.
   */
  sitio: string
  onToken: (token: string) => Promise<string | undefined>
}

/** The bot check: a box to tick, the progress of its work, and the result. */
export function NoSoyUnRobot({ estado, avance = 0, porQue, onHacer, sitio, onToken }: Props) {
  if (estado === 'ajena') return <Recaptcha sitio={sitio} onToken={onToken} />
  return (
    <div className="robot">
      {estado === 'hecha' ? (
        <p className="opcion hecho">
          <CheckmarkCircle24Filled />
          <span>Listo: no sos un robot</span>
        </p>
      ) : (
        <label className="opcion">
          <input
            type="checkbox"
            checked={estado === 'trabajando'}
            disabled={estado === 'trabajando'}
            onChange={onHacer}
          />
          <span>
            {estado === 'trabajando' ? 'Comprobando que no sos un robot…' : 'No soy un robot'}
            {estado === 'trabajando' && (
              <progress aria-label="Comprobando" max={1} value={avance} />
            )}
          </span>
        </label>
      )}
      <output className="oculto">
        {estado === 'trabajando' && 'Comprobando que no sos un robot…'}
        {estado === 'hecha' && 'Listo: no sos un robot'}
      </output>
      {estado === 'falla' && (
        <p className="falta" role="alert">
          {porQue}
        </p>
      )}
    </div>
  )
}
