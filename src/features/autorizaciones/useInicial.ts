import { useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { tiposDeCobertura } from '#model/listas.ts'

import { type Nueva, VACIA } from './nueva.ts'
import type { Como } from './usePaso.ts'

/** What a new request begins with: for whom and of which kind its address says, as far as there are such; else for the person signed in. */
export function useInicial({ para, tipo }: Como): Nueva {
  const actual = useResource(afiliadoActual, {})
  const grupo = useResource(grupoFamiliar, {})
  const tipos = useResource(tiposDeCobertura, {})
  const propio = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined
  const quien = para ?? propio
  const esDeLaFamilia =
    grupo.state === 'ready' && grupo.value.some(({ afiliado }) => afiliado.idAfiliado === quien)
  const hayTipo = tipos.state === 'ready' && tipos.value.some(({ codigo }) => codigo === tipo)
  return {
    ...VACIA,
    ...(esDeLaFamilia && quien !== undefined && { idAfiliado: quien }),
    ...(hayTipo && tipo !== undefined && { tipo }),
  }
}
