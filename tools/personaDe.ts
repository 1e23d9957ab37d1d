import { pathOf, readProveedor } from '../server/src/base/proveedor.ts'
import { type Who, PERSONAS_DE_PRUEBA, usuarioDe } from '../server/src/semilla/demo.ts'
import { usarFormas } from '../src/contract/formas.ts'

/** Sign-in of a person of the demo, with the number that this insurer's members sign in with. */
export function personaDe(who: Who, proveedor?: string) {
  if (proveedor) usarFormas(readProveedor(pathOf(proveedor, '.')).formas)
  return { usuario: usuarioDe(who), clave: PERSONAS_DE_PRUEBA[who].password }
}
