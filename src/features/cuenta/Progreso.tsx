import { texts } from './texts.ts'

/** A progress bar with three parts. The text says the same, so the bar is hidden from screen readers. */
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
