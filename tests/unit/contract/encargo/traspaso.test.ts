import { expect, test } from 'vitest'

import {
  type Anuncio,
  anunciar,
  cifrasDe,
  leerAnuncio,
  nuevaSesion,
} from '#contract/encargo/anuncio.ts'
import { type Paquete, escribirPaquete, leerPaquete } from '#contract/encargo/paquete.ts'
import { abrir, hacerAcuerdo, sellar } from '#contract/encargo/sobre.ts'
import { deUnaReceta, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import { escribirReceta } from '#contract/pase/receta.ts'
import { qrPath } from '#qr/qrPath.ts'

import { createAzar } from '../../../../server/src/semilla/azar.ts'
import { KID, tresPartes } from '../../../support/encargos.ts'
import { bytesCambiados } from '../../../support/mutaciones.ts'
import { unaReceta } from '../../../support/recetas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const LUGAR = 'https://portal.example/'
const partes = await tresPartes(AHORA)
const { proveedor, quienPresta, quienRecibe, pase, encargo, firmarPase, firmarEncargo } = partes
const acuerdo = await hacerAcuerdo()

const anuncio = (also: Partial<Anuncio> = {}): Anuncio => ({
  clave: quienRecibe.publica,
  acuerdo: acuerdo.publica,
  sesion: nuevaSesion(),
  recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
  ...also,
})

test('[SEC-50] the code of a receiver is read with both keys, and both phones show the same figures', async () => {
  const own = anuncio()
  const { prefijo, digitos } = await anunciar(own, quienRecibe.privada, LUGAR)
  const read = await leerAnuncio(prefijo + digitos)

  expect(prefijo).toBe('https://portal.example/prestar#')
  expect(read).toEqual(own)
  expect(await cifrasDe(own)).toMatch(/^\d{6}$/)
  expect(read && (await cifrasDe(read))).toBe(await cifrasDe(own))
  expect(await cifrasDe(anuncio())).not.toBe(await cifrasDe(own))
  const longest = anuncio({ recibe: { nombre: 'ÁÉÍ '.repeat(50), documento: 99_999_999 } })
  const { size } = qrPath(await anunciar(longest, quienRecibe.privada, LUGAR))
  expect((size - 17) / 4).toBeLessThanOrEqual(13)
})

test("[SEC-50] a receiver's code with another phone's key, or altered, is refused", async () => {
  const ladron = await hacerLlave()
  const stolen = await anunciar(anuncio(), ladron.privada, LUGAR)
  expect(await leerAnuncio(stolen.prefijo + stolen.digitos)).toBeUndefined()

  const { prefijo, digitos } = await anunciar(anuncio(), quienRecibe.privada, LUGAR)
  for (let at = 0; at < digitos.length; at += 7) {
    const other = String((Number(digitos[at]) + 1) % 10)
    const changed = digitos.slice(0, at) + other + digitos.slice(at + 1)
    expect(await leerAnuncio(prefijo + changed)).toBeUndefined()
  }
  for (const text of [
    '',
    digitos,
    `https://portal.example/otra#${digitos}`,
    `${prefijo}1`,
    prefijo,
  ])
    expect(await leerAnuncio(text)).toBeUndefined()
})

test('[SEC-50] a sealed transfer opens only unaltered, by its receiver’s key, for the code it answers', async () => {
  const offered = anuncio()
  const contenido = new TextEncoder().encode('recetas de Lucía')
  const sobre = await sellar(contenido, offered)
  const other = await hacerAcuerdo()

  expect(await abrir(sobre, acuerdo, offered.sesion)).toEqual(contenido)
  expect(await abrir(sobre, other, offered.sesion)).toBeUndefined()
  expect(await abrir(sobre, { ...acuerdo, publica: other.publica }, offered.sesion)).toBeUndefined()
  expect(await abrir(sobre, acuerdo, nuevaSesion())).toBeUndefined()
  const azar = createAzar(7)
  const opened: unknown[] = []
  for (let done = 0; done < 200; done += 1) {
    const changed = new Uint8Array(bytesCambiados(azar, sobre))
    if (changed.join() === sobre.join()) continue
    opened.push(await abrir(changed, acuerdo, offered.sesion))
  }
  expect(new Set(opened)).toEqual(new Set([undefined]))
  expect(await sellar(contenido, offered)).not.toEqual(sobre)
})

const firmarReceta = async (llave = proveedor) => {
  const body = escribirReceta(unaReceta(AHORA))
  return { kid: KID, bytes: join(await firmar(llave.privada, deUnaReceta(body)), body) }
}

async function paquete(also: Partial<Paquete> = {}): Promise<Paquete> {
  return {
    encargo: await firmarEncargo(encargo()),
    pases: [await firmarPase(pase()), await firmarPase(pase({ idAfiliado: 9, nombre: 'Tomás' }))],
    recetas: [await firmarReceta()],
    hojas: [],
    ...also,
  }
}
const leer = async (also: Partial<Paquete> = {}, ahora = AHORA) =>
  leerPaquete(escribirPaquete(await paquete(also)), {
    clave: quienRecibe.publica,
    delProveedor: partes.clave,
    ahora,
  })

test('[SEC-50] a transfer brings delegation, passes, prescriptions and sheets to its receiver', async () => {
  const hojas = [{ numero: '1048812', pdf: crypto.getRandomValues(new Uint8Array(60_000)) }]
  const de = encargo({ alcance: ['credencial', 'recetas', 'hojas'] })
  const whole = await leer({ encargo: await firmarEncargo(de), hojas })

  expect(whole).toMatchObject({
    state: 'sirve',
    recibida: {
      encargo: { leido: { recibe: { nombre: 'Marta Sosa' } } },
      pases: [{ pase: { nombre: 'Lucía' } }, { pase: { nombre: 'Tomás' } }],
      recetas: [{ receta: { numero: '1048812' } }],
      hojas,
    },
  })
})

test('[SEC-50] a transfer is accepted by a phone without keys of the provider: the counter checks it', async () => {
  const bytes = escribirPaquete(await paquete())
  const told = await leerPaquete(bytes, {
    clave: quienRecibe.publica,
    delProveedor: () => undefined,
    ahora: AHORA,
  })
  expect(told.state).toBe('sirve')
})

const otro = await hacerLlave()
const MALOS: [string, string, () => Promise<Partial<Paquete>>][] = [
  [
    'for another receiver',
    'para-otro',
    async () => ({ encargo: await firmarEncargo(encargo({ clave: otro.publica })) }),
  ],
  [
    'signed by another phone',
    'falso',
    async () => ({ encargo: await firmarEncargo(encargo(), otro) }),
  ],
  ['without the pass of a member', 'falso', async () => ({ pases: [await firmarPase(pase())] })],
  [
    'with the pass of another member',
    'falso',
    async () => ({
      pases: [await firmarPase(pase()), await firmarPase(pase({ idAfiliado: 10 }))],
    }),
  ],
  [
    'with a pass that the provider did not sign',
    'falso',
    async () => ({
      pases: [
        await firmarPase(pase(), quienPresta),
        await firmarPase(pase({ idAfiliado: 9 }), quienPresta),
      ],
    }),
  ],
  [
    'with a prescription that the provider did not sign',
    'falso',
    async () => ({ recetas: [await firmarReceta(otro)] }),
  ],
  [
    'with prescriptions beyond its scope',
    'falso',
    async () => ({ encargo: await firmarEncargo(encargo({ alcance: ['credencial'] })) }),
  ],
  [
    'with sheets beyond its scope',
    'falso',
    async () => ({ hojas: [{ numero: '1', pdf: new Uint8Array(3) }] }),
  ],
  ['without a delegation', 'no-es', async () => ({ encargo: new Uint8Array(70) })],
]

test.each(MALOS)('[SEC-50] a transfer %s is not stored', async (_name, state, also) => {
  expect(await leer(await also())).toEqual({ state })
})

test('[SEC-50] an expired transfer, or one from the future, is not stored', async () => {
  expect(await leer({}, AHORA + 23 * 3_600_000)).toEqual({ state: 'vencido' })
  expect(await leer({}, AHORA - 3_600_000 - 121_000)).toEqual({ state: 'hora' })
  const quien = { clave: quienRecibe.publica, delProveedor: partes.clave, ahora: AHORA }
  expect(await leerPaquete(new Uint8Array(0), quien)).toEqual({ state: 'no-es' })
})
