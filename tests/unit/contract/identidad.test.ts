import { assert, constantFrom, emailAddress, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { esContraseniaValida, reglasDeContrasenia } from '#contract/contrasenia.ts'
import { enlaceDeCorreo, enmascararCorreo, esCorreo, esCorreoDeCuenta } from '#contract/correo.ts'
import { esCuil, esNombreDePersona, nombreComparable } from '#contract/identidad.ts'

const characters = (text: string) => constantFrom(...text.split(''))
const ALLOWED = 'abcxyzABCXYZ0123456789@$!%*?&#.()_-'
const allowed = string({ unit: characters(ALLOWED), minLength: 4, maxLength: 23 })

test('[PASS-02, PASS-03, PASS-04] a password has 6 to 25 allowed characters, a lowercase letter and a digit', () => {
  assert(property(allowed, (text) => esContraseniaValida(`${text}a1`)))
  assert(
    property(
      allowed,
      characters(' ñáÁ/\\\'"<>,;:+=~^`|{}[]\u00a0'),
      (text, odd) => !esContraseniaValida(`${text.slice(0, 20)}a1${odd}`),
    ),
  )
  for (const [text, valid] of [
    ['abc12', false],
    ['abc123', true],
    [`a1${'b'.repeat(23)}`, true],
    [`a1${'b'.repeat(24)}`, false],
    ['ABC123', false],
    ['abcdef', false],
    ['', false],
  ] as const)
    expect([text, esContraseniaValida(text)]).toEqual([text, valid])
})

test('[PASS-05] a password is refused exactly where one of the shown rules is not met', () => {
  assert(
    property(string({ maxLength: 30 }), (text) => {
      const met = Object.values(reglasDeContrasenia).map((rule) => rule(text))
      expect(esContraseniaValida(text)).toBe(!met.includes(false))
    }),
  )
})

test('[CONF-07][SEC-45] every accepted address is one recipient on one line', () => {
  assert(property(emailAddress({ size: 'small' }), (text) => esCorreo(text)))
  assert(
    property(
      emailAddress({ size: 'small' }),
      characters(' \r\n\t\0,;:<>()[]\\"@'),
      nat(),
      (text, odd, at) => {
        const place = at % (text.length + 1)
        return !esCorreo(`${text.slice(0, place)}${odd}${text.slice(place)}`)
      },
    ),
  )
  for (const odd of [
    '',
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a@@b.c',
    'a b@c.d',
    'a@b.c\n',
    'a@-b.c',
    'a@b..c',
    'a@127.0.0.1',
    'a@b.1',
    '.a@b.c',
    'a.@b.c',
    'a..b@b.c',
    '=?utf-8?q?a?=@b.c',
    `${'a'.repeat(65)}@b.c`,
  ])
    expect([odd, esCorreo(odd)]).toEqual([odd, false])
  for (const good of [`${'a'.repeat(64)}@b.c`, 'a.b-c+d@sub.xn--p1ai', 'a@1.2b', 'a@3com.com'])
    expect([good, esCorreo(good)]).toEqual([good, true])
})

test('[SEC-24] a link that writes to an address has one recipient and nothing else', () => {
  expect(enlaceDeCorreo('delegacion.santa-rosa@obra.example')).toBe(
    'mailto:delegacion.santa-rosa@obra.example',
  )
  expect(enlaceDeCorreo('a?bcc=otra@obra.example')).toBe('mailto:a%3Fbcc%3Dotra@obra.example')
  for (const odd of ['javascript:alert(1)', '"><img src=x>', 'a@b.example?bcc=c@d.example', ''])
    expect(enlaceDeCorreo(odd)).toBeUndefined()
})

test('[CONF-07] a very long address is judged without delay', () => {
  const begun = performance.now()
  for (const text of [
    `${'a'.repeat(100_000)}@`,
    `a@${'a-'.repeat(50_000)}`,
    `a@${'a.'.repeat(120)}`,
  ])
    expect(esCorreo(text)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})

test('[ACCT-12] an e-mail address for a new account has 6 to 60 characters', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@b.cc'.length)}@b.cc`

  expect([6, 60].map((length) => esCorreoDeCuenta(ofLength(length)))).toEqual([true, true])
  expect(esCorreoDeCuenta(ofLength(61))).toBe(false)
  expect([esCorreo('a@b.c'), esCorreoDeCuenta('a@b.c')]).toEqual([true, false])
})

test('[VERI-02] a masked e-mail address shows two letters at most, and its domain', () => {
  expect(enmascararCorreo('juana@example.com')).toBe('ju•••@example.com')
  expect(enmascararCorreo('jua@example.com')).toBe('ju•••@example.com')
  expect(enmascararCorreo('ju@example.com')).toBe('•••@example.com')
  expect(enmascararCorreo('j@example.com')).toBe('•••@example.com')
})

test('[ACCT-05] a CUIL has eleven digits and no other character', () => {
  expect(esCuil('27284567892')).toBe(true)
  assert(
    property(
      string({ unit: characters('0123456789- '), maxLength: 13 }),
      (text) => esCuil(text) === (text.length === 11 && !/[- ]/.test(text)),
    ),
  )
})

test("[ACCT-06] a person's name has 2 to 40 letters with accents and spaces, not counting signs", () => {
  for (const good of [
    'Al',
    'María de los Ángeles',
    'Ñandú',
    "D'Angelo",
    'Pérez-Gil',
    'a'.repeat(40),
  ])
    expect([good, esNombreDePersona(good)]).toEqual([good, true])
  for (const bad of ['', 'A', ' A', "A'", '  ', 'A1', 'Ana;', 'a'.repeat(41), '<b>'])
    expect([bad, esNombreDePersona(bad)]).toEqual([bad, false])
})

test('[ACCT-06] a name is the same with or without accents, signs, capitals and wide spaces', () => {
  const same = ["D'ANGELO  pérez-gil", 'dangelo perezgil', 'D’Ángelo Pérezgil ', 'DANGELO PEREZGIL']
  expect(new Set(same.map(nombreComparable))).toEqual(new Set(['dangelo perezgil']))
  assert(
    property(string(), (text) => {
      const once = nombreComparable(text)
      expect(nombreComparable(once)).toBe(once)
      expect(nombreComparable(text.toUpperCase().toLowerCase())).toBe(
        nombreComparable(text.toLowerCase()),
      )
    }),
  )
})
