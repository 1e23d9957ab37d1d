import { useEmpezados } from '#live/borradores/borradores.ts'
import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'

import { type Nueva, esVacia } from './nueva.ts'
import { PREFIJO } from './prefijo.ts'

/** A request that was begun: member, step, and time of the last change. */
export type Empezada = {
  id: string
  formulario: string
  quien: string
  paso: number
  savedAt: number
}

export function useEmpezadas(): Empezada[] {
  const borradores = useEmpezados(PREFIJO)
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  return (borradores ?? []).flatMap(({ formulario, value, savedAt }) => {
    const nueva = value as Nueva // This form wrote it; a draft of another version starts over.
    if (!('papeles' in nueva) || esVacia(nueva)) return []
    const integrante = familia.find(({ afiliado }) => afiliado.idAfiliado === nueva.idAfiliado)
    return [
      {
        id: formulario.slice(PREFIJO.length),
        formulario,
        quien: integrante ? nombreCompleto(integrante) : '',
        paso: nueva.paso,
        savedAt,
      },
    ]
  })
}
