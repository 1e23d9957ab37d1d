import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { type Uno, contactosEn, guardarContactos } from '#model/guardarContactos.ts'
import { useDecirQueEspera } from '#piezas/sinEnviar.ts'

import type { Persona } from './persona.ts'

/** Name of the draft of a contact's form; without a contact, of a new one. */
export const formularioDe = (idAfiliado: number, uno: Uno | undefined) =>
  uno ? `contacto/${idAfiliado}/${uno.id ?? uno.valor}` : `contacto/${idAfiliado}`

export const contactosDe = (ficha: FichaDeAfiliado): Uno[] => contactosEn(ficha)

/** Stores the whole list as one change (CONT-10). Returns the reason if the phone cannot. */
export function useGuardarContactos({ ficha, idAfiliado, propia }: Persona) {
  const operacion = useOperation(guardarContactos)
  const decirQueEspera = useDecirQueEspera()
  return async (despues: Uno[], clave?: string): Promise<string | undefined> => {
    const kept = await operacion(
      {
        idAfiliado,
        propia,
        antes: contactosEn(ficha),
        despues,
        version: ficha.versiones?.contactos ?? undefined,
      },
      clave === undefined ? undefined : { clave },
    )
    if (!kept.kept) return kept.message
    decirQueEspera(kept.value)
    return undefined
  }
}
