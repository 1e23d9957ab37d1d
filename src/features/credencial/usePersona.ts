import { useResource } from '#live/useResource.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'

/** The stored card of a member: of the family group, or of the signed-in person where the group is not here yet. */
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
