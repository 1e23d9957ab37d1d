import { expect, test } from 'vitest'

import { type Anuncio, nuevaSesion } from '#contract/encargo/anuncio.ts'
import { emisor } from '#contract/encargo/cuadros.ts'
import type { Encargo } from '#contract/encargo/cuerpo.ts'
import { escribirPaquete } from '#contract/encargo/paquete.ts'
import { hacerAcuerdo, sellar } from '#contract/encargo/sobre.ts'
import type { Confianza } from '#contract/pase/comprobar.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'
import type { LlavesDeReceptor } from '#local/encargos/base.ts'
import { type Materia, pesoDe, prestar } from '#model/encargos/prestamo.ts'
import { type Recepcion, recepcion } from '#model/encargos/recepcion.ts'

import { MIEMBRO } from '../../../support/encargos.ts'
import { traspaso } from '../../../support/prestadas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const DIA = 24 * 3_600_000
const partes = await traspaso(AHORA)
const { quienPresta, firmada } = partes

const llaves: LlavesDeReceptor = {
  id: 'receptor',
  firma: partes.quienRecibe,
  acuerdo: await hacerAcuerdo(),
}
const anuncio: Anuncio = {
  clave: llaves.firma.publica,
  acuerdo: llaves.acuerdo.publica,
  sesion: nuevaSesion(),
  recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
}
const materia: Materia = {
  pases: [await partes.firmarPase(partes.pase())],
  recetas: [firmada],
  hojas: [],
}
const eleccion = {
  miembros: [MIEMBRO],
  alcance: ['credencial', 'recetas'],
  vida: 24 * 60,
} as const

/** Frames of a transfer by the giver's phone. */
async function cuadrosDe(para: Anuncio = anuncio, also: Partial<Materia> = {}) {
  const { sobre } = await prestar(eleccion, { ...materia, ...also }, para, {
    privada: quienPresta.privada,
    ahora: AHORA,
  })
  return emisor(sobre)
}

/** Frames of a delegation that a correct giver would not sign. */
async function cuadrosMalos(also: Partial<Encargo>, llave = quienPresta) {
  const encargo = await partes.firmarEncargo(partes.encargoDe(also), llave)
  return emisor(await sellar(escribirPaquete({ encargo, ...materia }), anuncio))
}

const recibir = ({ anulados }: Pick<Confianza, 'anulados'> = {}) =>
  recepcion({
    llaves,
    sesion: anuncio.sesion,
    confianza: { clave: partes.clave, ahora: AHORA, anulados },
  })

/** Shows frames until the transfer is decided. */
async function pasar(
  mostrar: (numero: number) => string,
  recibe: (text: string) => Promise<Recepcion>,
  desde = 0,
): Promise<Recepcion[]> {
  const said: Recepcion[] = []
  for (let at = desde; at < desde + 400; at++) {
    const now = await recibe(mostrar(at))
    said.push(now)
    if (now.state !== 'leyendo') break
  }
  return said
}
const ultimo = async (...args: Parameters<typeof pasar>) => (await pasar(...args)).at(-1)

test('a transfer arrives whole from any frame on, and its progress only grows', async () => {
  const said = await pasar(await cuadrosDe(), recibir(), 7)
  const last = said.at(-1)

  expect(last).toMatchObject({
    state: 'llego',
    recibida: {
      encargo: { leido: { recibe: anuncio.recibe, miembros: [MIEMBRO], vida: 24 * 60 } },
      pases: [{ pase: { nombre: 'Lucía' } }],
      recetas: [{ receta: { numero: expect.any(String) as string } }],
    },
  })
  const parts = said.flatMap((one) => (one.state === 'leyendo' ? [one.parte] : []))
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
})

test('another code in front of the camera is reported, and the transfer keeps its frames', async () => {
  const mostrar = await cuadrosDe()
  const recibe = recibir()
  await recibe(mostrar(0))
  const parte = await recibe(mostrar(0))

  expect(await recibe('https://portal.example/validar-credencial/o#123')).toEqual({
    ...parte,
    aviso: 'ajeno',
  })
  expect(await ultimo(mostrar, recibe, 1)).toMatchObject({ state: 'llego' })
})

test('frames of a second giver are reported, and the first transfer arrives', async () => {
  const [mostrar, otro] = [await cuadrosDe(), await cuadrosDe()]
  const recibe = recibir()
  await recibe(mostrar(0))

  expect(await recibe(otro(0))).toMatchObject({ state: 'leyendo', aviso: 'varios' })
  expect(await ultimo(mostrar, recibe, 1)).toMatchObject({ state: 'llego' })
})

test('an unfinished transfer is dropped when its giver begins a new one', async () => {
  const pdf = crypto.getRandomValues(new Uint8Array(20_000))
  const recibe = recibir()
  const half = await cuadrosDe(anuncio, { hojas: [{ numero: '1', pdf }] })
  for (let at = 0; at < 20; at++) await recibe(half(at))

  expect(await ultimo(await cuadrosDe(), recibe)).toMatchObject({ state: 'llego' })
})

test.each([
  [
    'de-otro',
    'another phone',
    async () => cuadrosDe({ ...anuncio, acuerdo: (await hacerAcuerdo()).publica }),
  ],
  [
    'de-otro',
    'an earlier showing of its code',
    () => cuadrosDe({ ...anuncio, sesion: nuevaSesion() }),
  ],
  [
    'de-otro',
    'an old key of this phone',
    async () => cuadrosMalos({ clave: (await hacerLlave()).publica }),
  ],
  ['falso', 'a phone without these passes', async () => cuadrosMalos({}, await hacerLlave())],
  ['falso', 'another member', () => cuadrosMalos({ miembros: [9] })],
  ['vencido', 'a delegation of yesterday', () => cuadrosMalos({ desde: (AHORA - DIA) / 1000 })],
  ['hora', 'a clock a day ahead', () => cuadrosMalos({ desde: (AHORA + DIA) / 1000 })],
] as const)('[SEC-50] a transfer is %s if it is of %s', async (que, _of, hacer) => {
  expect(await ultimo(await hacer(), recibir())).toEqual({ state: 'no-sirve', que })
})

test('[SEC-50] a loan that is in the list of revoked passes is refused', async () => {
  const anulados = { seconds: AHORA / 1000, tiene: () => true }
  expect(await ultimo(await cuadrosDe(), recibir({ anulados }))).toEqual({
    state: 'no-sirve',
    que: 'terminado',
  })
})

test('a transfer has a size before it is made, and none if it is too large for frames', () => {
  const hoja = (size: number) => ({ numero: '1', pdf: new Uint8Array(size) })

  expect(pesoDe(materia)).toBeLessThan(4_000)
  expect(pesoDe({ ...materia, hojas: [hoja(60_000)] })).toBeGreaterThan(60_000)
  expect(pesoDe({ ...materia, hojas: [hoja(300_000), hoja(300_000)] })).toBeUndefined()
})
