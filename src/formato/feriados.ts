import { diaDeSemana, masDias } from './fechas.ts'

/** Holidays that stay on their day. */
const FIJOS = ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25']
/** Holidays that move towards a weekend: on their own day, or on a Monday near it. */
const QUE_SE_CORREN = ['06-17', '08-17', '10-12', '11-20']
/** Days from Easter Sunday: Carnival, Holy Thursday and Good Friday. */
const DE_PASCUA = [-48, -47, -3, -2]

/**
 * True on a day that is a national holiday of Argentina or may be one. The government adds days by decree, and provinces have
 * their own: a false answer is no promise.
 */
export function quizasFeriado(dia: string): boolean {
  const anio = dia.slice(0, 4)
  const enElAnio = dia.slice(5)
  if (FIJOS.includes(enElAnio) || QUE_SE_CORREN.includes(enElAnio)) return true
  if (DE_PASCUA.some((dias) => masDias(pascuaDe(Number(anio)), dias) === dia)) return true
  return QUE_SE_CORREN.some((suyo) => lunesCercaDe(`${anio}-${suyo}`) === dia)
}

/** Of a Tuesday or Wednesday the Monday before, of a later day the Monday after. */
function lunesCercaDe(dia: string): string {
  const desdeElLunes = diaDeSemana(dia) - 1
  return masDias(dia, desdeElLunes <= 2 ? -desdeElLunes : 7 - desdeElLunes)
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function pascuaDe(anio: number): string {
  const a = anio % 19
  const siglo = Math.floor(anio / 100)
  const resto = anio % 100
  const epacta =
    (19 * a +
      siglo -
      Math.floor(siglo / 4) -
      Math.floor((siglo - Math.floor((siglo + 8) / 25) + 1) / 3) +
      15) %
    30
  const alDomingo = (32 + 2 * (siglo % 4) + 2 * Math.floor(resto / 4) - epacta - (resto % 4)) % 7
  const correccion = Math.floor((a + 11 * epacta + 22 * alDomingo) / 451)
  return masDias(`${anio}-03-22`, epacta + alDomingo - 7 * correccion)
}
