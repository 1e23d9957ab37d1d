// Plain words (CONTRIBUTING, 'Habits'): the rule of tools/lint-words.js, and the beginnings of the decisions, which no linter reads.
import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { hidingWord, longTitle } from '../../../tools/lint-words.js'

test.each([
  ['What is missing before a call is worth making.', 'What'],
  ['Answers whatever it is asked.', 'whatever'],
  ['Ends the wait of whoever asked.', 'whoever'],
  ['A stranger is nobody.', 'nobody'],
  ['One that is active past its last day is so no more.', 'One that'],
  ['Whose change it is, before its text.', 'Whose'],
  ['Tells of whose family it is.', 'of whose'],
])("the text '%s' is refused for its pronoun", (text, word) => {
  expect(hidingWord(text)).toBe(`Plain words: name the thing in place of '${word}'`)
})

test.each([
  'An active prescription past its last day is expired.',
  'A phone whose clock is wrong still counts right.',
  "Says 'what is left' as the provider does.",
  'The result is `nobody` without a session.',
  'Somewhat larger than the others.',
])("the text '%s' is accepted", (text) => {
  expect(hidingWord(text)).toBeUndefined()
})

test('a title of 90 characters is accepted without its ids, and one of 91 is refused', () => {
  expect(longTitle(`[SEC-01][FLT-03, FLT-04] ${'x'.repeat(90)}`)).toBeUndefined()
  expect(longTitle('x'.repeat(91))).toMatch(/90 characters at most, not 91/)
})

const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`)

/** The title, and the first sentence after it. */
function beginningsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const [title = ''] = text.split('\n')
  const [, ...paragraphs] = text.split(/\n\s*\n/).filter((part) => !/^(##|\*\*How)/.test(part))
  const first = (paragraphs[0] ?? '').replaceAll('\n', ' ').replace(/^\*\*\w+\.\*\* /, '')
  return [title, /^.*?[.:?](?= |$)/.exec(first)?.[0] ?? first]
}

test.each(decisions)('%s begins in plain words', (path) => {
  const complaints = beginningsOf(path).flatMap((text) =>
    hidingWord(text) === undefined ? [] : [`${text}: ${hidingWord(text)}`],
  )

  expect(complaints).toEqual([])
})
