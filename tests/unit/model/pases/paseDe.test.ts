import { expect, test } from 'vitest'

import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64 } from '#contract/base64.ts'
import type { PaseFirmado } from '#contract/pase/codigo.ts'
import { comprobar } from '#contract/pase/comprobar.ts'
import { type Pase, escribirPase } from '#contract/pase/cuerpo.ts'
import { deUnPase, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import { knownOffset, noteOffset } from '#local/time/clock.ts'
import { firmarAhora, impresoDe, paseDe, vigenciaDe } from '#model/pases/paseDe.ts'

import { phone } from '../../../support/phone.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const HORA = 3_600_000
const DIA = 24 * HORA
const SEMANA = 7 * DIA

const datos = (idAfiliado: number) => ({
  idAfiliado,
  apellido: 'Ejemplo',
  nombre: 'Norma',
  cuil: '27111111114',
  nacimiento: '1956-10-21',
  relacion: 1,
  tipo: 1,
  emitido: AHORA / 60_000 - 60,
  vida: SEMANA / 60_000,
})

const servidor = await hacerLlave()
const dispositivo = await hacerLlave()

async function firmado(pase: Pase) {
  const body = escribirPase(pase)
  return { kid: 5, bytes: join(await firmar(servidor.privada, deUnPase(body)), body) }
}

const enTexto = ({ kid, bytes }: PaseFirmado) => ({ kid, bytes: aBase64(bytes) })

async function emitido(idAfiliado: number, clave = dispositivo.publica) {
  const enPantalla = await firmado({ ...datos(idAfiliado), version: 1, clave })
  const serie = new Uint8Array(8).fill(7)
  const impreso = await firmado({ ...datos(idAfiliado), version: 2, serie })
  return { idAfiliado, enPantalla: enTexto(enPantalla), impreso: enTexto(impreso) }
}

// Only the id identifies a member: the rest of the card is not used.
const grupo = [4, 5].map((idAfiliado) => ({ afiliado: { idAfiliado } }) as Afiliado)

test("[SEC-50] a member's offline pass is used only if it was issued for the key of this phone", async () => {
  const pases = [await emitido(4), await emitido(5)]

  const pase = paseDe({ idAfiliado: 5, grupo, pases }, dispositivo.publica)

  expect(pase).toMatchObject({ kid: 5, venceAt: AHORA - HORA + SEMANA })
  const otra = await hacerLlave()
  expect(paseDe({ idAfiliado: 5, grupo, pases }, otra.publica)).toBeUndefined()
  expect(impresoDe({ idAfiliado: 5, grupo, pases })?.venceAt).toBe(pase?.venceAt)
})

test('[SEC-50] a former member has no pass, even while it is still stored', async () => {
  const pases = [await emitido(4), await emitido(6)]

  expect(paseDe({ idAfiliado: 6, grupo, pases }, dispositivo.publica)).toBeUndefined()
  expect(impresoDe({ idAfiliado: 6, grupo, pases })).toBeUndefined()
  expect(paseDe({ idAfiliado: 5, grupo, pases }, dispositivo.publica)).toBeUndefined()
})

test('[SEC-50] a damaged stored pass, or a pass of another person, is ignored', async () => {
  const uno = await emitido(4)
  const damaged = { ...uno, enPantalla: { kid: 5, bytes: uno.enPantalla.bytes.slice(0, -3) } }
  const swapped = { ...(await emitido(5)), idAfiliado: 4 }
  const paper = { ...uno, enPantalla: uno.impreso, impreso: uno.enPantalla }

  for (const pases of [[damaged], [swapped], [paper]])
    expect(paseDe({ idAfiliado: 4, grupo, pases }, dispositivo.publica)).toBeUndefined()
  expect(impresoDe({ idAfiliado: 4, grupo, pases: [paper] })).toBeUndefined()
})

test('[SEC-50] a pass counts as ending soon during its last two days', () => {
  const pase = { venceAt: AHORA }
  expect(vigenciaDe(pase, AHORA - 2 * DIA - 1)).toBe('vigente')
  expect(vigenciaDe(pase, AHORA - 2 * DIA)).toBe('pronto')
  expect(vigenciaDe(pase, AHORA - 1)).toBe('pronto')
  expect(vigenciaDe(pase, AHORA)).toBe('vencido')
})

for (const [name, skew] of [
  ['two days behind', -2 * DIA],
  ['six minutes behind', -6 * 60_000],
  ['six minutes ahead', 6 * 60_000],
  ['two days ahead', 2 * DIA],
] as const)
  test(`[FLT-69, FLT-70] a phone whose clock is ${name} signs a valid code by the server's time`, async () => {
    const device = await phone()
    await noteOffset(device, -skew, AHORA + skew)
    const pase = paseDe({ idAfiliado: 4, grupo, pases: [await emitido(4)] }, dispositivo.publica)
    if (!pase) throw new Error('no pass')

    const at = { now: AHORA + skew, offset: await knownOffset(device) }
    const qr = await firmarAhora(pase, dispositivo.privada, 'https://portal.example', at)

    const clave = () => servidor.publica
    expect(await comprobar('o', qr.digitos, { clave, ahora: AHORA })).toMatchObject({
      state: 'firma-valida',
    })
  })

for (const [name, skew, state] of [
  ['behind', -10 * 60_000, 'vieja'],
  ['ahead', 10 * 60_000, 'hora'],
] as const)
  test(`[FLT-70] a phone that is ${name} and never got the server's time shows a code that checkers refuse`, async () => {
    const pase = paseDe({ idAfiliado: 4, grupo, pases: [await emitido(4)] }, dispositivo.publica)
    if (!pase) throw new Error('no pass')

    const at = { now: AHORA + skew, offset: 0 }
    const qr = await firmarAhora(pase, dispositivo.privada, 'https://portal.example', at)

    const clave = () => servidor.publica
    expect(await comprobar('o', qr.digitos, { clave, ahora: AHORA })).toMatchObject({ state })
  })
