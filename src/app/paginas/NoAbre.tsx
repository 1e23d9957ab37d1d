import { texts } from '../texts.ts'
import { actualizar } from '../version/actualizar.ts'

const PORQUE = {
  falla: { titulo: texts.noAbre, detalle: texts.noAbreDetalle },
  'otra-ventana': { titulo: texts.otraVentana, detalle: texts.otraVentanaDetalle },
  viejo: { titulo: texts.viejo, detalle: texts.viejoDetalle },
  'mas-nueva': { titulo: texts.masNueva, detalle: texts.masNuevaDetalle },
}

/** Shown if the portal could not be opened. Plain markup, because no other file may have arrived. */
export function NoAbre({ por }: { por: keyof typeof PORQUE }) {
  const { titulo, detalle } = PORQUE[por]
  const nueva = por === 'mas-nueva'
  return (
    <main className="pagina" id="contenido">
      <div className="columna pila">
        <h1>{titulo}</h1>
        <p>{detalle}</p>
        <div className="botones">
          {por === 'falla' && (
            <a className="boton contorno" href="/reparar.html">
              {texts.reparar}
            </a>
          )}
          <button
            type="button"
            className="boton primario"
            onClick={() => (nueva ? void actualizar() : location.reload())}
          >
            {nueva ? texts.actualizar : texts.probarDeNuevo}
          </button>
        </div>
      </div>
    </main>
  )
}
