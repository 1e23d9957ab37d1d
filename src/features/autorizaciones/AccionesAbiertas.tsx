import { Boton } from '#ui/Boton.tsx'

import type { Accion } from './useAcciones.tsx'

/** Actions of an open row: the first is a filled button, each other one a row of text. */
export function AccionesAbiertas({ acciones }: { acciones: readonly Accion[] }) {
  const [primera, ...otras] = acciones
  return (
    <div className="acciones-abiertas">
      {primera && (
        <Boton tono="primario" icono={primera.icono} onClick={primera.onElegir}>
          {primera.texto}
        </Boton>
      )}
      <ul>
        {otras.map(({ texto, icono, peligro, onElegir }) => (
          <li key={texto}>
            <button
              type="button"
              className={peligro ? 'fila peligro' : 'fila'}
              onClick={() => onElegir()}
            >
              {icono}
              <span>{texto}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
