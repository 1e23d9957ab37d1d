import { and, eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { calles, localidades } from '../busquedas/tables.ts'
import { domicilios, itemsDeDomicilio } from '../domicilio/tables.ts'
import type { De, Who } from './demo.ts'

// As A §3 numbers them.
const [PISO, MANZANA, DEPTO, CASA, NUMERO] = [2, 3, 4, 5, 6]

/** Who is not here has no address written down yet. */
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

/** A family lives together, and everybody's address is their own. */
export async function sembrarDomicilios(tx: Db, of: De): Promise<void> {
  for (const [who, localidad, calle, items] of DONDE) {
    const [street] = await tx
      .select({ idCalle: calles.idCalle })
      .from(calles)
      .innerJoin(localidades, eq(localidades.idLocalidad, calles.idLocalidad))
      .where(and(eq(localidades.descripcion, localidad), eq(calles.descripcion, calle)))
    if (!street) throw new Error(`There is no ${calle} in ${localidad}.`)
    const stored = await tx
      .insert(domicilios)
      .values(of(who).integrantes.map(({ idPersonaFisica }) => ({ idPersonaFisica, ...street })))
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
