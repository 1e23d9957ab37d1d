import { expect, test } from 'vitest'

import { codigoFirmado, codigoImpreso } from '#contract/pase/codigo.ts'
import { comprobar } from '#contract/pase/comprobar.ts'
import { firmarAnulados, huellaDe, leerAnulados } from '#contract/pase/confianza.ts'
import { type Pase, escribirPase, leerPase } from '#contract/pase/cuerpo.ts'
import { deDigitos } from '#contract/pase/digitos.ts'
import {
  comprimir,
  deUnPase,
  descomprimir,
  firmar,
  hacerLlave,
  join,
} from '#contract/pase/firmas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const EMITIDO = AHORA / 60_000 - 600
const SEMANA = 7 * 24 * 60

const datos = {
  idAfiliado: 4,
  apellido: 'Peralta Quiroga',
  nombre: 'Lucía',
  cuil: '27472189035',
  nacimiento: '1968-07-25',
  relacion: 3,
  tipo: 1,
  emitido: EMITIDO,
  vida: SEMANA,
}
const enTelefono = (clave: Uint8Array, also: Partial<Pase> = {}): Pase =>
  ({ ...datos, version: 1, clave, ...also }) as Pase
const enPapel = (also: Partial<Pase> = {}): Pase =>
  ({ ...datos, version: 2, serie: new Uint8Array(8).fill(7), ...also }) as Pase

async function provider() {
  const { privada, publica } = await hacerLlave()
  return {
    clave: (kid: number) => (kid === 5 ? publica : undefined),
    sign: async (pase: Pase) => {
      const body = escribirPase(pase)
      return { kid: 5, bytes: join(await firmar(privada, deUnPase(body)), body) }
    },
  }
}

test('[SEC-50] an offline pass is decoded as it was encoded, with early birth dates and referrals too', () => {
  const clave = new Uint8Array(33).fill(2)
  const derivacion = { tipo: 1, destino: 'APROSS, Córdoba', desde: '2026-01-31', hasta: null }
  for (const pase of [
    enTelefono(clave),
    enTelefono(clave, { nacimiento: '1931-02-28', relacion: 'Tutora' }),
    enTelefono(clave, { derivacion }),
    enPapel({ cuil: '', nacimiento: null }),
  ])
    expect(leerPase(escribirPase(pase))).toEqual(pase)
})

test('[SEC-50] the longest texts of a pass are cut between characters, and the pass can still be read', () => {
  const clave = new Uint8Array(33).fill(2)
  const long = 'ñ👪'.repeat(5_000)
  const pase = leerPase(
    escribirPase(
      enTelefono(clave, {
        apellido: long,
        nombre: long,
        relacion: long,
        tipo: long,
        derivacion: { tipo: long, destino: long, desde: '2026-01-31', hasta: '2026-12-31' },
      }),
    ),
  )
  expect(pase?.apellido).toBe(`${'ñ👪'.repeat(11)}…`)
  expect(pase?.relacion).toBe(`${'ñ👪'.repeat(4)}ñ…`)
  const body = escribirPase(pase ?? enTelefono(clave))
  const { digitos } = codigoImpreso(
    { kid: 255, bytes: new Uint8Array(68 + 64 + body.length).fill(255) },
    'https://portal.example',
  )
  expect(deDigitos(digitos)).toBeDefined()
})

test('[SEC-50] a point of the curve survives compression; a point off the curve is refused', async () => {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign'],
  )
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  expect(descomprimir(comprimir(raw))).toEqual(raw)
  const outside = Array.from({ length: 40 }, (_, x) => {
    const point = new Uint8Array(33)
    point.set([2], 0)
    point.set([x], 32)
    return descomprimir(point)
  })
  expect(outside).toContain(undefined)
})

