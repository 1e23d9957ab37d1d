import { masMeses } from './fechas.ts'

const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** 'yyyy-mm' from a host's spelling: mm/yyyy, yyyy-mm, mm-yyyy; undefined if it is not a month. */
export function readMes(texto: string): string | undefined {
  const partes = texto.trim().split(/[-/]/)
  const [anio = '', mes = ''] = partes[0]?.length === 4 ? partes : partes.toReversed()
  const es = partes.length === 2 && /^\d{4}$/.test(anio) && /^(0?[1-9]|1[0-2])$/.test(mes)
  return es ? `${anio}-${mes.padStart(2, '0')}` : undefined
}

const nombreDe = (mes: string) => MESES[Number(mes.slice(5, 7)) - 1] ?? ''

/** Writes 'yyyy-mm' as 'Octubre de 2026'. */
export function mesLargo(mes: string): string {
  const nombre = nombreDe(mes)
  return `${nombre.charAt(0).toUpperCase()}${nombre.slice(1)} de ${mes.slice(0, 4)}`
}

/** Writes 'yyyy-mm' as 'Oct'. */
export const mesCorto = (mes: string) => {
  const corto = nombreDe(mes).slice(0, 3)
  return `${corto.charAt(0).toUpperCase()}${corto.slice(1)}`
}

/** Month as 'yyyy-mm', this many months before the month of a day. */
export const mesAntes = (dia: string, meses: number): string => masMeses(dia, -meses).slice(0, 7)

/** A number of months up to the given one ('yyyy-mm'), oldest first. */
export function mesesHasta(mes: string, cuantos: number): string[] {
  return Array.from({ length: cuantos }, (_, at) => mesAntes(`${mes}-01`, cuantos - 1 - at))
}
