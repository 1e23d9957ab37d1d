import { type ReactNode, createElement, useState } from 'react'

import type { RecetasAMostrar } from '#model/mostrador/fila.ts'
import { botonDePdf } from '#model/mostrador/recetas.ts'
import { deRecetas } from '#model/mostrador/texts.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { BotonDibujado } from './BotonDibujado.tsx'
import { texts } from './texts.ts'

type Lector = typeof import('#piezas/documento/VisorGuardado.tsx').VisorGuardado

type Abierto = { Visor: Lector; clave: string; titulo: string }

/** Buttons for a member's documents, by slot of the drawing, and the document that one of them opened. */
export function useVisor(recetas: RecetasAMostrar | undefined, soloVer: boolean) {
  const [abierto, setAbierto] = useState<Abierto>()

  async function ver(clave: string, numero: string) {
    try {
      // Both files side by side. If only the second one is missing, the viewer reports it.
      void import('#piezas/documento/lector.ts').catch(() => undefined)
      const { VisorGuardado } = await import('#piezas/documento/VisorGuardado.tsx')
      setAbierto({ Visor: VisorGuardado, clave, titulo: `${deRecetas.receta} ${numero}` })
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
  const visor =
    abierto &&
    createElement(abierto.Visor, {
      clave: abierto.clave,
      titulo: abierto.titulo,
      soloVer,
      onCerrar: () => setAbierto(undefined),
    })
  return { botones, visor }
}
