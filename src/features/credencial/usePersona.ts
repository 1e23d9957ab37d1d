import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'

/** The stored card of a member: from the family group, or of the signed-in person while the group is missing. */
export function usePersona(idAfiliado: number) {
  const grupo = useResource(grupoFamiliar, {})
  const actual = useResource(afiliadoActual, {})
  const deGrupo =
    grupo.state === 'ready'
      ? grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
      : undefined
  if (deGrupo && grupo.state === 'ready') return { value: deGrupo, savedAt: grupo.savedAt }
  if (actual.state === 'ready' && actual.value.afiliado.idAfiliado === idAfiliado)
    return { value: actual.value, savedAt: actual.savedAt }
  return undefined
}
