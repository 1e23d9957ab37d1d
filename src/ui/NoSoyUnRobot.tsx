import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'

type Props = {
  estado: 'sin-hacer' | 'trabajando' | 'hecha' | 'falla'
  avance?: number
  porQue?: string
  onHacer: () => void
}

/** The bot check: one box to tick, the work behind it with its progress, and what came of it. */
export function NoSoyUnRobot({ estado, avance = 0, porQue, onHacer }: Props) {
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
