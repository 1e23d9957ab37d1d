// Instants are shown in the insurer's zone, whatever the phone's: a phone on a trip must not say 'ayer'.
const ZONA = 'America/Argentina/Buenos_Aires'
const DIA = 24 * 60 * 60_000

const dia = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA })
const hora = new Intl.DateTimeFormat('es-AR', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const diaDeSemana = new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, weekday: 'long' })

/** 'yyyy-mm-dd' of an instant. */
export function diaDe(at: number): string {
  return dia.format(at)
}

/** 'hh:mm', 24 hours. */
export function horaDe(at: number): string {
  return hora.format(at)
}

/** 'hoy', 'ayer', 'el lunes 16/11' within a week, else 'el 02/11/2026'. */
export function cuando(at: number, now: number): string {
  const suyo = diaDe(at)
  if (suyo === diaDe(now)) return 'hoy'
  if (suyo === diaDe(now - DIA)) return 'ayer'
  const [anio, mes, d] = suyo.split('-')
  if (at > now || now - at > 6 * DIA) return `el ${d}/${mes}/${anio}`
  return `el ${diaDeSemana.format(at)} ${d}/${mes}`
}

/** 'hoy a las 09:40'. */
export function cuandoYHora(at: number, now: number): string {
  return `${cuando(at, now)} a las ${horaDe(at)}`
}

/** Older than a day: said in amber. */
export function esViejo(at: number, now: number): boolean {
  return now - at > DIA
}
