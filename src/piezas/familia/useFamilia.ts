import { useResource } from '#live/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreEntre } from '#model/personas.ts'

import { texts as comunes } from '../texts.ts'

/** The family, and what each is called among them. */
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
    /** Of whom a search is. */
    deQuien: (idAfiliado: number | undefined) =>
      idAfiliado === undefined ? comunes.todoElGrupo : nombreDe(idAfiliado),
    /** The member that a search has chosen, to be taken out of it; a person alone cannot. */
    elegido: (idAfiliado: number | undefined) => {
      const texto = nombreDe(idAfiliado)
      return texto === undefined || familia.length < 2 ? [] : [{ texto, sin: sinNadie }]
    },
  }
}
