import { REFUSED } from '../providerEffects.ts'
import { words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'
import { solicitudes } from './solicitudes.ts'

type Cambio = { bytes: string }

/** Beginning and end of a loan. The provider accepts each at any time, and no list of the random test shows them. */
const deEncargo = <Type extends string>(
  type: Type,
  name: string,
  path: string,
): OperacionDelModelo<Type> => ({
  type,
  action: { name, weight: 1 },
  lista: solicitudes,
  sinCopia: true,
  path,
  value: ({ bytes }: Cambio) => bytes,
  reworded: (payload, bytes) => ({ ...payload, bytes }),
  checkShown: () => undefined,

  line(run, _phone, random, uid) {
    // Without the extension no screen offers a loan.
    if (!run.variant.capabilities.includes('encargos')) return undefined
    const bytes = words(run, uid, random)
    return { payload: { clave: 'clave', bytes, nombre: 'Marta' }, value: bytes, about: 0, seen: 0 }
  },

  writes: {
    [path]: (_books, { body }) => {
      const { bytes } = body as Cambio
      return bytes.startsWith('RECHAZAR') ? REFUSED : { answer: {}, value: bytes }
    },
  },
})

export const anotarEncargo = deEncargo(
  'encargo.anotar',
  'tell of a loan',
  '/v1/portal/encargos/anotar',
)

export const terminarEncargo = deEncargo(
  'encargo.terminar',
  'end a loan',
  '/v1/portal/encargos/terminar',
)
