import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreEntre } from '#model/personas.ts'

import { texts as comunes } from '../texts.ts'

/** The family group, and the name of each member within it. */
export function useFamilia() {
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const nombreDe = (idAfiliado: number | null | undefined) => {
    const uno = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    return uno && nombreEntre(uno, familia)
  }
  const sinNadie = { idAfiliado: undefined }
  return {
    integrantes: familia.map(({ afiliado: { idAfiliado } }) => ({ idAfiliado })),
    nombreDe,
    /** Text for the member of a search. */
    deQuien: (idAfiliado: number | undefined) =>
      idAfiliado === undefined ? comunes.todoElGrupo : nombreDe(idAfiliado),
    /** The member as a removable criterion of a search; none in a family of one. */
    elegido: (idAfiliado: number | undefined) => {
      const texto = nombreDe(idAfiliado)
      return texto === undefined || familia.length < 2 ? [] : [{ texto, sin: sinNadie }]
    },
  }
}
