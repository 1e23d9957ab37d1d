import { type Provider, get } from '../../support/server.ts'

/** Downloads the file at an address from an answer. */
export async function archivoEn({ url }: Pick<Provider, 'url'>, address: string, token: string) {
  const answer = await get(url, address, token)
  const disposition = answer.headers.get('content-disposition') ?? ''
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    sniffed: answer.headers.get('x-content-type-options') !== 'nosniff',
    attached: disposition.startsWith('attachment;'),
    name: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? ''),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
