import { REFUSED } from '../providerEffects.ts'
import { notificaciones } from './descartarNotificacion.ts'
import { words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'

const GUARDAR = '/v1/derivaciones/save-transitorias'

/** Typed text is not sent with it: members and destination identify the change. */
const SE_RECHAZA = 666
const SE_ACEPTA = 7
const DE_CADA_UNO = 1_000_000

const quienDe = (value: string) => {
  const [, uid, n] = /p(\d+)-(\d+)/.exec(value) ?? []
  return Number(uid) * DE_CADA_UNO + Number(n)
}
const destinoDe = (value: string) => (value.startsWith('RECHAZAR') ? SE_RECHAZA : SE_ACEPTA)
const valorDe = (quien: number, destino: number) =>
  `${destino === SE_RECHAZA ? 'RECHAZAR ' : ''}p${Math.floor(quien / DE_CADA_UNO)}-${quien % DE_CADA_UNO}`

const que = (value: string) => ({
  obraSocial: { idObraSocial: destinoDe(value), descripcion: 'Otra provincia' },
  afiliados: [{ idAfiliado: quienDe(value), nombre: value, activo: true }],
})

/** Always a new referral; editing one after an unanswered try is covered by a unit test. */
export const guardarDerivacion: OperacionDelModelo<'derivacion.guardar'> = {
  type: 'derivacion.guardar',
  action: { name: 'save a referral', weight: 2 },
  lista: notificaciones,
  sinCopia: true,
  path: GUARDAR,
  value: ({ afiliados }: ReturnType<typeof que>) => afiliados[0]?.nombre ?? '',
  reworded: (payload, value) => ({ ...payload, ...que(value) }),
  checkShown: () => undefined,

  line(run, _phone, random, uid) {
    const value = words(run, uid, random)
    const cuando = { fechaDesde: '2027-01-04', fechaHasta: '2027-01-25' }
    return {
      payload: { clave: value, antes: null, ...cuando, ...que(value) },
      value,
      about: quienDe(value),
      seen: 1,
    }
  },

  writes: {
    [GUARDAR]: (_books, { body }) => {
      const { idObraSocial, afiliados } = body as { idObraSocial: number; afiliados: object }
      const quien = Number(Object.keys(afiliados)[0])
      if (idObraSocial === SE_RECHAZA) return REFUSED
      const answer = { version: 1, afiliados: [{ idHistorialDerivacionAfiliado: quien }] }
      return { answer, value: valorDe(quien, idObraSocial) }
    },
  },
}
