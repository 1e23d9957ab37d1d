/**
 * Texts and numbers of the journeys that depend on the insurer. `INSURER=otro npx playwright test` plays them with the
 * second one. Screen tests import this file, so it runs in a browser.
 */
export const ES_OTRO = typeof process !== 'undefined' && process.env['INSURER'] === 'otro'

export const NOMBRE = ES_OTRO ? 'Alerces Salud' : 'Mi Cobertura'
/** Label of the user's field: it names the accepted numbers. */
export const USUARIO = ES_OTRO ? 'N° Afiliado' : 'CUIL o N° Afiliado'
/** Member numbers of the holders, with which the second insurer's members sign in. */
const NUMEROS = {
  norma: '112.3456/0',
  sola: '113.0222/0',
  voluntaria: '114.1357/0',
  derivado: '115.2468/0',
  recetas: '116.3579/0',
}

/** User of a demo person, as its insurer's members sign in. */
export const usuarioDe = (who: keyof typeof NUMEROS, cuil: string) =>
  ES_OTRO ? NUMEROS[who] : cuil
/** Member number of Norma's family without the order of each member. */
export const NUMERO_DE_NORMA = ES_OTRO ? '112.3456/' : '00-123456-'

/** User of the member of Norma's family who may create an account. */
export const usuarioDeRuben = (cuil: string) => (ES_OTRO ? '112.3456/1' : cuil)
