import type { Afiliado } from '#contract/afiliados.ts'
import type { Compose } from '#local/cuadro.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { pasesEmitidos } from '#model/pases.ts'

import { escribir } from './arbol.ts'
import { APARATO, RECETAS } from './compuesto.ts'
import { finDelPase } from './estadoDelPase.ts'
import type { Mostrador } from './fila.ts'
import { recetasAMostrar } from './recetasAMostrar.ts'
import { type EstadoDelPase, conmutador, hoja } from './vista.ts'

/** Composed again at each sync. */
export const componerMostrador: Compose = async (
  copied,
  offset,
): Promise<Mostrador | undefined> => {
  const actual = await copied(afiliadoActual, {})
  const grupo = await copied(grupoFamiliar, {})
  const firmados = (await copied(pasesEmitidos, {}))?.value ?? []
  const familia = grupo?.value ?? (actual ? [actual.value] : [])
  const propio = (actual?.value ?? familia[0])?.afiliado.idAfiliado
  const savedAt = (grupo ?? actual)?.savedAt
  if (propio === undefined || savedAt === undefined) return undefined
  const de = async (integrante: Afiliado) => {
    const { idAfiliado } = integrante.afiliado
    const hasta = finDelPase(firmados, idAfiliado)
    const otros = conmutador(integrante, familia)
    const recetas = await recetasAMostrar(copied, idAfiliado, offset)
    const suyo = {
      idAfiliado,
      otros: otros ? escribir(otros) : '',
      ...(recetas && { recetas }),
    }
    const mostrado = {
      integrante,
      savedAt: Math.min(savedAt, recetas?.savedAt ?? savedAt),
      aparato: APARATO,
      recetas: recetas && RECETAS,
    }
    const html = (pase: EstadoDelPase) => escribir(hoja({ ...mostrado, pase }))
    if (hasta === undefined) return { ...suyo, hasta: null, sinCodigo: html({ estado: 'sin' }) }
    const conCodigo = html({ estado: 'firma', hasta })
    return { ...suyo, hasta, conCodigo, sinCodigo: html({ estado: 'vencido', hasta }) }
  }
  return { propio, integrantes: await Promise.all(familia.map(de)) }
}
