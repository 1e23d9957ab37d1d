import { texts } from './texts.ts'

/** Placeholder in the shape of a sheet. */
export function Trayendo() {
  return (
    <div className="trayendo">
      <div className="hoja-de-documento" aria-hidden>
        {['corta', 'media', 'alta', '', 'media', '', 'alta', 'cuadro'].map((forma, at) => (
          <span key={at} className={`renglon ${forma}`} />
        ))}
      </div>
      <output className="tarjeta">{texts.trayendo}</output>
    </div>
  )
}
