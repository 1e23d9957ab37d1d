import { NOT_THERE, REFUSED } from '../providerEffects.ts'
import { notas, words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'

const ENVIAR = '/v1/orden/enviar-orden'

/** Number of a person's order. */
const numeroDe = (uid: number, n: number) => `0045-${String(uid * 100 + n).padStart(6, '0')}`

/** Mails the letter of an order to a typed address; no shown list changes by it. */
export const enviarOrden: OperacionDelModelo<'orden.enviar'> = {
  type: 'orden.enviar',
  action: { name: 'mail an order', weight: 2 },
  lista: notas,
  sinCopia: true,
  path: ENVIAR,
  value: ({ correo }: { correo: string }) => correo,
  reworded: (payload, correo) => ({ ...payload, correo }),
  checkShown: () => undefined,

  line(run, _phone, random, uid) {
    const about = 1 + random.below(3)
    const correo = words(run, uid, random)
    return {
      payload: { numeroOrden: numeroDe(uid, about), correo },
      value: correo,
      about,
      seen: 0,
    }
  },

  writes: {
    [ENVIAR]: (_books, { body, uid }) => {
      const { numeroOrden, correo } = body as { numeroOrden: string; correo: string }
      if (correo.startsWith('RECHAZAR')) return REFUSED
      if (![1, 2, 3].some((n) => numeroDe(uid, n) === numeroOrden)) return NOT_THERE
      return { answer: {}, value: correo }
    },
  },
}
