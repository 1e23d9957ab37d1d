import type { Afiliado } from '#contract/afiliados.ts'
import { deBase64 } from '#contract/base64.ts'
import type { PaseEmitido } from '#contract/extensiones/pases.ts'
import { finDe, leerPase } from '#contract/pase/cuerpo.ts'
import { FIRMA } from '#contract/pase/firmas.ts'
import type { Compose } from '#local/documento.ts'

import { afiliadoActual, grupoFamiliar } from './afiliados.ts'
import { escribir } from './arbol.ts'
import { APARATO, type Mostrador } from './mostradorCompuesto.ts'
import { type EstadoDelPase, conmutador, hoja } from './mostradorVista.ts'
import { pasesEmitidos } from './pases.ts'

/** Made anew at each sync. */
export const componerMostrador: Compose = async (copied): Promise<Mostrador | undefined> => {
  const actual = await copied(afiliadoActual, {})
  const grupo = await copied(grupoFamiliar, {})
  const firmados = (await copied(pasesEmitidos, {}))?.value ?? []
  const familia = grupo?.value ?? (actual ? [actual.value] : [])
  const propio = (actual?.value ?? familia[0])?.afiliado.idAfiliado
  const savedAt = (grupo ?? actual)?.savedAt
  if (propio === undefined || savedAt === undefined) return undefined
  const de = (integrante: Afiliado) => {
    const { idAfiliado } = integrante.afiliado
    const hasta = finDelPase(firmados, idAfiliado)
    const otros = conmutador(integrante, familia)
    const suyo = { idAfiliado, otros: otros ? escribir(otros) : '' }
    const html = (pase: EstadoDelPase) =>
      escribir(hoja({ integrante, savedAt, pase, aparato: APARATO }))
    if (hasta === undefined) return { ...suyo, hasta: null, sinCodigo: html({ estado: 'sin' }) }
    const conCodigo = html({ estado: 'firma', hasta })
    return { ...suyo, hasta, conCodigo, sinCodigo: html({ estado: 'vencido', hasta }) }
  }
  return { propio, integrantes: familia.map(de) }
}

/** How this phone stands with a member's pass, as far as the pass itself tells. */
export function estadoDelPase(
  pases: readonly PaseEmitido[],
  idAfiliado: number,
  now: number,
): EstadoDelPase {
  const hasta = finDelPase(pases, idAfiliado)
  if (hasta === undefined) return { estado: 'sin' }
  return { estado: now < hasta ? 'firma' : 'vencido', hasta }
}

/** Whether its key is still this phone's is found out by whoever signs: not every worker can read one. */
function finDelPase(pases: readonly PaseEmitido[], idAfiliado: number): number | undefined {
  const emitido = pases.find((pase) => pase.idAfiliado === idAfiliado)
  const bytes = emitido && deBase64(emitido.enPantalla.bytes)
  const pase = bytes && leerPase(bytes.slice(FIRMA))
  return pase?.version === 1 ? finDe(pase) : undefined
}
