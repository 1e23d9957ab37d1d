import './loQueQueda.css'

/** Maximum number of units that are drawn one by one. */
const UNIDADES = 12

/** A bar of the amount left of a limit, in green. Hidden from screen readers, because the figures stand beside it. */
export function LoQueQueda({ quedan, total }: { quedan: number; total: number }) {
  const parte = total > 0 ? Math.min(1, Math.max(0, quedan) / total) : 0
  const cortes = total > 1 && total <= UNIDADES ? total : 1
  return (
    <div className="lo-que-queda" aria-hidden="true">
      <i style={{ width: `${parte * 100}%` }} />
      {Array.from({ length: cortes - 1 }, (_, at) => (
        <b key={at} style={{ left: `${((at + 1) / cortes) * 100}%` }} />
      ))}
    </div>
  )
}
