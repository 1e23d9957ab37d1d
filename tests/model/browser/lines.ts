import { notasOn } from '../../faults/support/notas.ts'
import type { Portal } from '../../support/portal.ts'
import { type Tipo, operacionDelModelo } from '../operaciones/lista.ts'
import type { Random } from '../random.ts'
import type { Run, Who } from './run.ts'

/** Types a change of this type, starting from the screen; undefined if there is nothing to change. */
export const typeIn = (run: Run, portal: Portal, random: Random, at: { tipo: Tipo; who: Who }) =>
  operacionDelModelo(at.tipo).onScreen?.line({
    run,
    portal,
    random,
    who: at.who,
    notas: () => atTheNotes(portal, random),
  })

/** The screen with the notes, by its link or by its address; undefined while they were never loaded. */
async function atTheNotes(portal: Portal, random: Random) {
  const notas = notasOn(portal)
  if (!portal.page.url().endsWith('/prueba') || random.chance(0.3)) await notas.open()
  const loaded = (await portal.copies()).some(({ key }) => key === 'prueba.notas')
  return loaded ? notas : undefined
}
