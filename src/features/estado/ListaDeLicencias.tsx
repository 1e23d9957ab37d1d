import { paquetes } from 'virtual:licencias'

import { Desplazable } from '#piezas/Desplazable.tsx'

/** Packages that the app is made of, each with its licence. */
export function ListaDeLicencias() {
  return (
    <Desplazable className="informe">
      <ul className="renglones-de-estado">
        {paquetes.map(({ nombre, version, licencia }) => (
          <li key={nombre}>
            <span>
              {nombre} <span className="tenue">{version}</span>
            </span>
            <b className="dato">{licencia}</b>
          </li>
        ))}
      </ul>
    </Desplazable>
  )
}
