import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { History24Regular } from '@fluentui/react-icons/svg/history'

import { cuandoYHora } from '#formato/instantes.ts'
import type { Guardada } from '#live/copias/useGuardadas.ts'
import { useAhora } from '#ui/useAhora.ts'

import './busqueda.css'
import { texts } from './texts.ts'
import type { Busqueda } from './useBusqueda.ts'

/** Maximum number of earlier searches shown. */
const A_LA_VISTA = 5

type Props<Criterios, Params, Value> = {
  titulo?: string
  busqueda: Busqueda<Criterios>
  guardadas: readonly Guardada<Params, Value>[] | undefined
  /** The criteria that led to these parameters. */
  criteriosDe: (params: Params) => Criterios
  /** The search in words; undefined if the member is unknown. */
  enPalabras: (criterios: Criterios) => string | undefined
  cuantos: (value: Value) => string
}

/** True for a list without rows, or for groups that are all empty. */
function noHalloNada(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null
    ? Object.values(value).every((grupo) => !grupo || noHalloNada(grupo))
    : false
}

/** Earlier searches with stored results: each opens without signal. */
export function YaBuscaste<Criterios, Params, Value>(props: Props<Criterios, Params, Value>) {
  const { titulo = texts.yaBuscaste, busqueda, guardadas = [], cuantos } = props
  const now = useAhora(60_000)
  const filas = guardadas.flatMap((una) => {
    const criterios = props.criteriosDe(una.params)
    const words = noHalloNada(una.value) ? undefined : props.enPalabras(criterios)
    return words ? [{ ...una, criterios, words }] : []
  })
  if (filas.length === 0) return null
  return (
    <section className="ya-buscaste">
      <h2 className="seccion">{titulo}</h2>
      <ul className="tarjeta">
        {filas.slice(0, A_LA_VISTA).map(({ params, criterios, value, savedAt, words }) => (
          <li key={JSON.stringify(params)}>
            <button type="button" className="fila" onClick={() => busqueda.abrir(criterios)}>
              <History24Regular />
              <span>
                <span className="dos-lineas">{words}</span>
                <span className="tenue">
                  {cuantos(value)} · {texts.guardado(cuandoYHora(savedAt, now))}
                </span>
              </span>
              <ChevronRight24Regular />
            </button>
          </li>
        ))}
      </ul>
      <p className="tenue">{texts.sinSenal}</p>
    </section>
  )
}
