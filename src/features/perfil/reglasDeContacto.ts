import { esCorreo } from '#contract/correo.ts'
import { TIPOS_DE_CONTACTO } from '#contract/formatoDeContacto.ts'
import type { Uno } from '#model/guardarContactos.ts'
import { conReglas } from '#piezas/formulario/reglas.ts'

import { textos } from './formularioTexts.ts'
import { leerNumero } from './numero.ts'

export type Campos = { tipo: number; valor: string }

/** The value as it will be stored; undefined if it is not valid for its type (CONT-04 to 06). */
export function valorDe({ tipo, valor }: Campos): string | undefined {
  if (tipo === TIPOS_DE_CONTACTO.email) {
    const correo = valor.trim()
    return esCorreo(correo) ? correo : undefined
  }
  return leerNumero(tipo, valor)?.valor
}

/** The contact in the list with the same value (CONT-07). */
export const repetido = (campos: Campos, otros: readonly Uno[]): Uno | undefined => {
  const valor = valorDe(campos)?.toLowerCase()
  return otros.find((otro) => otro.valor.toLowerCase() === valor)
}

/** Validation rules of a contact. `otros`: the rest of the list. */
export const reglasDeContacto = (otros: readonly Uno[]) =>
  conReglas<Campos>({
    tipo: (tipo) => (tipo === 0 ? textos.sinTipo : true),
    valor: (_valor, campos) => {
      if (campos.tipo === 0) return true
      if (valorDe(campos) === undefined) return textos.formato[campos.tipo] ?? textos.otroFormato
      return repetido(campos, otros) ? textos.repetido : true
    },
  })
