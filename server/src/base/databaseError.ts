const code = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

const inside = (error: unknown): string | undefined =>
  code(error) ?? (error instanceof Error && error.cause ? inside(error.cause) : undefined)

/** Errors of the library without a code of their own, and the SQLSTATE that says the same. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/timeout exceeded when trying to connect|connection timeout/i, '08001'],
  [/Connection terminated|not queryable|PGlite is clos/, '08006'],
  [/Query read timeout/, '57014'],
]

/** SQLSTATE or system code of a database error, at any depth of wrapping; also of a connection that died in the library. */
export function databaseCode(error: unknown): string | undefined {
  const own = inside(error)
  if (own !== undefined || !(error instanceof Error)) return own
  const words = error.cause instanceof Error ? error.cause.message : error.message
  return IN_WORDS.find(([pattern]) => pattern.test(words))?.[1]
}

// Lost connection, shutdown, startup, too many clients, deadlock, serialization; a node that became read-only after a
// demotion, and a statement that took too long.
const PASSING = /^(08|57P0|53|40)|^25006$|^57014$|^ECONN|^EPIPE|^ETIMEDOUT|^EHOSTUNREACH|^EAI_AGAIN/

/** True for an error of the database that another try may not meet. */
export const isPassing = (error: unknown) => PASSING.test(databaseCode(error) ?? '')

/** Fields for the log: no message, as it would quote typed text. */
export const inLog = (error: unknown) => ({
  error: error instanceof Error ? error.name : '?',
  codigo: databaseCode(error),
})
