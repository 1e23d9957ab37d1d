import { is } from 'superstruct'

import { type CambioDeUno, cambiosDe } from './cambiosDeContactos.ts'
import { lineasDeDomicilio } from './domicilio.ts'
import { guardarContactos } from './guardarContactos.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'

/** What a receipt tells of a change: of whom, what it was, what it is, and where it is written anew. */
export type Recibo = {
  idAfiliado: number
  antes: string[]
  ahora: string[]
  editar: string
}

export function reciboDe(type: string, payload: unknown): Recibo | undefined {
  if (type === guardarDomicilio.type && is(payload, guardarDomicilio.payload)) {
    const antes = payload.antes ? lineasDeDomicilio(payload.antes) : []
    const ahora = lineasDeDomicilio(payload.despues)
    return {
      idAfiliado: payload.idAfiliado,
      antes: antes.filter((linea) => !ahora.includes(linea)),
      ahora: ahora.filter((linea) => !antes.includes(linea)),
      editar: `${casaDe(payload)}?editar=domicilio`,
    }
  }
  if (type === guardarContactos.type && is(payload, guardarContactos.payload)) {
    const cambios = cambiosDe(payload)
    return {
      idAfiliado: payload.idAfiliado,
      antes: cambios.flatMap((uno) => (uno.que === 'nuevo' ? [] : [uno.antes.valor])),
      ahora: cambios.map(ahoraDe),
      editar: `${casaDe(payload)}?editar=contactos`,
    }
  }
  return undefined
}

const ahoraDe = (uno: CambioDeUno) => (uno.que === 'borrado' ? 'Se borra' : uno.uno.valor)

/** Where a person's record is at home. */
const casaDe = ({ idAfiliado, propia }: { idAfiliado: number; propia: boolean }) =>
  propia ? '/perfil' : `/ver-afiliado/${idAfiliado}`
