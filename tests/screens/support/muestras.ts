import { deriveSecrets } from '../../../server/src/base/secrets.ts'
import { cambiarClave } from '../../../server/src/firmas/claves.ts'
import { pases } from '../../../server/src/pases/tables.ts'
import { firmante } from '../../support/firmante.ts'
import { enDireccion, quienMuestra, tokenDe } from '../../support/mostrador.ts'
import type { Provider } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'

const secrets = deriveSecrets('a secret that only the tests know, long enough')

export type Muestras = ReturnType<typeof muestrasDe>

/** In the process that runs the tests: what somebody shows at the other side of the counter, as addresses of the check page. */
export function muestrasDe(provider: Provider) {
  const known = new Map<Who, ReturnType<typeof quienMuestra>>()
  const muestra = (who: Who) => {
    const one = known.get(who) ?? quienMuestra(provider, who)
    known.set(who, one)
    return one
  }
  return {
    idAfiliado: async (who: Who) => (await muestra(who)).idAfiliado,
    /** Signed by their phone so many ms ago. */
    firmado: async (who: Who, hace = 0) => enDireccion(await (await muestra(who)).firmado(hace)),
    impreso: async (who: Who) => enDireccion((await muestra(who)).impreso()),
    /** Of an insurer that this provider knows nothing of. */
    async ajeno() {
      const signer = await firmante()
      return enDireccion(await (await signer.telefono(Date.now())).muestra(Date.now()))
    },
    /** Every pass is revoked. */
    async anular() {
      await provider.base.db.update(pases).set({ anuladoAt: Date.now() })
    },
    /** The provider signs with another key, and everybody has passes of it. */
    async cambiarLaClave() {
      await cambiarClave({ db: provider.base.db, secrets }, 'pase', Date.now())
      known.clear()
    },
    /** The link to their card, as it is shared. */
    enlace: (who: Who) => tokenDe(provider, who),
  }
}
