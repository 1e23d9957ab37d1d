import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'

import { cuandoYHora } from '#formato/instantes.ts'
import { useAhora } from '#ui/useAhora.ts'

import { megas } from './megas.ts'
import { Miniatura } from './Miniatura.tsx'
import { texts as deNueva } from './nuevaTexts.ts'
import { type Recibido, useContenido } from './papeles.ts'
import { texts } from './recibidosTexts.ts'

export type Listo = Recibido & Required<Pick<Recibido, 'archivo'>>

/** True for a complete file of a type that a request accepts. */
export const esListo = (row: Recibido): row is Listo => row.archivo !== undefined

type Props = {
  filas: readonly Listo[]
  titulo?: string
  detalle: string
  estaElegido: (row: Listo) => boolean
  onElegir: (row: Listo, si: boolean) => void
  onBorrar: (row: Listo) => void
}

/** Received files; each can be ticked or deleted. */
export function ListaDeRecibidos({ filas, titulo, detalle, ...acciones }: Props) {
  const { estaElegido, onElegir, onBorrar } = acciones
  const now = useAhora(60_000)
  if (filas.length === 0) return null
  return (
    <section className="tarjeta relleno lista-de-papeles">
      {titulo !== undefined && (
        <h2 className="cabeza">
          <QuestionCircle24Regular />
          {titulo}
        </h2>
      )}
      <p className="tenue">{detalle}</p>
      <ul>
        {filas.map((row) => (
          <li key={row.id}>
            <label className="tilde">
              <input
                type="checkbox"
                aria-label={texts.usar(row.name)}
                checked={estaElegido(row)}
                onChange={({ target }) => onElegir(row, target.checked)}
              />
              <Imagen row={row} />
            </label>
            <div>
              <p className="fuerte">{row.name}</p>
              <p className="tenue">{deNueva.mb(megas(row.archivo.size))}</p>
              <p className="tenue">{cuandoYHora(row.at, now)}</p>
            </div>
            <button
              type="button"
              className="cruz"
              aria-label={texts.borrar(row.name)}
              onClick={() => onBorrar(row)}
            >
              <Delete24Regular />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Thumbnail of a received file. A PDF gets an icon, so its bytes are not read. */
function Imagen({ row: { id, archivo } }: { row: Listo }) {
  return archivo.type === 'application/pdf' ? (
    <Miniatura de={{ id, ...archivo }} />
  ) : (
    <Foto id={id} type={archivo.type} />
  )
}

function Foto(de: { id: string; type: string }) {
  return <Miniatura de={{ ...de, bytes: useContenido(de.id) }} />
}
