import { type ReactNode, createElement, useEffect, useState } from 'react'

import { hayLector } from '#live/archivos/hayLector.ts'
import type { RecetasAMostrar } from '#model/mostrador/fila.ts'
import { botonDePdf } from '#model/mostrador/recetas.ts'
import { deRecetas } from '#model/mostrador/texts.ts'
import type { Pedido } from '#piezas/documento/pedido.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { BotonDibujado } from './BotonDibujado.tsx'
import { texts } from './texts.ts'

/** Delay in ms before the viewer is loaded in advance: the counter itself comes first. */
const LUEGO = 1500

const traerVisor = () => import('#piezas/documento/VisorGuardado.tsx')

type Abierto = {
  Visor: Awaited<ReturnType<typeof traerVisor>>['VisorGuardado']
  pedido: Pedido
}

/** Buttons for a member's documents, by slot of the drawing, and the document that one of them opened. */
export function useVisor(recetas: RecetasAMostrar | undefined, soloVer: boolean) {
  const [abierto, setAbierto] = useState<Abierto>()

  async function ver(clave: string, numero: string) {
    try {
      // Both files side by side. If only the second one is missing, the viewer reports it.
      void import('#piezas/documento/lector.ts').catch(() => undefined)
      const { VisorGuardado, adelantado } = await traerVisor()
      const pedido = adelantado(clave, `${deRecetas.receta} ${numero}`)
      setAbierto({ Visor: VisorGuardado, pedido })
    } catch {
      // The viewer's code is not on this phone yet, and there is no signal to load it.
      showToast(texts.sinLector(aparato()), { tipo: 'error' })
    }
  }

  const botones: Record<string, ReactNode> = {}
  for (const { numero, pdf } of recetas?.activas ?? [])
    if (pdf !== null)
      botones[pdf] = (
        <BotonDibujado arbol={botonDePdf(pdf, numero)} onClick={() => void ver(pdf, numero)} />
      )
  useDeAntemano(Object.keys(botones).length > 0)
  const visor =
    abierto &&
    createElement(abierto.Visor, {
      pedido: abierto.pedido,
      soloVer,
      onCerrar: () => setAbierto(undefined),
    })
  return { botones, visor }
}

/** Loads the viewer before a press, if this phone has all that draws a document. */
function useDeAntemano(hayPdf: boolean) {
  useEffect(() => {
    if (!hayPdf) return
    const traer = async () => (await hayLector()) && traerVisor()
    const timer = setTimeout(() => void traer().catch(() => undefined), LUEGO)
    return () => clearTimeout(timer)
  }, [hayPdf])
}
