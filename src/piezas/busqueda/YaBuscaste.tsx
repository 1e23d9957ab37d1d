import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { History24Regular } from '@fluentui/react-icons/svg/history'

import { cuandoYHora } from '#formato/instantes.ts'
import type { Guardada } from '#live/useGuardadas.ts'
import { useAhora } from '#ui/useAhora.ts'

import './busqueda.css'
import { texts } from './texts.ts'

/** More are found by searching again. */
const A_LA_VISTA = 5

type Props<Params, Value> = {
  titulo?: string
  guardadas: readonly Guardada<Params, Value>[] | undefined
  /** The search in words; undefined where it cannot be told whose it is. */
  enPalabras: (params: Params) => string | undefined
  cuantos: (value: Value) => string
  onAbrir: (params: Params) => void
}

/** A list without rows, or groups of them that are all empty. */
function noHalloNada(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null
    ? Object.values(value).every((grupo) => !grupo || noHalloNada(grupo))
    : false
}

/** The searches that found something and whose answers this phone keeps: each opens without signal. */
export function YaBuscaste<Params, Value>(props: Props<Params, Value>) {
  const { titulo = texts.yaBuscaste, guardadas = [], enPalabras, cuantos, onAbrir } = props
  const now = useAhora(60_000)
  const filas = guardadas.flatMap((una) => {
    const words = noHalloNada(una.value) ? undefined : enPalabras(una.params)
    return words === undefined ? [] : [{ ...una, words }]
  })
  if (filas.length === 0) return null
  return (
    <section className="ya-buscaste">
      <h2 className="seccion">{titulo}</h2>
      <ul className="tarjeta">
        {filas.slice(0, A_LA_VISTA).map(({ params, value, savedAt, words }) => (
          <li key={JSON.stringify(params)}>
            <button type="button" className="fila" onClick={() => onAbrir(params)}>
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
