/** Placeholder rows, shown during a first load, when this phone has no copy yet. CSS shows them after 200 ms. */
export function Esqueleto({ filas = 4, texto }: { filas?: number; texto: string }) {
  return (
    <div className="esqueleto">
      <output className="oculto">{texto}</output>
      {Array.from({ length: filas }, (_, fila) => (
        <div className="tarjeta" key={fila} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
