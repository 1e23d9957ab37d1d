import { is } from 'superstruct'

import { afiliados } from '#contract/afiliados.ts'

import { prueba } from '../../support/areaDePrueba/contract.ts'
import { texts } from '../../support/areaDePrueba/texts.ts'
import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'
import { fileOf } from './files.ts'
import type { Scene } from './invariants.ts'
import { notasOn } from './notas.ts'

/** A kind of change for the fault tests: how a person makes it, and its requests. */
export type Kind = {
  name: string
  type: string
  /** Match for a rule of the network, one for each step. */
  steps: [string, ...string[]]
  /** Prepares the provider before the sign-in, so that this many changes can be made. */
  prepare: (scene: Pick<Scene, 'provider'>, count: number) => Promise<unknown>
  /** Opens the screen for such a change. */
  open: (portal: Portal) => Promise<unknown>
  /** Types the nth change into the form. */
  write: (portal: Portal, n: number) => Promise<void>
  /** Presses save. The phone has not stored the change yet. */
  press: (portal: Portal, n: number) => Promise<void>
  /** Waits until the phone confirms it. */
  kept: (portal: Portal, n: number) => Promise<void>
  /** The provider's name for its one effect, and the count of effects in its database. */
  effect?: { operacion: string; had: (provider: Scene['provider']) => Promise<number> }
  /** Text that identifies the nth change for a person. */
  words: (n: number) => string
  /** True if this payload of an outbox row is the nth change. */
  isNth: (payload: unknown, n: number) => boolean
  /** Makes the nth change, and waits until the phone confirms it. */
  make: (portal: Portal, n: number) => Promise<void>
}

function kindOf(parts: Omit<Kind, 'make'>): Kind {
  return {
    ...parts,
    async make(portal, n) {
      await parts.write(portal, n)
      await parts.press(portal, n)
      await parts.kept(portal, n)
    },
  }
}

/** Norma's seeded requests; more are made as needed. */
const PENDING = ['20377', '20290']
const numero = (n: number) => PENDING[n - 1] ?? String(30_000 + n)
/** A note that is at the provider before the sign-in. */
export const NOTE = { idNota: 900, titulo: 'La de siempre', texto: '', fecha: '2026-11-20' }

export const descarte = kindOf({
  name: 'a dismissal',
  type: 'notificacion.descartar',
  steps: ['POST /v1/afiliados/deshabilitar-notificacion-pendiente'],
  prepare: async ({ provider }, count) => {
    const more = Array.from({ length: Math.max(0, count - PENDING.length) }, (_none, index) =>
      Number(numero(PENDING.length + index + 1)),
    )
    if (more.length > 0) await provider.addNotificaciones('norma', more)
  },
  open: () => Promise.resolve(),
  write: (portal) => portal.openNotifications(),
  press: (portal, n) => portal.enLaCampana(numero(n)).click(),
  kept: (portal) => expect(portal.notificaciones()).toBeHidden(),
  words: (n) => `N° ${numero(n)}`,
  isNth: (payload, n) => JSON.stringify(payload).includes(`"numeroNotificacion":"${numero(n)}"`),
})

export const nota = kindOf({
  name: 'a note with its version',
  type: 'nota.guardar',
  steps: [`POST ${prueba.guardar.path}`],
  prepare: () => Promise.resolve(),
  open: (portal) => notasOn(portal).open(),
  write: (portal, n) =>
    notasOn(portal).escribir({ titulo: `Nota ${n}`, texto: 'Algo', fecha: '2026-11-20' }),
  press: (portal) => notasOn(portal).boton().click(),
  kept: (portal) => expect(notasOn(portal).form().getByLabel(texts.tituloDeNota)).toHaveValue(''),
  effect: { operacion: 'prueba.guardar', had: (provider) => provider.savesOfNotas() },
  words: (n) => `Nota ${n}`,
  isNth: (payload, n) => JSON.stringify(payload).includes(`"titulo":"Nota ${n}"`),
})

