import { createHash } from 'node:crypto'

import { CABECERAS } from '#contract/capacidades.ts'

import type { HttpContext } from './environment.ts'

/** The mark of an answer, which is nobody else's though the words be the same. Weak: what is between may compress it. */
export const etagOf = (body: string, uid: number | undefined): string =>
  `W/"${createHash('sha256')
    .update(`${uid ?? ''}\n${body}`)
    .digest('base64url')
    .slice(0, 22)}"`

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether who asks has what bears this mark. */
export const knows = ({ req }: HttpContext, tag: string, header: string = CABECERAS.conocida) =>
  (req.header(header) ?? '').split(',').some((known) => bare(known) === bare(tag))
