import { create } from 'superstruct'

import { type Endpoint, type RequestOf, type ResponseOf, pathParams } from '#contract/endpoint.ts'

import { type Provider, get, post } from '../../support/server.ts'

type Asked = { token: string; clave?: string; version?: number }

/** Makes a call of the contract as the portal does. */
export function pedir<E extends Endpoint>(
  { url }: Pick<Provider, 'url'>,
  { method, path, query = [], body: kind }: E,
  request: RequestOf<E>,
  { token, clave, version }: Asked,
): Promise<Response> {
  const fields = Object.entries<unknown>(request)
  const inPath = new Set(pathParams(path))
  const inAddress = (name: string) => method === 'GET' || query.includes(name)
  const filled = fields.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    path,
  )
  const words = fields.filter(
    ([name, value]) => inAddress(name) && !inPath.has(name) && value !== undefined,
  )
  const search = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString()
  const address = search ? `${filled}?${search}` : filled
  if (method === 'GET') return get(url, address, token)
  const body = Object.fromEntries(fields.filter(([name]) => !inAddress(name) && !inPath.has(name)))
  return post(url, address, kind ? body['bytes'] : body, {
    token,
    ...(clave !== undefined && { clave }),
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  })
}

/** Makes a call that must succeed; returns its checked answer. */
export async function respuesta<E extends Endpoint>(
  provider: Pick<Provider, 'url'>,
  endpoint: E,
  request: RequestOf<E>,
  asked: Asked,
): Promise<ResponseOf<E>> {
  const answer = await pedir(provider, endpoint, request, asked)
  const body: unknown = await answer.json()
  if (answer.status !== 200)
    throw new Error(`${endpoint.path}: ${answer.status} ${JSON.stringify(body)}`)
  return create(body, endpoint.response) as ResponseOf<E>
}

/** Status and message of a refusal. */
export async function negativa(asked: Promise<Response>): Promise<[number, string | undefined]> {
  const answer = await asked
  return [answer.status, ((await answer.json()) as { error?: string }).error]
}

/** Affiliate ids of a person's family, in the order of the group. */
export async function familiaDe({ url }: Pick<Provider, 'url'>, token: string): Promise<number[]> {
  const group = (await (await get(url, '/v1/afiliados/grupo-familiar', token)).json()) as {
    afiliado: { idAfiliado: number }
  }[]
  return group.map(({ afiliado }) => afiliado.idAfiliado)
}
