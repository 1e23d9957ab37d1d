import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { primerNombre } from '#model/personas.ts'

/** First name of the member that the change is about, shown before the text. */
export function PrimerNombre({ idAfiliado }: { idAfiliado: number }) {
  const grupo = useResource(grupoFamiliar, {})
  const quien =
    grupo.state === 'ready'
      ? grupo.value.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
      : undefined
  return quien ? `${primerNombre(quien)} · ` : null
}
