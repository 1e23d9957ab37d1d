import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { cuandoYHora } from '#formato/instantes.ts'
import { type Recibido, useConRecibidos, useContenido } from '#live/useRecibidos.ts'
import { MAX_PAPELES } from '#model/papeles/papel.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'
import { useAhora } from '#ui/useAhora.ts'

import { megas } from './megas.ts'
import { Miniatura } from './Miniatura.tsx'
import { formularioDe, papelesDelPaso } from './nueva.ts'
import { texts as deNueva } from './nuevaTexts.ts'
import { texts } from './recibidosTexts.ts'
import type { Empezada } from './useEmpezadas.ts'
import { direccionDePaso } from './usePaso.ts'

type Listo = Recibido & Required<Pick<Recibido, 'archivo'>>

/** Whole and of a kind that a request takes. */
export const esListo = (row: Recibido): row is Listo => row.archivo !== undefined

/** Those that are not ticked beforehand. */
const sinTilde = (listos: readonly Listo[]): ReadonlySet<string> =>
  new Set(listos.some(({ at }) => at !== listos[0]?.at) ? listos.map(({ id }) => id) : [])

type Props = { listos: readonly Listo[]; empezadas: readonly Empezada[] }

/**
 * Those that can be used. What came in one delivery is what the person came with; where other files wait as well, the person
 * says which: a page that hides where it comes from can hand some over, too.
 */
export function ListosParaUsar({ listos, empezadas }: Props) {
  const { destinar, borrar } = useConRecibidos()
  const [, navigate] = useLocation()
  const [fuera, setFuera] = useState<ReadonlySet<string>>(() => sinTilde(listos))
  const [aBorrar, setABorrar] = useState<Listo>()
  const now = useAhora(60_000)
  const elegidos = listos.filter(({ id }) => !fuera.has(id))
  const no =
    elegidos.length === 0
      ? texts.elegiUno
      : elegidos.length > MAX_PAPELES
        ? texts.hastaCuatro
        : undefined

  async function usar(id: string, paso: number, href: string) {
    const parte = papelesDelPaso(paso) ?? 'requerida'
    const ids = elegidos.map((row) => row.id)
    const outcome = await destinar(ids, { formulario: formularioDe(id), parte })
    if (outcome.kept) navigate(href)
    else showToast(outcome.message, { tipo: 'error' })
  }
  const enNueva = () => {
    const id = crypto.randomUUID()
    void usar(id, 2, direccionDePaso(id, 1))
  }

  return (
    <>
      <section className="tarjeta relleno lista-de-papeles">
        <p className="tenue">{texts.intro(aparato())}</p>
        <ul>
          {listos.map((row) => (
            <li key={row.id}>
              <label className="tilde">
                <input
                  type="checkbox"
                  aria-label={texts.usar(row.name)}
                  checked={!fuera.has(row.id)}
                  onChange={({ target }) => {
                    const otras = new Set(fuera)
                    if (target.checked) otras.delete(row.id)
                    else otras.add(row.id)
                    setFuera(otras)
                  }}
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
                onClick={() => setABorrar(row)}
              >
                <Delete24Regular />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="tarjeta relleno pila">
        <h2>{texts.queHacer}</h2>
        <output className="tenue">{no}</output>
        <div className="botones apilados">
          <Boton tono="primario" disabled={no !== undefined} onClick={enNueva}>
            {texts.nueva}
          </Boton>
          {empezadas.map(({ id, quien, paso }) => (
            <Boton
              key={id}
              disabled={no !== undefined}
              onClick={() =>
                void usar(id, paso, direccionDePaso(id, papelesDelPaso(paso) ? paso : 2))
              }
            >
              {texts.agregarA(quien, papelesDelPaso(paso) ? paso : 2)}
            </Boton>
          ))}
        </div>
      </section>
      <Confirmar
        abierto={aBorrar !== undefined}
        titulo={texts.borrarPregunta(aBorrar?.name ?? '')}
        volver={texts.volver}
        hacer={texts.siBorrar}
        peligro
        onHacer={() => {
          if (aBorrar) void borrar([aBorrar.id])
          setABorrar(undefined)
        }}
        onCerrar={() => setABorrar(undefined)}
      >
        <p>{texts.borrarDetalle}</p>
      </Confirmar>
    </>
  )
}

/** A photo in small: of a PDF no bytes are read. */
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
