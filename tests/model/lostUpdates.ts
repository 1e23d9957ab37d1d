import { Violation } from './intents.ts'
import type { Run } from './run.ts'

/** No change overwrites another person's change that its author had not seen. */
export function checkNothingOverwritten({ books, intents, provider }: Run): void {
  if (!provider.has('versiones')) return
  for (const mine of books.written) {
    const intent = intents.find(
      (of) => of.phone === mine.by && of.value === mine.titulo && of.uid === mine.uid,
    )
    if (!intent) continue
    const unseen = books.written.find(
      (of) =>
        of.uid === mine.uid &&
        of.idNota === mine.idNota &&
        of.by !== mine.by &&
        of.version < mine.version &&
        of.version > intent.seen,
    )
    if (unseen)
      throw new Violation(
        'written over unseen',
        `'${mine.titulo}' (version ${mine.version}, edited from ${intent.seen}) over '${unseen.titulo}' (${unseen.version})`,
      )
  }
}
