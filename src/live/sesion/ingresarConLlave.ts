import { llavesDeAcceso } from '#contract/extensiones/llavesDeAcceso.ts'
import { ask } from '#live/llamadas/useLiveCall.ts'
import type { SinLlave } from '#live/llaves/ceremonia.ts'
import { isDeCandado } from '#live/llaves/deCandado.ts'
import { firmar, olvidarEnElAparato } from '#live/llaves/navegador.ts'
import type { Failure } from '#live/proveedor/failure.ts'

import { signInBy } from './access.ts'

export type Ingresada =
  | { ok: true }
  | { ok: false; failure: Failure; sinLlave?: undefined }
  | { ok: false; sinLlave: SinLlave | 'de-candado' }

/** Signs in with a passkey. It needs signal, as with the password: only the provider opens a session. */
export async function ingresarConLlave(shared: boolean): Promise<Ingresada> {
  const desafio = await ask(llavesDeAcceso.desafioDeIngreso, {})
  if (!desafio.ok) return desafio
  const firmado = await firmar(desafio.value)
  if (!firmado.ok) return firmado
  // The provider does not know it, and would have this phone forget a passkey that opens its lock.
  if (isDeCandado(firmado.value.userHandle)) return { ok: false, sinLlave: 'de-candado' }
  const entrada = await signInBy(() => ask(llavesDeAcceso.ingresar, firmado.value), shared)
  if (!entrada.ok && entrada.failure.codigo === 'llave-desconocida')
    await olvidarEnElAparato(firmado.value.id, desafio.value.rpId)
  return entrada
}
