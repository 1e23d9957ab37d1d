import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { aBase64 } from '#contract/base64.ts'
import { type Anuncio, anunciar, leerAnuncio, nuevaSesion } from '#contract/encargo/anuncio.ts'
import { emisor } from '#contract/encargo/cuadros.ts'
import type { Encargo } from '#contract/encargo/cuerpo.ts'
import { type Recibida, escribirPaquete } from '#contract/encargo/paquete.ts'
import { hacerAcuerdo, sellar } from '#contract/encargo/sobre.ts'
import { encargos } from '#contract/extensiones/encargos.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'
import type { RecetaFirmada } from '#contract/pase/receta.ts'
import { api } from '#live/llamadas/useLiveCall.ts'
import { device } from '#live/telefono/device.ts'
import { type LlavesDeReceptor, openPrestadas } from '#local/encargos/base.ts'
import { llavesDe } from '#local/encargos/llaves.ts'
import { guardarPrestada } from '#local/encargos/prestadas.ts'
import { readLlave } from '#local/pase/llave.ts'
import { guardadoDe, materiaDe, prestables } from '#model/encargos/materia.ts'
import { type Eleccion, prestar } from '#model/encargos/prestamo.ts'
import { type Recepcion, recepcion } from '#model/encargos/recepcion.ts'

import { prepararQrFuerte } from '../../../workers/qrFuerte.ts'
import { traspaso } from '../../support/prestadas.ts'
import { escanear } from './escanear.ts'
import { campo } from './pantalla.ts'
import { tocar } from './tocar.ts'

/** Loans on this phone, without the screens' own connection. */
export async function guardadas(): Promise<number> {
  const base = openPrestadas()
  const count = await base.prestadas.count()
  base.close()
  return count
}

/** A phone without loans and without keys for them. */
export async function sinPrestadas(): Promise<void> {
  const base = openPrestadas()
  await Promise.all(base.tables.map((table) => table.clear()))
  base.close()
}

/** This phone holds a loan of a card and a prescription, with this start and life, and this prescription. */
export async function conPrestada(
  also: Partial<Encargo> = {},
  receta: Partial<RecetaFirmada> = {},
): Promise<string> {
  const base = openPrestadas()
  const { firma } = await llavesDe(base)
  const partes = await traspaso(Date.now(), receta)
  const recibida = await partes.recibida({ clave: firma.publica, ...also })
  const huella = await guardarPrestada(base, recibida, Date.now())
  base.close()
  return huella
}

/**
 * The signed-in person lends this phone to itself, by the provider's own signatures: the first member's card with valid
 * prescriptions and their sheets.
 */
export async function prestadaPorEstaCuenta(vida: number): Promise<string> {
  const [llave, [uno]] = await Promise.all([readLlave(device), prestables(device)])
  if (!llave || !uno) throw new Error('This phone has no pass to lend.')
  const eleccion: Eleccion = {
    miembros: [uno.integrante.afiliado.idAfiliado],
    alcance: ['credencial', 'recetas', 'hojas'],
    vida,
  }
  const guardado = await guardadoDe(device, eleccion)
  const materia = materiaDe(guardado, eleccion, llave.publica, Date.now())
  const base = openPrestadas()
  const llaves = await llavesDe(base)
  const anuncio = anuncioDe(llaves)
  const como = { privada: llave.privada, ahora: Date.now() }
  const { encargo, sobre } = await prestar(eleccion, materia, anuncio, como)
  await api.call(encargos.anotar, { clave: aBase64(llave.publica), bytes: aBase64(encargo) })
  const huella = await guardarPrestada(base, await traspasar(sobre, anuncio, llaves), Date.now())
  base.close()
  return huella
}

/** Takes all frames of a transfer, without screen and camera. */
async function traspasar(
  sobre: Uint8Array<ArrayBuffer>,
  { sesion }: Anuncio,
  llaves: LlavesDeReceptor,
): Promise<Recibida> {
  const mostrar = await emisor(sobre)
  const recibir = recepcion({ llaves, sesion, confianza: sinClaves() })
  for (let at = 0; at < 2000; at++) {
    const now = await recibir(mostrar(at))
    if (now.state === 'llego') return now.recibida
    if (now.state === 'no-sirve') throw new Error(`The loan is refused: ${now.que}.`)
  }
  throw new Error('The loan never arrives whole.')
}

const sinClaves = () => ({ clave: () => undefined, anulados: undefined, ahora: Date.now() })

