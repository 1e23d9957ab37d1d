import { expect, test } from 'vitest'

import { codigoDeEncargo, leerCodigoDeEncargo } from '#contract/encargo/codigo.ts'
import { comprobarEncargo } from '#contract/encargo/comprobar.ts'
import {
  type Encargo,
  escribirEncargo,
  finDeEncargo,
  leerEncargo,
} from '#contract/encargo/cuerpo.ts'
import { deUnEncargo, deUnaPresentacion } from '#contract/encargo/firmas.ts'
import { encode } from '#contract/pase/cbor.ts'
import { codigoFirmado } from '#contract/pase/codigo.ts'
import { comprobar } from '#contract/pase/comprobar.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import type { Pase } from '#contract/pase/cuerpo.ts'
import { aDigitos, deDigitos } from '#contract/pase/digitos.ts'
import { deUnMomento, deUnPase, entero, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import { huellaComun } from '#contract/pase/lista.ts'
import { qrPath } from '#qr/qrPath.ts'

import { createAzar } from '../../../../server/src/semilla/azar.ts'
import { KID, MIEMBRO, tresPartes } from '../../../support/encargos.ts'
import { bytesCambiados, textoCambiado } from '../../../support/mutaciones.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const SEGUNDO = AHORA / 1000
const MINUTO = 60_000
const DIA_MIN = 24 * 60
const LUGAR = 'https://portal.example'

const partes = await tresPartes(AHORA)
const { clave, pase, encargo, firmarPase, firmarEncargo, quienPresta, quienRecibe } = partes
/** The state of the verdict, or its reason if the delegation does not count. */
const ver = async (digitos: string, ahora = AHORA) => {
  const verdict = await comprobarEncargo(digitos, { clave, ahora })
  return 'que' in verdict ? verdict.que : verdict.state
}
const DIGITOS = Array.from('0123456789')

/** A code of these parts, signed by the receiver, or by another key. */
async function armar({
  bytes,
  firmado,
  seconds = SEGUNDO,
  por = quienRecibe,
}: {
  bytes?: Uint8Array<ArrayBuffer>
  firmado?: Awaited<ReturnType<typeof firmarPase>>
  seconds?: number
  por?: typeof quienRecibe
}) {
  const signed = firmado ?? (await firmarPase(pase()))
  const own = bytes ?? (await firmarEncargo(encargo()))
  return (await codigoDeEncargo(own, signed, por.privada, seconds, LUGAR)).digitos
}

test('[SEC-50] a lent pass is valid, and names its person, the receiver and the end', async () => {
  const { prefijo, digitos } = await partes.codigo()

  expect(prefijo).toBe('https://portal.example/validar-credencial/e#')
  expect(await comprobarEncargo(digitos, { clave, ahora: AHORA })).toMatchObject({
    state: 'firma-valida',
    pase: { nombre: 'Lucía', apellido: 'Peralta Quiroga' },
    mostrado: SEGUNDO,
    encargo: { recibe: { nombre: 'Marta Sosa', documento: 20_333_444 }, miembros: [4, 9] },
  })
})

test('[SEC-50] a decoded delegation has each member once, in order, and a long name is cut', () => {
  const long = encargo({ miembros: [9, 4, 9], recibe: { nombre: 'ñ👪'.repeat(90), documento: 7 } })
  const read = leerEncargo(escribirEncargo(long))

  expect(read?.miembros).toEqual([4, 9])
  expect(read?.recibe.nombre).toMatch(/^ñ👪.*…$/u)
  expect(leerEncargo(escribirEncargo(read ?? long))).toEqual(read)
  expect(finDeEncargo(encargo())).toBe(AHORA - 60 * MINUTO + DIA_MIN * MINUTO)
})

test('[SEC-50] a lent code is valid for five minutes, inside the life of pass and delegation', async () => {
  const { digitos } = await partes.codigo()
  expect(await ver(digitos, AHORA + 5 * MINUTO)).toBe('firma-valida')
  expect(await ver(digitos, AHORA + 5 * MINUTO + 1000)).toBe('vieja')
  expect(await ver(digitos, AHORA - 2 * MINUTO)).toBe('firma-valida')
  expect(await ver(digitos, AHORA - 2 * MINUTO - 1000)).toBe('hora')

  const fin = finDeEncargo(encargo())
  const late = await partes.codigo({ seconds: fin / 1000 - 1 })
  expect(await ver(late.digitos, fin - 1)).toBe('firma-valida')
  expect(await ver(late.digitos, fin)).toBe('vencido')
  // The receiver's own clock is past the end, the checker's is behind.
  const after = await partes.codigo({ seconds: fin / 1000 })
  expect(await ver(after.digitos, fin - 1000)).toBe('vencido')
})

test('[SEC-50] the list revokes one delegation, a pass, or all passes of the giver’s phone', async () => {
  const { digitos } = await partes.codigo()
  const huella = await huellaDe(escribirEncargo(encargo()))
  const comun = await huellaComun(pase())
  const con = async (revoked: Uint8Array, seconds = SEGUNDO) => {
    const is = (one?: Uint8Array) => one?.join() === revoked.join()
    const anulados = { seconds, tiene: (one: Uint8Array, both?: Uint8Array) => is(one) || is(both) }
    const verdict = await comprobarEncargo(digitos, { clave, anulados, ahora: AHORA })
    return 'que' in verdict ? verdict.que : verdict.state
  }

  expect(await con(huella)).toBe('terminado')
  expect(await con(comun)).toBe('anulado')
  expect(await con(new Uint8Array(32))).toBe('firma-valida')
  expect(await con(new Uint8Array(32), SEGUNDO + 121)).toBe('hora')
})

/** A body as a dishonest phone could write it, signed by the giver's key. */
async function conCuerpo(change: (body: unknown[]) => void) {
  const { recibe, miembros, desde, vida } = encargo()
  const body: unknown[] = [
    4,
    quienRecibe.publica,
    recibe.nombre,
    recibe.documento,
    [...miembros],
    3,
    desde,
    vida,
  ]
  change(body)
  const bytes = encode(body as Parameters<typeof encode>[0])
  return join(await firmar(quienPresta.privada, deUnEncargo(bytes)), bytes)
}
const campo = (at: number, value: unknown) => () => conCuerpo((body) => void (body[at] = value))

test('[SEC-50] the unchanged body, from which each refused one is made, is accepted', async () => {
  expect(await ver(await armar({ bytes: await conCuerpo(() => undefined) }))).toBe('firma-valida')
})

const FORMAS: [string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['another version', campo(0, 5)],
  ['a short key', campo(1, new Uint8Array(32).fill(2))],
  ['a key off the curve', campo(1, new Uint8Array(33).fill(2))],
  ['an empty name', campo(2, ' ')],
  ['a name that is not text', campo(2, 7)],
  ['a name too long', campo(2, 'x'.repeat(51))],
  ['a name that turns its letters round', campo(2, 'Marta\u202easoS')],
  ['a name of two lines', campo(2, 'Marta\nVerificada')],
  ['no document', campo(3, 0)],
  ['a document too long', campo(3, 1_000_000_000)],
  ['no members', campo(4, [])],
  ['a member twice', campo(4, [4, 4])],
  ['members in another order', campo(4, [9, 4])],
  ['a member below zero', campo(4, [-1, 4])],
  [
    'too many members',
    campo(
      4,
      Array.from({ length: 13 }, (_, at) => at + 1),
    ),
  ],
  ['no scope', campo(5, 0)],
  ['an unknown scope', campo(5, 9)],
  ['a start that is no second', campo(6, 2 ** 32)],
  ['no life', campo(7, 0)],
  ['a life of more than thirty days', campo(7, 30 * DIA_MIN + 1)],
  ['one field more', () => conCuerpo((body) => void body.push(1))],
  ['one field less', () => conCuerpo((body) => void body.pop())],
]

test.each(FORMAS)('[SEC-50] a delegation with %s is refused', async (_name, bytes) => {
  expect(await ver(await armar({ bytes: await bytes() }))).toBe('no-es')
})

const ladron = await hacerLlave()
const otroTelefono = await hacerLlave()
const otroProveedor = await hacerLlave()
const conOtro = (uno: Partial<Encargo>) => firmarEncargo(encargo(uno))
const conPase = (uno: Partial<Pase>) => firmarPase(pase(uno))

/** A code whose parts are joined by hand. */
async function aMano({
  sello,
  cuerpo = encargo(),
  version = 4,
  kid = KID,
}: {
  sello: (encargo: Uint8Array, pase: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>
  cuerpo?: Encargo
  version?: number
  kid?: number
}) {
  const bytes = await firmarEncargo(cuerpo)
  const { bytes: own } = await firmarPase(pase())
  const signed = await firmar(quienRecibe.privada, await sello(bytes, own))
  const head = join(Uint8Array.of(version, kid), entero(SEGUNDO), signed)
  return aDigitos(join(head, Uint8Array.of(bytes.length), bytes, own))
}
const bien = (seconds: number) => (one: Uint8Array, other: Uint8Array) =>
  deUnaPresentacion(one, other, seconds)

const CADENAS: [string, string, () => Promise<string>][] = [
  ['shown by another phone', 'no-es', () => armar({ por: ladron })],
  ['shown by the giver', 'no-es', () => armar({ por: quienPresta })],
  [
    'for another receiver',
    'no-es',
    async () => armar({ bytes: await conOtro({ clave: otroTelefono.publica }) }),
  ],
  [
    "signed by the receiver in the giver's place",
    'no-es',
    async () => armar({ bytes: await firmarEncargo(encargo(), quienRecibe) }),
  ],
  [
    'passed on by the receiver to another phone',
    'no-es',
    async () =>
      armar({
        bytes: await firmarEncargo(encargo({ clave: ladron.publica }), quienRecibe),
        por: ladron,
      }),
  ],
  [
    "signed by a former key of the giver's phone",
    'no-es',
    async () => armar({ bytes: await firmarEncargo(encargo(), otroTelefono) }),
  ],
  [
    "beside a pass of the receiver's own phone",
    'no-es',
    async () => armar({ firmado: await conPase({ clave: quienRecibe.publica }) }),
  ],
  [
    'beside a pass that another provider signed',
    'no-es',
    async () => armar({ firmado: await firmarPase(pase(), otroProveedor) }),
  ],
  [
    'beside a pass that the giver signed',
    'no-es',
    async () => armar({ firmado: await firmarPase(pase(), quienPresta) }),
  ],
  [
    'beside a printed card',
    'no-es',
    async () =>
      armar({
        firmado: await firmarPase({ ...pase(), version: 2, serie: new Uint8Array(8) }),
      }),
  ],
  [
    'with an unknown key number',
    'clave-desconocida',
    () => aMano({ sello: bien(SEGUNDO), kid: KID + 1 }),
  ],
  ['with the version of a pass', 'no-es', () => aMano({ sello: bien(SEGUNDO), version: 1 })],
  ['with another second than the signed one', 'no-es', () => aMano({ sello: bien(SEGUNDO - 60) })],
  [
    'with the signature of an ordinary pass',
    'no-es',
    () => aMano({ sello: (_, own) => deUnMomento(own, SEGUNDO) }),
  ],
  [
    'with a signature over pass and delegation in the other order',
    'no-es',
    () => aMano({ sello: (one, other) => deUnaPresentacion(other, one, SEGUNDO) }),
  ],
  [
    'with a delegation whose signature is for a pass',
    'no-es',
    async () => {
      const body = escribirEncargo(encargo())
      return armar({ bytes: join(await firmar(quienPresta.privada, deUnPase(body)), body) })
    },
  ],
  [
    'for another member',
    'no-alcanza',
    async () => armar({ firmado: await conPase({ idAfiliado: MIEMBRO + 1 }) }),
  ],
  [
    'for prescriptions only',
    'no-alcanza',
    async () => armar({ bytes: await conOtro({ alcance: ['recetas', 'hojas'] }) }),
  ],
  [
    'with an expired pass',
    'pase-vencido',
    async () => armar({ firmado: await conPase({ vida: 600 }) }),
  ],
  [
    'with a pass from the future',
    'hora',
    async () => armar({ firmado: await conPase({ emitido: AHORA / MINUTO + 3 }) }),
  ],
  [
    'from the future',
    'hora',
    async () => armar({ bytes: await conOtro({ desde: SEGUNDO + 121 }) }),
  ],
  [
    'shown before it was signed',
    'hora',
    async () => armar({ bytes: await conOtro({ desde: SEGUNDO }), seconds: SEGUNDO - 121 }),
  ],
  [
    'of yesterday',
    'vencido',
    async () => armar({ bytes: await conOtro({ desde: SEGUNDO - DIA_MIN * 60 }) }),
  ],
]

test.each(CADENAS)('[SEC-50] a lent pass %s is refused', async (_name, state, digitos) => {
  expect(await ver(await digitos())).toBe(state)
})

test('[SEC-50] at least forty refused bodies are tested', () => {
  expect(FORMAS.length + CADENAS.length).toBeGreaterThanOrEqual(40)
})

test('[SEC-50] an own code is not accepted as a lent one, nor a lent one as an own', async () => {
  const own = await codigoFirmado(await firmarPase(pase()), quienPresta.privada, SEGUNDO, LUGAR)
  const lent = await partes.codigo()

  expect(await ver(own.digitos)).toBe('no-es')
  for (const como of ['o', 'i', 'r', 'e'])
    expect(await comprobar(como, lent.digitos, { clave, ahora: AHORA })).toEqual({ state: 'no-es' })
  expect(leerCodigoDeEncargo('1')).toBeUndefined()
  expect(leerCodigoDeEncargo('')).toBeUndefined()
})

test(
  '[SEC-50] none of five hundred altered lent codes is accepted',
  { timeout: 300_000 },
  async () => {
    const azar = createAzar(54)
    const { digitos } = await partes.codigo()
    const bytes = deDigitos(digitos) ?? new Uint8Array()
    const told = new Set<string>()
    for (let done = 0; done < 500; done += 1) {
      const changed =
        azar.entre(0, 3) === 0
          ? textoCambiado(azar, digitos, DIGITOS)
          : aDigitos(bytesCambiados(azar, bytes))
      if (changed !== digitos) told.add(await ver(changed))
    }
    told.delete('clave-desconocida')
    expect([...told]).toEqual(['no-es'])
  },
)

test('[SEC-50] a usual lent code fits QR version 18; with the longest names it can still be read', async () => {
  const sizeOf = (one: { prefijo: string; digitos: string }) =>
    (qrPath({ ...one, prefijo: `${one.prefijo}${'x'.repeat(50 - one.prefijo.length)}` }).size -
      17) /
    4
  const usual = await partes.codigo()
  expect(sizeOf(usual)).toBeLessThanOrEqual(18)

  const long = 'ÁÉÍÓÚÑ '.repeat(100)
  const derivacion = { tipo: long, destino: long, desde: '2026-01-31', hasta: '2026-12-31' }
  const longest = await partes.codigo({
    de: encargo({
      recibe: { nombre: long, documento: 99_999_999 },
      miembros: Array.from({ length: 12 }, (_, at) => 2_000_000 + at),
    }),
    del: pase({
      idAfiliado: 2_000_000,
      apellido: long,
      nombre: long,
      relacion: long,
      tipo: long,
      derivacion,
    }),
  })
  expect(sizeOf(longest)).toBeLessThanOrEqual(28)
  expect(await ver(longest.digitos)).toBe('firma-valida')
})
