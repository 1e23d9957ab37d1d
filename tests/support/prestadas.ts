import { aBase64 } from '#contract/base64.ts'
import type { Encargo } from '#contract/encargo/cuerpo.ts'
import type { Recibida } from '#contract/encargo/paquete.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { firmarAnulados } from '#contract/pase/confianza.ts'
import { deUnaReceta, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import { type RecetaFirmada, escribirReceta } from '#contract/pase/receta.ts'
import { openPrestadas } from '#local/encargos/base.ts'

import { KID, MIEMBRO, tresPartes } from './encargos.ts'
import { unaReceta } from './recetas.ts'

/** Three parties, and a checked transfer of one member's pass and prescription. */
export async function traspaso(ahora: number, deReceta: Partial<RecetaFirmada> = {}) {
  const partes = await tresPartes(ahora)
  const deLista = await hacerLlave()
  const receta = unaReceta(ahora, deReceta)
  const body = escribirReceta(receta)
  const firmada = {
    kid: KID,
    bytes: join(await firmar(partes.proveedor.privada, deUnaReceta(body)), body),
  }
  const encargoDe = (also: Partial<Encargo> = {}) =>
    partes.encargo({ miembros: [MIEMBRO], desde: Math.floor(ahora / 1000), ...also })

  return {
    ...partes,
    firmada,
    encargoDe,
    async recibida(also: Partial<Encargo> = {}): Promise<Recibida> {
      const leido = encargoDe(also)
      const pase = partes.pase()
      const { kid, bytes } = await partes.firmarPase(pase)
      return {
        encargo: { leido, bytes: await partes.firmarEncargo(leido) },
        pases: [{ pase, kid, bytes }],
        recetas: [{ receta, ...firmada }],
        hojas: [],
      }
    },
    /** The provider's keys, and its list of these revoked fingerprints. */
    async confianza(at: number, anulados: Uint8Array[] = []): Promise<Confianza> {
      const list = await firmarAnulados(anulados, Math.floor(at / 1000), deLista.privada)
      return {
        claves: [
          { kid: KID, uso: 'pase', clave: aBase64(partes.proveedor.publica) },
          { kid: 6, uso: 'lista', clave: aBase64(deLista.publica) },
        ],
        anulados: { kid: 6, bytes: aBase64(list) },
        tablas: { relaciones: {}, tipos: {}, derivaciones: {}, destinos: {} },
      }
    },
  }
}

/** An empty database of loans. */
export const prestadasVacias = () => openPrestadas(`-${crypto.randomUUID()}`)
