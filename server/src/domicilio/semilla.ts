import { calleDe, localidadesPorNombre } from '../busquedas/puerta.ts'
import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { domicilios, itemsDeDomicilio } from './tables.ts'

// Codes of the parts of an address, from specification A §3.
const [PISO, MANZANA, DEPTO, CASA, NUMERO] = [2, 3, 4, 5, 6]

/** Demo people who are not listed have no address yet. */
const DONDE: [who: Who, localidad: string, calle: string, items: [number, string][]][] = [
  ['norma', 'Santa Rosa', 'Av. San Martín', [[NUMERO, '450']]],
  [
    'voluntaria',
    'General Acha',
    'Belgrano',
    [
      [NUMERO, '1120'],
      [PISO, '2'],
      [DEPTO, 'B'],
    ],
  ],
  [
    'derivado',
    'Toay',
    'Mitre',
    [
      [NUMERO, '0'],
      [MANZANA, '14'],
      [CASA, '7'],
    ],
  ],
  ['recetas', 'Macachín', 'Rivadavia', [[NUMERO, '87']]],
]

/** A family lives together, but each member has an address of their own. */
export async function sembrar({ tx, of }: Siembra): Promise<void> {
  const localidad = await localidadesPorNombre(tx)
  for (const [who, pueblo, calle, items] of DONDE) {
    const idCalle = await calleDe(tx, localidad(pueblo), calle)
    const stored = await tx
      .insert(domicilios)
      .values(of(who).integrantes.map(({ idPersonaFisica }) => ({ idPersonaFisica, idCalle })))
      .returning({ idDomicilioPersonaFisica: domicilios.idDomicilioPersonaFisica })
    await tx
      .insert(itemsDeDomicilio)
      .values(
        stored.flatMap((id) =>
          items.map(([codigoTipoNumeracion, valor]) => ({ ...id, codigoTipoNumeracion, valor })),
        ),
      )
  }
}
