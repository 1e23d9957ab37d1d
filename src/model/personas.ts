import type { Afiliado } from '#contract/afiliados.ts'

/** Time for which the data of a family and its members count as fresh. */
export const FAMILIA_FRESCA = 30 * 60_000

/** Name and number of a member, as all screens show them. */
export const nombreCompleto = ({ personaFisica: { nombre, apellido } }: Afiliado) =>
  `${nombre} ${apellido}`.trim()

export const primerNombre = ({ personaFisica: { nombre } }: Afiliado) => nombre.split(' ')[0] ?? ''

/** The first name, if no other member has the same one; otherwise with the surname. */
export function nombreEntre(uno: Afiliado, familia: readonly Afiliado[]): string {
  const nombre = primerNombre(uno)
  const repetido = familia.some((otro) => otro !== uno && primerNombre(otro) === nombre)
  return repetido ? nombreCompleto(uno) : nombre
}

export type EnSuOrden = { integrante: Afiliado; tono: number; propio: boolean }

/** The person's own card first, and the others as the provider has them; each keeps the colour that it has in the family's list. */
export function propioPrimero(familia: readonly Afiliado[], yo: Afiliado | undefined): EnSuOrden[] {
  const todos = familia.map((integrante, tono) => ({
    integrante,
    tono,
    propio: integrante.afiliado.idAfiliado === yo?.afiliado.idAfiliado,
  }))
  return todos.toSorted((a, b) => Number(b.propio) - Number(a.propio))
}

export const iniciales = ({ personaFisica: { nombre, apellido } }: Afiliado) =>
  `${nombre.charAt(0)}${apellido.charAt(0)}`.toUpperCase()

export const relacion = ({ relacionTitularAdherente }: Afiliado) =>
  relacionTitularAdherente.descripcion

/** The member number as the host writes it, or the card's number if the host writes none. */
export const numeroDeAfiliado = ({ afiliado, tarjeta }: Afiliado) =>
  afiliado.numeroAfiliadoFormateado ?? tarjeta?.numeroTarjeta ?? '—'

/** Card number, with which orders are requested. */
export const numeroDeTarjeta = ({ tarjeta }: Afiliado) => tarjeta?.numeroTarjeta

export const documento = ({ afiliado }: Afiliado) => afiliado.numeroDocumentoFormateado

export const tipoDeDocumento = ({ tipoDocumento }: Afiliado) =>
  tipoDocumento?.descripcion ?? 'Documento'
