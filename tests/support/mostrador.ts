import type { Encargo } from '#contract/encargo/cuerpo.ts'
import type { EnQr } from '#contract/pase/codigo.ts'

import { prestada } from './encargos.ts'
import { conPases } from './pases.ts'
import { people } from './people.ts'
import type { Provider } from './provider.ts'
import { type Who, post, signIn } from './server.ts'

const urlOf = (provider: Provider) => `http://127.0.0.1:${provider.port()}`

async function sesionDe(provider: Provider, who: Who): Promise<string> {
  const { cuil, password } = people[who]
  return (await signIn(urlOf(provider), { usuario: cuil, password })).token
}

/** A person at the other side of the counter, with a phone of their own, and the codes to show. */
export async function quienMuestra(provider: Provider, who: Who = 'norma') {
  const phone = await conPases(urlOf(provider), await sesionDe(provider, who))
  return {
    idAfiliado: phone.of(0).idAfiliado,
    /** Signed by the phone this many ms ago. */
    firmado: (hace = 0) => phone.enPantalla(0, Math.floor((Date.now() - hace) / 1000)),
    impreso: () => phone.impreso(0),
    prestado: (also: Partial<Encargo> = {}) => prestada(phone, also),
  }
}

/** The link by which a person shares the card: the specification's payload. */
export async function tokenDe(provider: Provider, who: Who): Promise<string> {
  const url = urlOf(provider)
  const token = await sesionDe(provider, who)
  const [own] = await provider.familia(who)
  const idAfiliado = own?.idAfiliado ?? 0
  const path = '/v1/afiliados/credencial/generar-token'
  const answer = await post(url, path, { afiliado: { idAfiliado } }, { token })
  const shown = (await answer.json()) as { token: string }
  const payload = JSON.stringify({ token: shown.token, idAfiliado })
  return `/validar-credencial/${Buffer.from(payload).toString('base64url')}`
}

/** This code as an address of this portal. */
export const enDireccion = ({ prefijo, digitos }: EnQr) =>
  prefijo.replace(/^https:\/\/[^/]+/, '') + digitos
