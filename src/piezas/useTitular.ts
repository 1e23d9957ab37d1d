import { useResource } from '#live/useResource.ts'
import { grupoFamiliar, titularDelGrupo } from '#model/afiliados.ts'
import { relacion } from '#model/personas.ts'

/** The holder of the group, as the provider names them; until that is known, as the group does. */
export function useTitular() {
  const titular = useResource(titularDelGrupo, {})
  const grupo = useResource(grupoFamiliar, {})
  if (titular.state === 'ready') return titular.value
  const familia = grupo.state === 'ready' ? grupo.value : []
  return familia.find((integrante) => /^titular$/i.test(relacion(integrante)))
}
