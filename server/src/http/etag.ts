import { createHash } from 'node:crypto'

import { CABECERAS } from '#contract/capacidades.ts'

import type { HttpContext } from './environment.ts'

// Not hono/etag: its mark is of the body alone, so another person's list would be a 304 (SEC-11), and it leaves out searches by POST.
/** ETag of an answer; differs between people even for equal text. Weak, since proxies may compress it. */
export const etagOf = (body: string | Uint8Array, who: number | string | undefined): string =>
  `W/"${createHash('sha256')
    .update(`${who ?? ''}\n`)
    .update(body)
    .digest('base64url')
    .slice(0, 22)}"`

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** True if the asker already has the answer with this ETag. */
export const knows = ({ req }: HttpContext, tag: string, header: string = CABECERAS.conocida) =>
  (req.header(header) ?? '').split(',').some((known) => bare(known) === bare(tag))
