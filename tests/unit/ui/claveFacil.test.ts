import { assert, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'

import { type Propios, porQueEsFacil } from '#ui/claveFacil.ts'

const norma: Propios = {
  nombres: ['Norma Inés', "D'Ávila Ana"],
  numeros: ['27-28456789-2', null],
  nacimiento: '1981-03-04',
}

test.each([
  'hola123',
  'HOLA123',
  'H0l@123',
  'hola.123',
  'hola123!',
  'argentina1',
  'boca1905',
  'p4ssw0rd',
  'contrasena1',
  '1q2w3e4r',
  'abc123',
])('[SEC-07] the password %s gets a warning as one of the most common', (clave) => {
  expect(porQueEsFacil(clave)).toBe('comun')
})

test.each([
  ['norma8', 'a name'],
  ['xxN0RM4xx9', 'a name with substitutions'],
  ['ines-55', 'the second name, without its accent'],
  ['davila77', 'a surname, without accent and apostrophe'],
  ['ana.2041', 'a short name as a word'],
  ['zz28456789', 'the document inside of the CUIL'],
  ['z27284567892', 'the CUIL'],
  ['z56789', 'the end of the document'],
  ['04-03-1981z', 'the birth date'],
  ['z19810304', 'the birth date, year first'],
  ['z040381', 'the birth date, with a short year'],
  ['z4381', 'the birth date as it is said'],
  ['perro-1981', 'the year of birth'],
  ['perro0403', 'the birthday'],
])('[SEC-07] the password %s gets the warning that it contains %s', (clave) => {
  expect(porQueEsFacil(clave, norma)).toBe('propia')
  expect(porQueEsFacil(clave)).toBeUndefined()
})

test.each([
  'manzana-602', // It contains 'ana' as a part of a word.
  'tren4567', // Four digits that also occur in a CUIL, by chance.
  'tren21981', // It contains a year inside other digits.
  'zapallo-8x',
])('[SEC-07] the password %s is accepted without a warning', (clave) => {
  expect(porQueEsFacil(clave, norma)).toBeUndefined()
})

test('[SEC-07] unknown personal data never make a password look easy to guess', () => {
  const nada = { nombres: ['', null, ' ', 'Al'], numeros: ['', undefined], nacimiento: '' }
  assert(
    property(stringMatching(/^[zyx]{3}[\d.-]{0,9}$/), (clave) => {
      expect(porQueEsFacil(clave, nada)).toBeUndefined()
    }),
  )
})

test('[SEC-07] an empty password gets no warning, and capitals make no difference', () => {
  assert(
    property(string(), string(), string(), (nombre, numero, nacimiento) => {
      const propios = { nombres: [nombre], numeros: [numero], nacimiento }
      expect(porQueEsFacil('', propios)).toBeUndefined()
    }),
  )
  assert(
    property(stringMatching(/^[A-Za-z\d@$!%*?&#.()_-]{1,25}$/), (clave) => {
      const facil = porQueEsFacil(clave, norma)
      expect(porQueEsFacil(clave.toUpperCase(), norma)).toBe(facil)
      expect(porQueEsFacil(clave.toLowerCase(), norma)).toBe(facil)
    }),
  )
})
