import { aBase64, deBase64 } from '#contract/base64.ts'
import { codigoDeEncargo } from '#contract/encargo/codigo.ts'
import { type Encargo, escribirEncargo } from '#contract/encargo/cuerpo.ts'
import { deUnEncargo } from '#contract/encargo/firmas.ts'
import type { ListaDePases } from '#contract/extensiones/listaDePases.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { type EnQr, codigoFirmado, codigoImpreso } from '#contract/pase/codigo.ts'
import { firmarAnulados, huellaDe } from '#contract/pase/confianza.ts'
import { type Pase, escribirPase } from '#contract/pase/cuerpo.ts'
import { deUnPase, firmar, hacerLlave, join, sha256 } from '#contract/pase/firmas.ts'
import { type Tramo, firmarTramo, huellaComun, marcaDe } from '#contract/pase/lista.ts'

const SEMANA = 7 * 24 * 60
const ANIO = 365 * 24 * 60
export const LUGAR = 'https://portal.example'

type Pisar = Partial<Pase>

/** Signs passes and the list of revoked ones without a server, for tests of the check page. */
export async function firmante({ kid = 5, kidDeLista = 6 } = {}) {
  const dePases = await hacerLlave()
  const deLista = await hacerLlave()

  async function firmado(pase: Pase) {
    const body = escribirPase(pase)
    const bytes = join(await firmar(dePases.privada, deUnPase(body)), body)
    return { kid, bytes, huella: await huellaDe(body) }
  }

  return {
    kid,
    /** The answer of the call; `anulados` are fingerprints. */
    async confianza(at: number, anulados: Uint8Array[] = []): Promise<Confianza> {
      const list = await firmarAnulados(anulados, Math.floor(at / 1000), deLista.privada)
      return {
        claves: [
          { kid, uso: 'pase', clave: aBase64(dePases.publica) },
          { kid: kidDeLista, uso: 'lista', clave: aBase64(deLista.publica) },
        ],
        anulados: { kid: kidDeLista, bytes: aBase64(list) },
        tablas: {
          relaciones: { '1': 'Titular', '3': 'Hijo/a' },
          tipos: { '1': 'Obligatorio' },
          derivaciones: { '2': 'Por tratamiento' },
          destinos: { '4': 'Obra Social Ejemplo (OSEJ), Córdoba' },
        },
      }
    },
    /** The revocation list in parts; `reciente` is the last of them. */
    async lista(tramos: readonly Tramo[], reciente: Tramo) {
      const { claves, tablas } = await this.confianza(reciente.hasta * 1000)
      const signed = async (tramo: Tramo) => ({
        kid: kidDeLista,
        bytes: aBase64(await firmarTramo(tramo, deLista.privada)),
      })
      return {
        dicho: {
          claves,
          tablas,
          tramos: tramos.map(({ desde, hasta }, at) => ({ numero: at + 1, desde, hasta })),
          reciente: await signed(reciente),
        } satisfies ListaDePases,
        partes: await Promise.all(tramos.map(signed)),
      }
    },
    /** A phone with its own key, and a pass for it. */
    async telefono(at: number, pisar: Pisar = {}) {
      const { privada, publica } = await hacerLlave()
      const pase = { ...datos(at), vida: SEMANA, version: 1, clave: publica, ...pisar } as Pase
      const signed = await firmado(pase)
      return {
        huella: signed.huella,
        marca: marcaDe(await huellaComun(pase)),
        muestra: (shownAt: number) =>
          codigoFirmado(signed, privada, Math.floor(shownAt / 1000), LUGAR),
        /**
         * The same pass, lent to another phone since `at`, and the code that the other phone shows.
         */
        async prestada(shownAt: number, also: Partial<Encargo> = {}) {
          const recibe = await hacerLlave()
          const body = escribirEncargo({
            clave: recibe.publica,
            recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
            miembros: [pase.idAfiliado],
            alcance: ['credencial'],
            desde: Math.floor(at / 1000),
            vida: 24 * 60,
            ...also,
          })
          const encargo = join(await firmar(privada, deUnEncargo(body)), body)
          const seconds = Math.floor(shownAt / 1000)
          return {
            huella: await huellaDe(body),
            codigo: await codigoDeEncargo(encargo, signed, recibe.privada, seconds, LUGAR),
          }
        },
      }
    },
    async papel(at: number, pisar: Pisar = {}) {
      const serie = crypto.getRandomValues(new Uint8Array(8))
      const signed = await firmado({
        ...datos(at),
        vida: ANIO,
        version: 2,
        serie,
        ...pisar,
      } as Pase)
      const marca = marcaDe(await sha256(serie))
      return { huella: signed.huella, marca, codigo: codigoImpreso(signed, LUGAR) }
    },
  }
}

/** The address of a code, as a scanner reads it. */
export const direccionDe = ({ prefijo, digitos }: EnQr) => prefijo + digitos

/** These bytes with one bit changed. */
export function conUnBitMenos(text: string, at: number): string {
  const bytes = deBase64(text)
  if (!bytes) throw new Error('no base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return aBase64(bytes)
}

const datos = (at: number) => ({
  idAfiliado: 4,
  apellido: 'Peralta Quiroga',
  nombre: 'Lucía',
  cuil: '27472189035',
  nacimiento: '1968-07-25',
  relacion: 3,
  tipo: 1,
  emitido: Math.floor(at / 60_000),
})
