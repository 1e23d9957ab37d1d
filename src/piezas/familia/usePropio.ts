import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'

/** The signed-in member, who is the initial choice of searches. */
export function usePropio(): { idAfiliado: number | undefined; leyendo: boolean } {
  const actual = useResource(afiliadoActual, {})
  return {
    idAfiliado: actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined,
    leyendo: actual.state === 'loading',
  }
}
