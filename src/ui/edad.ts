// Instants are shown in the insurer's zone, whatever the phone's: a phone on a trip must not say 'ayer'.
const ZONA = 'America/Argentina/Buenos_Aires'
const DIA = 24 * 60 * 60_000

// One formatter for everything: making one is slow on a slow phone, and the first screen waits for it.
let partes: Intl.DateTimeFormat | undefined

function parteDe(at: number): Record<string, string> {
  partes ??= new Intl.DateTimeFormat('es-AR', {
    timeZone: ZONA,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(partes.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** 'yyyy-mm-dd' of an instant. */
export function diaDe(at: number): string {
  const { year, month, day } = parteDe(at)
  return `${year}-${month}-${day}`
}

/** 'hh:mm', 24 hours. */
export function horaDe(at: number): string {
  const { hour, minute } = parteDe(at)
  return `${hour}:${minute}`
}

const DIAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

/** The weekday of a 'yyyy-mm-dd', which no zone can move. */
const diaDeSemana = (dia: string) => DIAS[new Date(`${dia}T12:00:00Z`).getUTCDay()]

/** 'hoy', 'ayer', 'el lunes 16/11' within a week, else 'el 02/11/2026'. */
export function cuando(at: number, now: number): string {
  const suyo = diaDe(at)
  if (suyo === diaDe(now)) return 'hoy'
  if (suyo === diaDe(now - DIA)) return 'ayer'
  const [anio, mes, d] = suyo.split('-')
  if (at > now || now - at > 6 * DIA) return `el ${d}/${mes}/${anio}`
  return `el ${diaDeSemana(suyo)} ${d}/${mes}`
}

/** 'hoy a las 09:40'. */
export function cuandoYHora(at: number, now: number): string {
  return `${cuando(at, now)} a las ${horaDe(at)}`
}

/** Older than a day: said in amber. */
export function esViejo(at: number, now: number): boolean {
  return now - at > DIA
}
