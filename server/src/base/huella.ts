import { createHash } from 'node:crypto'

const VERSIONS = 1_000_000_000

/** The version of what a save may change: a number made from the content itself, so that whoever writes it need not count. */
export const versionDe = (content: unknown): number =>
  createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0) % VERSIONS
