import type { Endpoint } from '#contract/endpoint.ts'
import type { Failure } from '#live/proveedor/failure.ts'

/** One attempt: its key, and a function to call after its answer. `antes`: an equal earlier attempt had no answer. */
export type Intento = { clave: string; antes: boolean; answered: () => Promise<void> }

type Abierto = { clave: string; since: number }

/** Attempts that outlive the page, under a hash that contains no password. */
export type Guardados = {
  read: (marca: string) => Promise<Abierto | undefined>
  keep: (marca: string, abierto: Abierto) => Promise<void>
  drop: (marca: string) => Promise<void>
}

type Asked = Pick<Endpoint, 'path' | 'conClave' | 'recordada'>

/** Attempts at live calls that had no answer: an equal call has the same key, for as long as the provider accepts it. */
export function makeIntentos(now: () => number = Date.now) {
  // Stored under a hash of the request, which may contain passwords.
  const open = new Map<string, Abierto>()

  return async function intentoDe(
    { path, conClave = 0, recordada }: Asked,
    request: unknown,
    guardados?: Guardados,
  ): Promise<Intento> {
    const hash = await hashOf(path, request)
    const marca = recordada && (await hashOf(path, without(request, recordada.menos)))
    const answered = async () => {
      open.delete(hash)
      if (marca !== undefined) await guardados?.drop(marca)
    }
    const serves = (one: Abierto | undefined) => {
      const age = one ? now() - one.since : Infinity
      return age >= 0 && age < conClave ? one : undefined
    }
    const kept = marca === undefined ? undefined : await guardados?.read(marca)
    const before = serves(open.get(hash)) ?? serves(kept)
    const intento = before ?? { clave: crypto.randomUUID(), since: now() }
    open.set(hash, intento)
    if (marca !== undefined && !before) await guardados?.keep(marca, intento)
    return { clave: intento.clave, antes: before !== undefined, answered }
  }
}

async function hashOf(path: string, request: unknown): Promise<string> {
  const said = new TextEncoder().encode(`${path}\n${JSON.stringify(request)}`)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', said)).join()
}

const without = (request: unknown, menos: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(request)).filter(([name]) => !menos.includes(name)))

/** True if a failure is the provider's own answer to this attempt; a damaged answer or a gateway's page is not. */
export const isAnswer = ({ kind, codigo, ajena }: Failure): boolean =>
  kind === 'rechazo' && codigo !== 'en-curso' && !ajena

/** The provider used the key for a different request: its result says nothing about this one. */
export const esDeOtro = ({ codigo }: Failure): boolean => codigo === 'clave-repetida'