test('[SEC-50] a code signed on a phone is valid for five minutes, a printed code until its pass ends', async () => {
  const { clave, sign } = await provider()
  const { privada, publica } = await hacerLlave()
  const { prefijo, digitos } = await codigoFirmado(
    await sign(enTelefono(publica)),
    privada,
    AHORA / 1000,
    'https://portal.example/',
  )
  expect(prefijo).toBe('https://portal.example/validar-credencial/o#')
  const at = (ahora: number) => comprobar('o', digitos, { clave, ahora })
  expect(await at(AHORA + 5 * 60_000)).toMatchObject({
    state: 'firma-valida',
    pase: { nombre: 'Lucía' },
  })
  expect(await at(AHORA + 5 * 60_000 + 1000)).toMatchObject({ state: 'vieja', minutos: 5 })
  expect(await at(AHORA - 2 * 60_000)).toMatchObject({ state: 'firma-valida' })
  expect(await at(AHORA - 2 * 60_000 - 1000)).toMatchObject({ state: 'hora' })
  const fin = (EMITIDO + SEMANA) * 60_000
  const minutos = Math.floor((fin - AHORA) / 60_000)
  expect(await at(fin)).toMatchObject({ state: 'pase-vencido', minutos })

  const paper = codigoImpreso(await sign(enPapel()), 'https://portal.example')
  expect(paper.prefijo).toBe('https://portal.example/validar-credencial/i#')
  const days = await comprobar('i', paper.digitos, { clave, ahora: AHORA + 6 * 86_400_000 })
  expect(days).toMatchObject({ state: 'firma-valida', pase: { version: 2 } })
  // A pass is not accepted as a list, nor a list as a pass.
  expect(await comprobar('o', paper.digitos, { clave, ahora: AHORA })).toEqual({ state: 'no-es' })
  expect(await comprobar('i', digitos, { clave, ahora: AHORA })).toEqual({ state: 'no-es' })
})

test('[SEC-50] a pass copied to another phone, with an unknown key or revoked is refused', async () => {
  const { clave, sign } = await provider()
  const mine = await hacerLlave()
  const theirs = await hacerLlave()
  const pase = await sign(enTelefono(mine.publica))
  const copied = await codigoFirmado(pase, theirs.privada, AHORA / 1000, 'https://portal.example')
  expect(await comprobar('o', copied.digitos, { clave, ahora: AHORA })).toEqual({ state: 'no-es' })

  const good = await codigoFirmado(pase, mine.privada, AHORA / 1000, 'https://portal.example')
  const unknown = await comprobar('o', good.digitos, { clave: () => undefined, ahora: AHORA })
  expect(unknown).toEqual({ state: 'clave-desconocida' })

  const lists = await hacerLlave()
  const huella = await huellaDe(pase.bytes.slice(64))
  const other = new Uint8Array(32).fill(9)
  const bytes = await firmarAnulados([huella, other], AHORA / 1000, lists.privada)
  const anulados = await leerAnulados(bytes, lists.publica)
  expect(anulados?.seconds).toBe(AHORA / 1000)
  expect(await comprobar('o', good.digitos, { clave, anulados, ahora: AHORA })).toMatchObject({
    state: 'anulado',
  })
  expect(await leerAnulados(bytes, mine.publica)).toBeUndefined()
})

test("[SEC-50, FLT-70] a revocation list signed in the future means that this phone's clock is wrong", async () => {
  const { clave, sign } = await provider()
  const lists = await hacerLlave()
  const { digitos } = codigoImpreso(await sign(enPapel()), 'https://portal.example')
  const signedAt = async (seconds: number) => {
    const list = await firmarAnulados([], seconds, lists.privada)
    const anulados = await leerAnulados(list, lists.publica)
    return (await comprobar('i', digitos, { clave, anulados, ahora: AHORA })).state
  }

  expect(await signedAt(AHORA / 1000 + 2 * 60)).toBe('firma-valida')
  expect(await signedAt(AHORA / 1000 + 2 * 60 + 1)).toBe('hora')
})
