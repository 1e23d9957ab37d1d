import { hashOf } from '../../faults/support/files.ts'
import { fileOf, notasOn } from '../../faults/support/notas.ts'
import type { Portal } from '../../support/portal.ts'
import type { TipoEnPantalla } from '../intents.ts'
import type { Random } from '../random.ts'
import { type Intent, NOTES, type Run, type Who, wordOf } from './run.ts'

/** What a person has typed, before they say that it is done. */
export type Typed = Pick<Intent, 'value' | 'files'> & {
  press: () => Promise<unknown>
  /** Until the phone says that it keeps it. */
  kept: () => Promise<unknown>
}
type Line = (run: Run, portal: Portal, random: Random, who: Who) => Promise<Typed | undefined>

/** How a person makes each kind of change, from what is on the screen; undefined where there is nothing to change. */
export const LINES: Record<TipoEnPantalla, Line> = {
  async 'notificacion.descartar'(_run, portal, random) {
    await portal.openNotifications()
    const button = (numero: string) =>
      portal.notificaciones().getByRole('button', { name: new RegExp(`N° ${numero}$`) })
    const listed = await button(String.raw`\d+`).allInnerTexts()
    const value = random.pick(listed.flatMap((text) => /N° (\d+)/.exec(text)?.[1] ?? []))
    if (value === undefined)
      return portal
        .campana()
        .click()
        .then(() => undefined)
    return {
      value,
      press: () => button(value).click(),
      kept: () => portal.notificaciones().waitFor({ state: 'hidden' }),
    }
  },

  async 'nota.guardar'(run, portal, random, who) {
    const notas = await atTheNotes(portal, random)
    if (!notas) return undefined
    const value = wordOf(run, who)
    await notas.corregir(random.pick(NOTES) ?? 'none', { texto: value })
    return { value, press: () => notas.boton().click(), kept: notas.corregida }
  },

  async 'nota.adjuntar'(run, portal, random, who) {
    const notas = await atTheNotes(portal, random)
    if (!notas) return undefined
    const descripcion = (random.chance(0.15) ? 'RECHAZAR ' : '') + wordOf(run, who)
    const files = Array.from({ length: 1 + random.below(2) }, (_none, n) =>
      fileOf(`${n}.jpg`, 1000 + random.below(30_000)),
    )
    await notas.elegir({ nota: random.pick(NOTES) ?? 'none', descripcion, files })
    return {
      value: descripcion,
      files: files.map(({ name, buffer }) => `${name} ${buffer.length} ${hashOf(buffer)}`),
      press: () => notas.enviar().click(),
      kept: notas.enviada,
    }
  },
}

/** The screen with the notes, by its link or by its address; undefined while they were never loaded. */
async function atTheNotes(portal: Portal, random: Random) {
  const notas = notasOn(portal)
  if (!portal.page.url().endsWith('/prueba') || random.chance(0.3)) await notas.open()
  const loaded = (await portal.copies()).some(({ key }) => key === 'prueba.notas')
  return loaded ? notas : undefined
}
