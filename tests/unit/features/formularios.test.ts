import { array, assert, constantFrom, emailAddress, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import { faltaEnNueva } from '#features/contrasenia/revisar.ts'
import { NADA_GUARDADO, camposDesde } from '#features/cuenta/campos.ts'
import { reglas } from '#features/cuenta/reglas.ts'
import { digitosDe } from '#ui/codigo.ts'

import { exigirContrasenia } from '../../../server/src/acceso/contrasenia.ts'
import { readUser } from '../../../server/src/sesiones/usuarios.ts'

const characters = (text: string) => constantFrom(...text.split(''))
const digits = (count: number) =>
  string({ unit: characters('0123456789'), minLength: count, maxLength: count })

const accepts = (work: () => unknown) => {
  try {
    work()
    return true
  } catch {
    return false
  }
}

test('[PASS-02, PASS-05] both password forms accept exactly the passwords that the server accepts', () => {
  const typed = string({ unit: characters('abzABZ019@$!%*?&#.()_- ñÁ/\\"<>\u00a0'), maxLength: 28 })
  assert(
    property(typed, (text) => {
      const form = faltaEnNueva('Nueva contraseña', text) === undefined
      const wizard = reglas.contrasena(text) === true
      const server = accepts(() => exigirContrasenia(text))
      expect([form, wizard]).toEqual([server, server])
    }),
    { numRuns: 2000 },
  )
})

test('[ACCT-05, SIGN-01] a CUIL with dashes, blanks or dots is read equally by sign-up and sign-in', () => {
  const gap = string({ unit: characters('- .'), maxLength: 2 })
  assert(
    property(tuple(digits(2), digits(8), digits(1)), tuple(gap, gap), (parts, gaps) => {
      const [type, document, check] = parts
      const written = `${type}${gaps[0]}${document}${gaps[1]}${check}`
      expect(reglas.cuil(written)).toBe(true)
      expect(readUser(written)).toEqual({ cuil: parts.join('') })
    }),
  )
})

test('[ACCT-12, ACCT-13] an e-mail address may have blanks around it, and its repetition must match', () => {
  assert(
    property(
      emailAddress({ size: 'small' }).filter((text) => text.length >= 6 && text.length <= 60),
      string({ unit: characters(' \t\n'), maxLength: 3 }),
      characters('xyz0'),
      (correo, blank, more) => {
        const campos = { ...camposDesde(NADA_GUARDADO), correo }
        expect(reglas.correo(blank + correo + blank)).toBe(true)
        expect(reglas.confirmarCorreo(correo + blank, campos)).toBe(true)
        expect(reglas.confirmarCorreo(more + correo, campos)).not.toBe(true)
      },
    ),
  )
})

test('[SEC-27] a code pasted with blanks, dashes or words around it is read as six digits', () => {
  const around = string().map((text) => text.replaceAll(/\d/g, ''))
  const between = array(characters(' -\u00a0\u200b.\n'), { maxLength: 2 }).map((some) =>
    some.join(''),
  )
  assert(
    property(digits(6), around, between, around, (code, before, gap, after) => {
      expect(digitosDe(before + code.split('').join(gap) + after)).toBe(code)
    }),
  )
  assert(property(string({ unit: 'binary' }), (text) => /^\d{0,12}$/.test(digitosDe(text))))
})
