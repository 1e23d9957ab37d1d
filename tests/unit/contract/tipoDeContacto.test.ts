import { expect, test } from 'vitest'

import { idDeTipo, tipoDeContacto } from '#contract/formatoDeContacto.ts'

test.each([
  ['its code, whatever its id', { codigoTipoContacto: '2', idTipoContacto: 102 }, 2],
  ['its id where the host sends no code', { idTipoContacto: 5 }, 5],
  ['its id in a copy from before codes', { codigoTipoContacto: 'email', idTipoContacto: 2 }, 2],
  ['none without both', {}, 0],
])('[CONT-01] the kind of a contact is taken from %s', (_name, de, tipo) => {
  expect(tipoDeContacto(de)).toBe(tipo)
})

test('[API-28, CONT-01] a contact is saved with the provider’s own id of its kind', () => {
  const tipos = [
    { idTipoContacto: 101, descripcion: 'Teléfono', codigo: '1' },
    { idTipoContacto: 7, descripcion: 'Celular', codigo: '5' },
  ]
  expect(idDeTipo(tipos, 5)).toBe(7)
  expect(idDeTipo(tipos, 2)).toBeUndefined()
  expect(idDeTipo([{ idTipoContacto: 2, descripcion: 'E-mail', codigo: null }], 2)).toBe(2)
})
