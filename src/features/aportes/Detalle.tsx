import type { Aporte } from '#contract/aportes.ts'
import { dinero } from '#formato/dinero.ts'
import { Dato } from '#piezas/Dato.tsx'

import { CAMPOS } from './sumas.ts'
import { texts } from './texts.ts'

/**
 * All data of a presentation: its seven amounts, zeros included, and the list of positive contributions (APOR-02,
 * APOR-03).
 */
export function Detalle({ aporte }: { aporte: Aporte }) {
  const positivos = aporte.aportesPositivos ?? []
  return (
    <div className="positivos">
      <dl className="datos">
        {CAMPOS.map((campo) => (
          <Dato key={campo} titulo={texts.campos[campo]} esDato>
            {dinero(aporte[campo] ?? 0)}
          </Dato>
        ))}
      </dl>
      <div>
        <h3>{texts.positivos}</h3>
        {positivos.length === 0 ? (
          <p className="tenue">{texts.noContiene}</p>
        ) : (
          <ul>
            {positivos.map(({ descripcion, importe }, at) => (
              <li key={`${descripcion}${at}`}>
                <span>{descripcion}</span>
                <span className="dato">{dinero(importe)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
