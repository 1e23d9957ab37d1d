import { expect, test } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import { leerCodigo } from '#contract/pase/codigo.ts'
import { escribirPase } from '#contract/pase/cuerpo.ts'
import { FIRMA, hacerLlave, join } from '#contract/pase/firmas.ts'
import { PublicaDb } from '#local/bases/publica.ts'
import { firmanteDe, readDelTelefono } from '#local/pase/firmante.ts'

const AHORA = { offset: 3_600_000, publicUrl: 'https://portal.example' }

const llave = await hacerLlave()
const paseDe = (clave: Uint8Array<ArrayBuffer>) => {
  const body = escribirPase({
    version: 1,
    idAfiliado: 2,
    apellido: 'Ejemplo',
    nombre: 'Rubén',
    cuil: '27111111114',
    nacimiento: null,
    relacion: 1,
    tipo: 1,
    emitido: 1,
    vida: 1,
    clave,
  })
  const bytes = aBase64(join(new Uint8Array(FIRMA), body))
  return { value: [{ idAfiliado: 2, enPantalla: { kid: 4, bytes } }] }
}

test("a code contains its key's number and its signing time by the server's clock", async () => {
  const firmar = firmanteDe([llave, paseDe(llave.publica)], AHORA, 2)
  const before = Math.floor((Date.now() + AHORA.offset) / 1000)
  const { prefijo, digitos } = (await firmar?.()) ?? { prefijo: '', digitos: '' }

  expect(prefijo).toBe('https://portal.example/validar-credencial/o#')
  const codigo = leerCodigo('o', digitos)
  expect(codigo?.kid).toBe(4)
  expect((codigo?.momento?.seconds ?? 0) - before).toBeOneOf([0, 1])
})

test("a code is not signed for another person, with another key's pass, or without a key", async () => {
  const otra = await hacerLlave()
  expect(firmanteDe([llave, paseDe(llave.publica)], AHORA, 3)).toBeUndefined()
  expect(firmanteDe([llave, paseDe(otra.publica)], AHORA, 2)).toBeUndefined()
  expect(firmanteDe([undefined, paseDe(llave.publica)], AHORA, 2)).toBeUndefined()
  expect(firmanteDe([llave, undefined], AHORA, 2)).toBeUndefined()
})

test("if the provider names no public address, a code leads to the portal's own address", async () => {
  const publica = new PublicaDb()
  expect(await readDelTelefono('https://aca.example')).toEqual({
    offset: 0,
    publicUrl: 'https://aca.example',
  })
  await publica.valores.bulkPut([
    { id: 'reloj', value: 5000, savedAt: 1 },
    { id: 'host', value: { publicUrl: 'https://portal.example' }, savedAt: 1 },
  ])
  expect(await readDelTelefono('https://aca.example')).toEqual({
    offset: 5000,
    publicUrl: 'https://portal.example',
  })
  await publica.delete()
})