/** Files of these sizes, with new bytes each time. */
export function adjuntoDe(...sizes: number[]): Kind {
  return kindOf({
    name: 'an upload in three steps',
    type: 'nota.adjuntar',
    steps: [
      `POST ${prueba.recibo.path}`,
      `POST ${prueba.archivos.path}`,
      `POST ${prueba.aviso.path}`,
    ],
    prepare: ({ provider }) => provider.addNota('norma', NOTE),
    open: (portal) => notasOn(portal).abrirParaAdjuntar(NOTE.titulo),
    write: (portal, n) =>
      notasOn(portal).elegir({
        nota: NOTE.titulo,
        descripcion: `Envío ${n}`,
        files: sizes.map((size, index) => fileOf(`${n}-${index}.jpg`, size + n)),
      }),
    press: (portal) => notasOn(portal).enviar().click(),
    kept: (portal) => notasOn(portal).enviada(),
    effect: {
      operacion: 'prueba.aviso',
      had: async (provider) => (await provider.correos()).length,
    },
    words: (n) => `Envío ${n}`,
    isNth: (payload, n) => JSON.stringify(payload).includes(`"descripcion":"Envío ${n}"`),
  })
}

export const adjunto = adjuntoDe(40_000, 30_001)

export const kinds = [descarte, nota, adjunto]

/** Norma signed in, on the screen for such a change, with a phone that opens without signal. */
export async function ready(scene: Scene, kind: Kind, count = 1): Promise<Portal> {
  await kind.prepare(scene, count)
  const { portal } = scene.phone
  await portal.signIn()
  await portal.readyForNoSignal()
  // Screens to open without signal, and the target of a notification.
  await portal.kept(/\/areas-|AutorizacionesScreen/)
  await kind.open(portal)
  return portal
}

/** Norma signed in on a phone in use ('@en-uso'), with the product, for a kind of change that the product has. */
export async function readyInUse(scene: Scene, kind: Kind): Promise<Portal> {
  await kind.prepare(scene, 1)
  await scene.phone.portal.open('/')
  await kind.open(scene.phone.portal)
  return scene.phone.portal
}

/** Norma signed in on a phone with all copies that such a change needs without signal. */
export async function readyWithCopies(scene: Scene, kind: Kind, count = 1): Promise<Portal> {
  const portal = await ready(scene, kind, count)
  const copied = async () => (await portal.copies()).map(({ key }) => key)
  await expect
    .poll(copied)
    .toEqual(expect.arrayContaining(['grupo-familiar', 'notificaciones', 'prueba.notas']))
  return portal
}

/** Waits until everything loaded in advance is there: the family's passes, and each member's record. */
export async function allLoaded(portal: Portal): Promise<void> {
  const missing = async () => {
    const copies = await portal.copies()
    const grupo = copies.find(({ key }) => key === 'grupo-familiar')
    if (!is(grupo?.value, afiliados.grupoFamiliar.response)) return ['grupo-familiar']
    const fichas = grupo.value.map(({ afiliado: { idAfiliado } }) => `ficha/${idAfiliado}`)
    const keys = new Set(copies.map(({ key }) => key))
    return [...fichas, 'pases', 'notificaciones'].filter((key) => !keys.has(key))
  }
  await expect.poll(missing).toEqual([])
  // The next lists follow from these: repeated until a round finds no new ones.
  let known = -1
  const more = async () => {
    const before = known
    known = (await portal.copies()).length
    return known - before
  }
  await expect.poll(more, { intervals: [1500], timeout: 30_000 }).toBe(0)
}

/** Fires the page's network event, with or without signal. */
export const sayOnline = ({ page }: Portal) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))

/** States of the person's changes of this kind, oldest first. */
export async function standing(portal: Portal, { type }: Kind): Promise<string[]> {
  const rows = (await portal.outbox()).filter((row) => row.type === type)
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ state }) => state)
}
