import { expect } from 'vitest'

import { type Provider, get, post } from '../../support/server.ts'

export type Objeto = Record<string, unknown>

/** Calls as the specification writes them: path and fields by name, without using the contract. */
export function aMano(provider: () => Provider) {
  async function cuerpo<T>(answer: Response): Promise<T> {
    expect([answer.url, answer.status]).toEqual([answer.url, 200])
    return (await answer.json()) as T // the test says which fields it reads
  }
  return {
    pedir: async <T = Objeto>(path: string, token?: string) =>
      cuerpo<T>(await get(provider().url, path, token)),
    mandar: async <T = Objeto>(path: string, body: object, token?: string, headers = {}) =>
      cuerpo<T>(await post(provider().url, path, body, { ...(token && { token }), headers })),
  }
}

/** Checks that these fields exist, with this spelling; others may exist too. */
export function expectCampos(cuerpo: object | undefined, campos: readonly string[]): void {
  expect(Object.keys(cuerpo ?? {})).toEqual(expect.arrayContaining([...campos]))
}
