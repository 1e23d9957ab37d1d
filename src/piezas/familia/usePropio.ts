import { useResource } from '#live/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'

/** The member who is signed in: of whom a search is until another is chosen. */
export function usePropio(): { idAfiliado: number | undefined; leyendo: boolean } {
  const actual = useResource(afiliadoActual, {})
  return {
    idAfiliado: actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined,
    leyendo: actual.state === 'loading',
  }
}
