import { createHash } from 'node:crypto'

const VERSIONS = 1_000_000_000

/** Version of editable content: a number made from the content itself, so that writers need no counter. */
export const versionDe = (content: unknown): number =>
  createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0) % VERSIONS