const anuncioDe = ({ firma, acuerdo }: LlavesDeReceptor): Anuncio => ({
  clave: firma.publica,
  acuerdo: acuerdo.publica,
  sesion: nuevaSesion(),
  recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
})

/** Types a person's data and brings the phone to its code; returns its content. */
export async function mostrarMiCodigo(): Promise<Anuncio> {
  await campo('Tu nombre y apellido').fill('Marta Sosa')
  await campo('Tu número de documento').fill('20.333.444')
  await tocar(page.getByRole('button', { name: 'Seguir' }))
  return leerMiCodigo()
}

/** Content of the receiver's code on the screen. */
export async function leerMiCodigo(): Promise<Anuncio> {
  const codigo = page.getByRole('img', { name: 'Código para recibir una credencial' })
  await expect.element(codigo).toBeVisible()
  // With its white margin.
  const blanco = page.elementLocator(codigo.element().parentElement ?? document.body)
  const anuncio = await leerAnuncio(await escanear(blanco))
  if (!anuncio) throw new Error('The shown code is none of a receiver.')
  return anuncio
}

/** The phone of another person with a pass and a prescription, and the frames that it shows. */
export async function quienPresta() {
  const partes = await traspaso(Date.now())
  const pase = await partes.firmarPase(partes.pase())
  /** Frames for this receiver, by their number. `llave`: the key that signs. */
  const cuadros = async (
    para: Anuncio,
    also: Partial<Encargo> = {},
    llave = partes.quienPresta,
    hojas: readonly { numero: string; pdf: Uint8Array<ArrayBuffer> }[] = [],
  ) => {
    const de = partes.encargoDe({ clave: para.clave, recibe: para.recibe, ...also })
    const encargo = await partes.firmarEncargo(de, llave)
    const paquete = { encargo, pases: [pase], recetas: [partes.firmada], hojas }
    return emisor(await sellar(escribirPaquete(paquete), para))
  }
  return { partes, cuadros }
}

const ENTRE = 150

/** Puts frames before the camera until the page says this. */
export async function pasar(
  poner: (text?: string) => void,
  cuadros: ReadonlyArray<(numero: number) => string>,
  hasta: () => boolean,
): Promise<void> {
  for (let at = 0; at < 400 && !hasta(); at++) {
    poner(cuadros[at % cuadros.length]?.(Math.floor(at / cuadros.length)))
    await new Promise((resolve) => setTimeout(resolve, ENTRE))
  }
  expect(hasta()).toBe(true)
}

export const diceYa = (text: string) => () => document.body.innerText.includes(text)

/** The phone of a person who wants to receive: its code, and its reading of frames. */
export async function quienRecibe() {
  const llaves: LlavesDeReceptor = {
    id: 'receptor',
    firma: await hacerLlave(),
    acuerdo: await hacerAcuerdo(),
  }
  const anuncio = anuncioDe(llaves)
  const { prefijo, digitos } = await anunciar(anuncio, llaves.firma.privada, location.origin)
  return { anuncio, llaves, codigo: prefijo + digitos }
}

/** Reads the frame on the screen, each time it is called, as the receiver's phone does. */
export async function leerCuadros({
  anuncio: { sesion },
  llaves,
}: Awaited<ReturnType<typeof quienRecibe>>): Promise<() => Promise<Recepcion>> {
  const leer = await prepararQrFuerte()
  const recibir = recepcion({ llaves, sesion, confianza: sinClaves() })
  let last: Recepcion = { state: 'leyendo', parte: 0 }
  return async () => {
    const { data, width, height } = cuadroDeLaPantalla()
    for (const text of await leer(data, width, height)) last = await recibir(text)
    return last
  }
}

/** Reads the frames on the screen until the transfer is decided. */
export async function recibirDeLaPantalla(
  recibe: Awaited<ReturnType<typeof quienRecibe>>,
): Promise<Recepcion> {
  const leer = await leerCuadros(recibe)
  let last = await leer()
  for (let at = 0; at < 400 && last.state === 'leyendo'; at++) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    last = await leer()
  }
  return last
}

/** The shown frame, enlarged as a camera sees it. */
function cuadroDeLaPantalla(): ImageData {
  const frame = document.querySelector<HTMLCanvasElement>('.codigo-en-blanco canvas')
  const side = 4 * (frame?.width ?? 0)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (!frame || !context) throw new Error('No frame is shown.')
  context.imageSmoothingEnabled = false
  context.drawImage(frame, 0, 0, side, side)
  return context.getImageData(0, 0, side, side)
}
