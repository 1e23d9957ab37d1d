import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { tiposDeCobertura } from '#model/listas.ts'

import { type Nueva, VACIA } from './nueva.ts'
import type { Como } from './usePaso.ts'

/** Initial draft: the member and type named in the address if they are valid, else the person signed in and no type. */
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
