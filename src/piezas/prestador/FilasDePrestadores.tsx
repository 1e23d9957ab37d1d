import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Prohibited20Regular } from '@fluentui/react-icons/svg/prohibited'

import type { Prestador } from '#contract/prestadores.ts'
import { Insignia } from '#ui/Insignia.tsx'

import { codigoDe, detalleDe, estaDeBaja } from './prestador.ts'
import { texts } from './texts.ts'

type Props = { filas: readonly Prestador[]; onElegir: (prestador: Prestador) => void }

/** Rows of providers. A provider who has left is shown with the reason and cannot be chosen (ORD-07). */
export function FilasDePrestadores({ filas, onElegir }: Props) {
  return (
    <ul>
      {filas.map((prestador, at) => {
        const deBaja = estaDeBaja(prestador)
        return (
          <li key={`${codigoDe(prestador)}/${prestador.tipo ?? at}`}>
            <button
              type="button"
              className="fila-de-hoja"
              aria-disabled={deBaja}
              onClick={() => deBaja || onElegir(prestador)}
            >
              <span>
                <span className={deBaja ? undefined : 'fuerte'}>{prestador.nombre}</span>
                <small>{detalleDe(prestador)}</small>
                {deBaja && (
                  <Insignia tono="error" icono={<Prohibited20Regular />}>
                    {texts.deBaja}
                  </Insignia>
                )}
              </span>
              {!deBaja && <ChevronRight24Regular />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
