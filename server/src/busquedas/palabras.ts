import { type Column, type SQL, and, sql } from 'drizzle-orm'

import { sinSignos } from '#contract/criterios.ts'

// Spelled out: what lower() does to an accented letter depends on the database's language. What has no pair is taken out.
const [FROM, TO] = ["ÁÉÍÓÚÜÑáéíóúüñ'-", 'AEIOUUNaeiouun']

const plain = (text: string) =>
  sinSignos(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Every word is somewhere in the text, whatever their order, their accents and their case. */
export function contiene(column: Column, text: string): SQL | undefined {
  const words = plain(text)
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const there = sql`lower(translate(${column}, ${FROM}, ${TO}))`
  return and(...words.map((word) => sql`${there} like ${word}`))
}
