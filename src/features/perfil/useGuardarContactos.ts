import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { alEsperar } from '#live/cambios/alEsperar.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { type Uno, contactosEn, guardarContactos } from '#model/guardarContactos.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import type { Persona } from './persona.ts'
import { texts } from './texts.ts'

/** Name of the draft of a contact's form; without a contact, of a new one. */
export const formularioDe = (idAfiliado: number, uno: Uno | undefined) =>
  uno ? `contacto/${idAfiliado}/${uno.id ?? uno.valor}` : `contacto/${idAfiliado}`

export const contactosDe = (ficha: FichaDeAfiliado): Uno[] => contactosEn(ficha)

/** Stores the whole list as one change (CONT-10). Returns the reason if the phone cannot. */
export function useGuardarContactos({ ficha, idAfiliado, propia }: Persona) {
  const operacion = useOperation(guardarContactos)
  const sinSenal = useSinSenal()
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
    alEsperar(kept.value, sinSenal, () => showToast(texts.guardamos(aparato())))
    return undefined
  }
}
