import { masDias } from './fechas.ts'

/** An appointment for a whole day, with a reminder the day before. */
export type Cita = {
  /** Id of the appointment: a calendar that already has this id replaces the appointment. */
  uid: string
  /** The day, as 'yyyy-mm-dd'. */
  dia: string
  titulo: string
  detalle: string
}

const FIN = '\r\n'
/** Maximum bytes of a line (RFC 5545, 3.1). */
const LARGO = 75

/**
 * Commas, semicolons and backslashes have a special meaning in these files, and a text must not contain a line break
 * (RFC 5545, 3.3.11).
 */
const texto = (valor: string) =>
  valor.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Writes a day as 'yyyymmdd'. */
const fecha = (dia: string) => dia.replaceAll('-', '')

/** Continues a long line in the next one, after a blank; never splits a character. */
function doblada(linea: string): string {
  const bytes = new TextEncoder()
  let hecha = ''
  let enLinea = 0
  for (const letra of linea) {
    const largo = bytes.encode(letra).length
    if (enLinea + largo > LARGO) {
      hecha += `${FIN} `
      enLinea = 1
    }
    hecha += letra
    enLinea += largo
  }
  return hecha
}

/** Text of an .ics file with one appointment. `de`: its person; `ahora`: time of creation. */
export function enCalendario(
  { uid, dia, titulo, detalle }: Cita,
  { de, ahora }: { de: string; ahora: number },
): string {
  const sello = new Date(ahora).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lineas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${texto(`-//${de}//Portal//ES`)}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${texto(uid)}`,
    `DTSTAMP:${sello}`,
    `DTSTART;VALUE=DATE:${fecha(dia)}`,
    `DTEND;VALUE=DATE:${fecha(masDias(dia, 1))}`,
    `SUMMARY:${texto(titulo)}`,
    `DESCRIPTION:${texto(detalle)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${texto(titulo)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lineas.map((linea) => doblada(linea) + FIN).join('')
}
