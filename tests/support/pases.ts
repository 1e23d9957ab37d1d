import { aBase64, deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import type { ListaDePases } from '#contract/extensiones/listaDePases.ts'
import type { Confianza, PaseEmitido } from '#contract/extensiones/pases.ts'
import { type PaseFirmado, codigoFirmado, codigoImpreso } from '#contract/pase/codigo.ts'
import { comprobar } from '#contract/pase/comprobar.ts'
import { huellaDe, leerAnulados } from '#contract/pase/confianza.ts'
import { type Pase, leerPase } from '#contract/pase/cuerpo.ts'
import { FIRMA, deUnaPrueba, firmar, hacerLlave } from '#contract/pase/firmas.ts'
import { deLista, ponerAlDia } from '#local/pase/lista.ts'

import { get, post } from './server.ts'

const PASES = '/v1/portal/pases'
const PORTAL = 'https://portal.example'

const bytesOf = (text: string) => deBase64(text) ?? new Uint8Array()
const firmado = ({ kid, bytes }: { kid: number; bytes: string }): PaseFirmado => ({
  kid,
  bytes: bytesOf(bytes),
})
const bodyOf = (bytes: string) => bytesOf(bytes).slice(FIRMA)

export type Llave = Awaited<ReturnType<typeof hacerLlave>>

/** A phone's request for passes: a key, and the proof that it has it. */
export async function pedido(url: string, token: string, { privada, publica }: Llave) {
  const answer = await post(url, `${PASES}/desafio`, {}, { token })
  const { desafio } = (await answer.json()) as { desafio: string }
  const prueba = aBase64(await firmar(privada, deUnaPrueba(bytesOf(desafio))))
  return { clave: aBase64(publica), desafio, prueba }
}

export const emitir = (url: string, token: string, request: object) =>
  post(url, PASES, request, { token })

/** A phone with passes of its family, and the codes it shows. */
export async function conPases(url: string, token: string, llave?: Llave) {
  const own = llave ?? (await hacerLlave())
  const answer = await emitir(url, token, await pedido(url, token, own))
  const pases = (await answer.json()) as PaseEmitido[]
  const of = (at: number) => {
    const pase = pases[at]
    if (!pase) throw new Error(`No pass ${at}: ${answer.status} ${JSON.stringify(pases)}`)
    return pase
  }
  return {
    llave: own,
    pases,
    /** The pass of the member at this place, the holder first. */
    of,
    enPantalla: (at: number, seconds: number) =>
      codigoFirmado(firmado(of(at).enPantalla), own.privada, seconds, PORTAL),
    impreso: (at: number) => codigoImpreso(firmado(of(at).impreso), PORTAL),
  }
}

export type Telefono = Awaited<ReturnType<typeof conPases>>

/** Reads a pass from the provider's signed bytes. */
export function paseDe({ bytes }: { bytes: string }): Pase {
  const pase = leerPase(bodyOf(bytes))
  if (!pase) throw new Error('The provider signed what is no pass.')
  return pase
}

export const huella = async ({ bytes }: { bytes: string }) => aBase64(await huellaDe(bodyOf(bytes)))

/** The keys and the list that a checker keeps after a visit with signal. */
export async function confianza(url: string) {
  const told = (await (await get(url, `${PASES}/confianza`)).json()) as Confianza
  const of = (kid: number, uso: 'pase' | 'lista') =>
    bytesOf(told.claves.find((one) => one.kid === kid && one.uso === uso)?.clave ?? '')
  const { kid, bytes } = told.anulados
  const anulados = await leerAnulados(bytesOf(bytes), of(kid, 'lista'))
  const clave = (wanted: number) => {
    const point = of(wanted, 'pase')
    return point.length > 0 ? point : undefined
  }
  return {
    told,
    anulados,
    comprobar: (como: string, digits: string, ahora: number) =>
      comprobar(como, digits, { clave, anulados, ahora }),
  }
}

/** The list in parts, as a phone that has none of it puts it together. */
export async function listaEntera(url: string) {
  const dicho = (await (await get(url, `${PASES}/lista`)).json()) as ListaDePases
  const call = async (_: unknown, { numero }: { numero: number }) =>
    (await get(url, `${PASES}/lista/${numero}`)).json()
  const lista = await ponerAlDia(undefined, dicho, call as Call)
  if (!lista) throw new Error('The parts do not make a list.')
  return { dicho, lista, anulados: deLista(lista) }
}

export async function consultar(url: string, de: { bytes: string }) {
  const answer = await post(url, `${PASES}/consultar`, { huella: await huella(de) })
  return (await answer.json()) as object
}
