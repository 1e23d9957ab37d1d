import { useResource } from '#live/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { primerNombre } from '#model/personas.ts'

/** Whose change it is, before what else its line says. */
export function PrimerNombre({ idAfiliado }: { idAfiliado: number }) {
  const grupo = useResource(grupoFamiliar, {})
  const quien =
    grupo.state === 'ready'
      ? grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
      : undefined
  return quien ? `${primerNombre(quien)} · ` : null
}
