import { deriveSecrets } from '../../../server/src/base/secrets.ts'
import { cambiarClave } from '../../../server/src/firmas/claves.ts'
import { pases } from '../../../server/src/pases/tables.ts'
import { firmante } from '../../support/firmante.ts'
import { enDireccion, quienMuestra, tokenDe } from '../../support/mostrador.ts'
import type { Provider } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'

const secrets = deriveSecrets('a secret that only the tests know, long enough')

export type Muestras = ReturnType<typeof muestrasDe>

/**
 * In the process that runs the tests: codes that a person shows at the counter, as addresses of the
 * check page.
 */
export function muestrasDe(provider: Provider) {
  const known = new Map<Who, ReturnType<typeof quienMuestra>>()
  const muestra = (who: Who) => {
    const one = known.get(who) ?? quienMuestra(provider, who)
    known.set(who, one)
    return one
  }
  return {
    idAfiliado: async (who: Who) => (await muestra(who)).idAfiliado,
    /** Signed by the person's phone this many ms ago. */
    firmado: async (who: Who, hace = 0) => enDireccion(await (await muestra(who)).firmado(hace)),
    /**
     * A loan from the person's phone to a neighbour's phone, and the code that the neighbour shows.
     */
    prestado: async (who: Who, vida?: number) => {
      const one = await muestra(who)
      return enDireccion((await one.prestado(vida === undefined ? {} : { vida })).codigo)
    },
    impreso: async (who: Who) => enDireccion((await muestra(who)).impreso()),
    /** Signed by an insurer that this provider does not know. */
    async ajeno() {
      const signer = await firmante()
      return enDireccion(await (await signer.telefono(Date.now())).muestra(Date.now()))
    },
    /** Revokes all passes. */
    async anular() {
      await provider.base.db.update(pases).set({ anuladoAt: Date.now() })
    },
    /** Makes the provider sign with another key, and gives all persons new passes. */
    async cambiarLaClave() {
      await cambiarClave({ db: provider.base.db, secrets }, 'pase', Date.now())
      known.clear()
    },
    /** The shared link to the person's card. */
    enlace: (who: Who) => tokenDe(provider, who),
  }
}
