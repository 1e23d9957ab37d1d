import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar, titularDelGrupo } from '#model/afiliados.ts'
import { relacion } from '#model/personas.ts'

/** Holder of the family group, as the provider names it; until that is known, by the group's own data. */
export function useTitular() {
  const titular = useResource(titularDelGrupo, {})
  const grupo = useResource(grupoFamiliar, {})
  if (titular.state === 'ready') return titular.value
  const familia = grupo.state === 'ready' ? grupo.value : []
  return familia.find((integrante) => /^titular$/i.test(relacion(integrante)))
}
