import type { afiliados } from '#contract/afiliados.ts'

import { type AreaHandlers, pendiente } from '../http/endpointHandler.ts'
import { notFound } from '../http/problem.ts'
import { grupoFamiliar, unAfiliado } from './service.ts'

export const afiliadosHandlers: AreaHandlers<typeof afiliados> = {
  grupoFamiliar: ({ db, persona, ahora }) => grupoFamiliar(db, persona.idAfiliado, ahora),
  afiliado: ({ db, persona, ahora }) => unAfiliado(db, persona.idAfiliado, ahora),
  seguirAfiliado: pendiente(4),
  findAfiliado: pendiente(4),
  findTitularGrupo: async ({ db, persona, ahora }) => {
    const [titular] = await grupoFamiliar(db, persona.idAfiliado, ahora)
    if (!titular) throw notFound()
    return titular
  },
}
