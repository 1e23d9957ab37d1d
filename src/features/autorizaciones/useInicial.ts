import { useResource } from '#live/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { tiposDeCobertura } from '#model/listas.ts'

import { type Nueva, VACIA } from './nueva.ts'
import type { Como } from './usePaso.ts'

/** What a new request begins with: for whom and of which kind its address says, as far as there are such. */
export function useInicial({ para, tipo }: Como): Nueva {
  const grupo = useResource(grupoFamiliar, {})
  const tipos = useResource(tiposDeCobertura, {})
  const esDeLaFamilia =
    grupo.state === 'ready' && grupo.value.some(({ afiliado }) => afiliado.idAfiliado === para)
  const hayTipo = tipos.state === 'ready' && tipos.value.some(({ codigo }) => codigo === tipo)
  return {
    ...VACIA,
    ...(esDeLaFamilia && para !== undefined && { idAfiliado: para }),
    ...(hayTipo && tipo !== undefined && { tipo }),
  }
}
