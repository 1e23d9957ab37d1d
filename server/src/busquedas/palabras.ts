import { type Column, type SQL, and, sql } from 'drizzle-orm'

import { sinSignos } from '#contract/criterios.ts'

// A table, because SQL's lower() treats accented letters by the database's language. Characters without a pair are
// removed.
const [FROM, TO] = ["ÁÉÍÓÚÜÑáéíóúüñ'-", 'AEIOUUNaeiouun']

const plain = (text: string) =>
  sinSignos(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True if the text contains each word, in any order; accents and case do not matter. */
export function contiene(column: Column, text: string): SQL | undefined {
  const words = plain(text)
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const there = sql`lower(translate(${column}, ${FROM}, ${TO}))`
  return and(...words.map((word) => sql`${there} like ${word}`))
}
