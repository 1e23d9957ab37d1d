import { aBase64, deBase64 } from '#contract/base64.ts'
import { codigoDeEncargo } from '#contract/encargo/codigo.ts'
import type { Alcance, Encargo } from '#contract/encargo/cuerpo.ts'
import { escribirEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnEncargo } from '#contract/encargo/firmas.ts'
import { type Pase, escribirPase } from '#contract/pase/cuerpo.ts'
import { deUnPase, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'

import type { Telefono } from './pases.ts'

const DIA_MIN = 24 * 60
export const KID = 5
export const MIEMBRO = 4

type Llave = Awaited<ReturnType<typeof hacerLlave>>

/** A provider, the phone of a giver with passes, and the phone of a receiver, without a server. */
export async function tresPartes(ahora: number) {
  const proveedor = await hacerLlave()
  const quienPresta = await hacerLlave()
  const quienRecibe = await hacerLlave()

  const pase = (also: Partial<Pase> = {}): Pase =>
    ({
      version: 1,
      clave: quienPresta.publica,
      idAfiliado: MIEMBRO,
      apellido: 'Peralta Quiroga',
      nombre: 'Lucía',
      cuil: '27472189035',
      nacimiento: '1968-07-25',
      relacion: 3,
      tipo: 1,
      emitido: Math.floor(ahora / 60_000) - 600,
      vida: 7 * DIA_MIN,
      ...also,
    }) as Pase
  const encargo = (also: Partial<Encargo> = {}): Encargo => ({
    clave: quienRecibe.publica,
    recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
    miembros: [MIEMBRO, 9],
    alcance: ['credencial', 'recetas'] satisfies Alcance[],
    desde: Math.floor(ahora / 1000) - 3600,
    vida: DIA_MIN,
    ...also,
  })
  const firmarPase = async (uno: Pase, { privada }: Llave = proveedor) => {
    const body = escribirPase(uno)
    return { kid: KID, bytes: join(await firmar(privada, deUnPase(body)), body) }
  }
  const firmarEncargo = async (uno: Encargo, { privada }: Llave = quienPresta) => {
    const body = escribirEncargo(uno)
    return join(await firmar(privada, deUnEncargo(body)), body)
  }
  return {
    proveedor,
    quienPresta,
    quienRecibe,
    pase,
    encargo,
    firmarPase,
    firmarEncargo,
    clave: (kid: number) => (kid === KID ? proveedor.publica : undefined),
    /** The code that the receiver shows. */
    async codigo({
      de = encargo(),
      del = pase(),
      seconds = Math.floor(ahora / 1000),
      por = quienRecibe,
    }: { de?: Encargo; del?: Pase; seconds?: number; por?: Llave } = {}) {
      return codigoDeEncargo(
        await firmarEncargo(de),
        await firmarPase(del),
        por.privada,
        seconds,
        'https://portal.example',
      )
    },
  }
}

/** A pass of this phone, lent to another one for a day, and the code that the other one shows now. */
export async function prestada({ of, llave }: Telefono, also: Partial<Encargo> = {}) {
  const recibe = await hacerLlave()
  const { idAfiliado, enPantalla } = of(0)
  const seconds = Math.floor(Date.now() / 1000)
  const body = escribirEncargo({
    clave: recibe.publica,
    recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
    miembros: [idAfiliado],
    alcance: ['credencial'],
    desde: seconds,
    vida: DIA_MIN,
    ...also,
  })
  const encargo = join(await firmar(llave.privada, deUnEncargo(body)), body)
  const pase = { kid: enPantalla.kid, bytes: deBase64(enPantalla.bytes) ?? new Uint8Array() }
  return {
    codigo: await codigoDeEncargo(encargo, pase, recibe.privada, seconds, 'https://portal.example'),
    pedido: { clave: aBase64(llave.publica), bytes: aBase64(encargo) },
  }
}
