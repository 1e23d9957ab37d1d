import { is } from 'superstruct'

import { type CambioDeUno, cambiosDe, enEdicion, lugarDeCambio } from './cambiosDeContactos.ts'
import { lineasDeDomicilio } from './domicilio.ts'
import { type CambioDeContactos, guardarContactos } from './guardarContactos.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'

/** Receipt of a change: member, old value, new value, and the screen to edit it again. */
export type Recibo = {
  idAfiliado: number
  antes: string[]
  ahora: string[]
  editar: string
  /** Screen to continue a refused change. */
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

/** The form of the one changed contact; if several changed, their list. */
function loQueSeCorrige(payload: CambioDeContactos, cambios: CambioDeUno[]): string {
  const [cambio, ...mas] = cambios
  if (!cambio || mas.length > 0 || cambio.que === 'borrado') return 'contactos'
  return `contacto&n=${lugarDeCambio(cambio, enEdicion(payload.antes, payload))}`
}

const ahoraDe = (uno: CambioDeUno) => (uno.que === 'borrado' ? 'Se borra' : uno.uno.valor)

/** Address of a person's record. */
const casaDe = ({ idAfiliado, propia }: { idAfiliado: number; propia: boolean }) =>
  propia ? '/perfil' : `/ver-afiliado/${idAfiliado}`
