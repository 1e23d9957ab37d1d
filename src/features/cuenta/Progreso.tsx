import { texts } from './texts.ts'

/** A bar of three; the words say it, the bar shows it. */
export function Progreso({ paso, que }: { paso: number; que: string }) {
  return (
    <div className="progreso">
      <div aria-hidden="true">
        {[0, 1, 2].map((n) => (
          <i key={n} className={n <= paso ? 'hecho' : ''} />
        ))}
      </div>
      <p className="tenue">{texts.paso(paso + 1, que)}</p>
    </div>
  )
}
