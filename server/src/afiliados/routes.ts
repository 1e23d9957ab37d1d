import type { afiliados } from '#contract/afiliados.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { ficha } from './ficha.ts'
import { grupoFamiliar, unAfiliado } from './service.ts'

export const afiliadosHandlers: AreaHandlers<typeof afiliados> = {
  grupoFamiliar: ({ db, persona, ahora }) => grupoFamiliar(db, persona.idAfiliado, ahora),
  afiliado: ({ db, persona, ahora }) => unAfiliado(db, persona.idAfiliado, ahora),
  seguirAfiliado: ({ db, persona, ahora }) => ficha(db, persona, persona.idAfiliado, ahora),
  findAfiliado: ({ db, persona, request, ahora }) => ficha(db, persona, request.idAfiliado, ahora),
  findTitularGrupo: async ({ db, persona, ahora }) => {
    const [titular] = await grupoFamiliar(db, persona.idAfiliado, ahora)
    if (!titular) throw notFound()
    return titular
  },
}
