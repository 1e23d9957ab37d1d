import type { Siembra } from '../http/area.ts'
import { cuotasDeCapita } from './tables.ts'

/** Monthly fees of Graciela and her daughter. */
export async function sembrar({ tx, of }: Siembra): Promise<void> {
  const [graciela, camila] = of('voluntaria').integrantes
  await tx.insert(cuotasDeCapita).values([
    {
      idAfiliado: graciela?.idAfiliado ?? 0,
      capita: 71_200,
      credito: 4_900,
      fondoVoluntario: 8_250,
    },
    { idAfiliado: camila?.idAfiliado ?? 0, capita: 38_000.5 },
  ])
}
