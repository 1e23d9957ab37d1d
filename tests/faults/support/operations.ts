import { is } from 'superstruct'

import { afiliados } from '#contract/afiliados.ts'

import { prueba } from '../../support/areaDePrueba/contract.ts'
import { texts } from '../../support/areaDePrueba/texts.ts'
import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'
import { fileOf } from './files.ts'
import type { Scene } from './invariants.ts'
import { notasOn } from './notas.ts'

/** A kind of change as a fault meets it: how a person makes one, and which requests it becomes. */
export type Kind = {
  name: string
  type: string
  /** What a rule of the network matches, one for each step. */
  steps: [string, ...string[]]
  /** What must be at the provider before anybody signs in, so that this many can be made. */
  prepare: (scene: Pick<Scene, 'provider'>, count: number) => Promise<unknown>
  /** Goes to where such a change is made. */
  open: (portal: Portal) => Promise<unknown>
  /** Types the nth of them … */
  write: (portal: Portal, n: number) => Promise<void>
  /** … and says that it is done: the phone has not kept it yet. */
  press: (portal: Portal, n: number) => Promise<void>
  /** Until the phone says that it keeps it. */
  kept: (portal: Portal, n: number) => Promise<void>
  /** The provider's name for its one effect, and how often its database says that it was had. */
  effect?: { operacion: string; had: (provider: Scene['provider']) => Promise<number> }
  /** What tells the nth of them apart where a person reads it. */
  words: (n: number) => string
  /** Whether what an outbox row says is the nth of them. */
  isNth: (payload: unknown, n: number) => boolean
  /** Makes the nth of them, until the phone says that it keeps it. */
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

/** What the seed has for Norma of requests of hers; more of them are made. */
const PENDING = ['20377', '20290']
const numero = (n: number) => PENDING[n - 1] ?? String(30_000 + n)
/** One that is at the provider before anybody signs in. */
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

/** Files of these sizes, each time other ones. */
export function adjuntoDe(...sizes: number[]): Kind {
  return kindOf({
    name: 'files in three steps',
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

/** Norma is signed in, where such a change is made, on a phone that needs no signal to open again. */
export async function ready(scene: Scene, kind: Kind, count = 1): Promise<Portal> {
  await kind.prepare(scene, count)
  const { portal } = scene.phone
  await portal.signIn()
  await portal.readyForNoSignal()
  // Where it is looked at without signal, and where a notification leads.
  await portal.kept(/\/areas-|AutorizacionesScreen/)
  await kind.open(portal)
  return portal
}

/** The same on a phone that is in use ('@en-uso'), with the product: of a kind that it has. */
export async function readyInUse(scene: Scene, kind: Kind): Promise<Portal> {
  await kind.prepare(scene, 1)
  await scene.phone.portal.open('/')
  await kind.open(scene.phone.portal)
  return scene.phone.portal
}

/** The same, with everything on the phone that such a change is made from without signal. */
export async function readyWithCopies(scene: Scene, kind: Kind, count = 1): Promise<Portal> {
  const portal = await ready(scene, kind, count)
  const copied = async () => (await portal.copies()).map(({ key }) => key)
  await expect
    .poll(copied)
    .toEqual(expect.arrayContaining(['grupo-familiar', 'notificaciones', 'prueba.notas']))
  return portal
}

/** Until nothing that is loaded beforehand is still to come: the passes of the family, and the record of each of its members. */
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
  // What those lead to follows, list by list: until one look finds no more than the one before.
  let known = -1
  const more = async () => {
    const before = known
    known = (await portal.copies()).length
    return known - before
  }
  await expect.poll(more, { intervals: [1500], timeout: 30_000 }).toBe(0)
}

/** The signal is said to be back: what a page hears, whether or not it is. */
export const sayOnline = ({ page }: Portal) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))

/** Where the person's changes of this kind stand, oldest first. */
export async function standing(portal: Portal, { type }: Kind): Promise<string[]> {
  const rows = (await portal.outbox()).filter((row) => row.type === type)
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ state }) => state)
}
