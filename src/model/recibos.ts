import { is } from 'superstruct'

import { type CambioDeUno, cambiosDe, enEdicion, lugarDeCambio } from './cambiosDeContactos.ts'
import { lineasDeDomicilio } from './domicilio.ts'
import { type CambioDeContactos, guardarContactos } from './guardarContactos.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'

/** What a receipt tells of a change: of whom, what it was, what it is, and where it is written anew. */
export type Recibo = {
  idAfiliado: number
  antes: string[]
  ahora: string[]
  editar: string
  /** Where what was refused is written on. */
  corregir: string
}

export function reciboDe(type: string, payload: unknown): Recibo | undefined {
  if (type === guardarDomicilio.type && is(payload, guardarDomicilio.payload)) {
    const antes = payload.antes ? lineasDeDomicilio(payload.antes) : []
    const ahora = lineasDeDomicilio(payload.despues)
    const editar = `${casaDe(payload)}?editar=domicilio`
    return {
      idAfiliado: payload.idAfiliado,
      antes: antes.filter((linea) => !ahora.includes(linea)),
      ahora: ahora.filter((linea) => !antes.includes(linea)),
      editar,
      corregir: editar,
    }
  }
  if (type === guardarContactos.type && is(payload, guardarContactos.payload)) {
    const cambios = cambiosDe(payload)
    return {
      idAfiliado: payload.idAfiliado,
      antes: cambios.flatMap((uno) => (uno.que === 'nuevo' ? [] : [uno.antes.valor])),
      ahora: cambios.map(ahoraDe),
      editar: `${casaDe(payload)}?editar=contactos`,
      corregir: `${casaDe(payload)}?editar=${loQueSeCorrige(payload, cambios)}`,
    }
  }
  return undefined
}

/** The form of the one contact that was written; of several, their list. */
function loQueSeCorrige(payload: CambioDeContactos, cambios: CambioDeUno[]): string {
  const [cambio, ...mas] = cambios
  if (!cambio || mas.length > 0 || cambio.que === 'borrado') return 'contactos'
  return `contacto&n=${lugarDeCambio(cambio, enEdicion(payload.antes, payload))}`
}

const ahoraDe = (uno: CambioDeUno) => (uno.que === 'borrado' ? 'Se borra' : uno.uno.valor)

/** Where a person's record is at home. */
const casaDe = ({ idAfiliado, propia }: { idAfiliado: number; propia: boolean }) =>
  propia ? '/perfil' : `/ver-afiliado/${idAfiliado}`
