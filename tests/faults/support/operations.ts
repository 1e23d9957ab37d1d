import { prueba } from '../../support/areaDePrueba/contract.ts'
import type { Portal } from '../../support/portal.ts'
import { fileOf, notasOn } from './notas.ts'
import type { Scene } from './invariants.ts'

/** A kind of change as a fault meets it: how a person makes one, and which requests it becomes. */
export type Kind = {
  name: string
  type: string
  /** What a rule of the network matches, one for each step. */
  steps: [string, ...string[]]
  /** What must be at the provider before anybody signs in. */
  prepare: (scene: Pick<Scene, 'provider'>) => Promise<unknown>
  /** Goes to where such a change is made. */
  open: (portal: Portal) => Promise<unknown>
  /** Makes the nth of them, until the phone says that it keeps it. */
  make: (portal: Portal, n: number) => Promise<void>
}

const PENDING = ['20377', '88120', '20391']
const NOTE = { idNota: 900, titulo: 'La de siempre', texto: '', fecha: '2026-11-20' }
/** Two files, more than one read of a socket. */
const FILES = [fileOf('frente.jpg', 40_000), fileOf('dorso.jpg', 30_001)]

export const descarte: Kind = {
  name: 'a dismissal',
  type: 'notificacion.descartar',
  steps: ['POST /v1/afiliados/deshabilitar-notificacion-pendiente'],
  prepare: () => Promise.resolve(),
  open: () => Promise.resolve(),
  make: (portal, n) => portal.dismissNotification(PENDING[n - 1] ?? 'none'),
}

export const nota: Kind = {
  name: 'a note with its version',
  type: 'nota.guardar',
  steps: [`POST ${prueba.guardar.path}`],
  prepare: () => Promise.resolve(),
  open: (portal) => notasOn(portal).open(),
  make: (portal, n) => notasOn(portal).guardar({ titulo: `Nota ${n}` }),
}

export const adjunto: Kind = {
  name: 'files in three steps',
  type: 'nota.adjuntar',
  steps: [
    `POST ${prueba.recibo.path}`,
    `POST ${prueba.archivos.path}`,
    `POST ${prueba.aviso.path}`,
  ],
  prepare: ({ provider }) => provider.addNota('norma', NOTE),
  open: (portal) => notasOn(portal).open(),
  make: (portal, n) =>
    notasOn(portal).adjuntar({ nota: NOTE.titulo, descripcion: `Envío ${n}`, files: FILES }),
}

export const kinds = [descarte, nota, adjunto]

/** Norma is signed in, where such a change is made, on a phone that needs no signal to open again. */
export async function ready(scene: Scene, kind: Kind): Promise<Portal> {
  await kind.prepare(scene)
  const { portal } = scene.phone
  await portal.signIn()
  await portal.readyForNoSignal()
  await kind.open(portal)
  return portal
}

/** The signal is said to be back: what a page hears, whether or not it is. */
export const sayOnline = ({ page }: Portal) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))

/** Where the person's changes of this kind stand, oldest first. */
export async function standing(portal: Portal, { type }: Kind): Promise<string[]> {
  const rows = (await portal.outbox()).filter((row) => row.type === type)
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ state }) => state)
}
