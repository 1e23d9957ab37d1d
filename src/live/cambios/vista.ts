import { atom, useAtomValue } from 'jotai'

import { conocido } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import { pagina } from '#live/telefono/pagina.ts'
import { again, connectionOf, isLost } from '#local/bases/open.ts'
import type { Operacion, Sesion } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import type { Operation } from '#local/operation.ts'
import { overlaysOf } from '#local/outbox/overlays.ts'
import { pictureOf } from '#local/outbox/picture.ts'

const PAUSE = 250
const LONGEST_PAUSE = 30_000

/** Session and outbox as this page last read them. All screens share it, so that they show the same state. */
export type Vista = {
  sesion: Sesion | undefined
  /** Changes of the signed-in person, oldest first. */
  filas: Operacion[]
  /** Changes of all people who used this phone. */
  todas: Operacion[]
}

/** Called after a change, with the keys of the affected copies; undefined: any copy may be affected. */
type Oyente = (claves: Set<string> | undefined) => void

/** A read under way, and the connection that it was begun on. */
type Lectura = { conexion: ReturnType<typeof connectionOf>; fin: Promise<void> }

const oyentes = new Set<Oyente>()
/** Changes of this window that are being stored. Copies show them; no list or count of changes contains them. */
const guardandose = new Set<Operacion>()
const vista = atom<Vista | undefined>(undefined)
// Read again after every change while a screen shows it.
vista.onMount = () => seguirVista(() => undefined)
/** Number of changes reported so far, and of the changes that were read. */
let oido = 0
let leido = -1
let leyendo: Lectura | undefined
let siguiendo = false
let timer: ReturnType<typeof setTimeout> | undefined
let pause = PAUSE

const picture = pictureOf(device, () => {
  oido += 1
  if (oyentes.size > 0) void seguir()
})

export const vistaActual = (): Vista | undefined => pagina.store.get(vista)

/** The present state; rejects if the database cannot be read. */
export async function leerVista(): Promise<Vista | undefined> {
  while (esVieja()) await leerUna()
  return vistaActual()
}

/** The person's changes as copies show them. */
export const filasALaVista = ({ filas }: Vista): Operacion[] =>
  guardandose.size === 0 ? filas : [...filas, ...guardandose]

type Tocado = { clave: string; generation: number; now: number }

/**
 * Shows a change in its copies at the press, before this phone has stored it. The returned function ends that; if the
 * change was stored under this key, the copies show the stored row from then on.
 */
export function mostrarYa<Payload>(
  { type, group }: Operation<Payload>,
  payload: Payload,
  { clave, generation, now }: Tocado,
): () => void {
  const sesion = vistaActual()?.sesion
  if (sesion?.state !== 'in' || sesion.generation !== generation) return () => undefined
  const row: Operacion = {
    id: clave,
    uid: sesion.uid,
    type,
    group: group(payload),
    payload,
    state: 'pending',
    createdAt: now,
    keys: [],
    answers: [],
    tries: 0,
  }
  guardandose.add(row)
  avisar(clavesDe([row]))
  return () => {
    if (guardandose.delete(row)) avisar(clavesDe([row]))
  }
}

const esVieja = () => leido < oido

/** Joins the read under way. On a connection that was given up it may never end: then a new one begins. */
function leerUna(): Promise<void> {
  const conexion = connectionOf(device)
  if (leyendo && leyendo.conexion === conexion) return leyendo.fin
  const esUltima = () => leyendo === esta
  const fin = leer(esUltima).finally(() => {
    if (esUltima()) leyendo = undefined
  })
  const esta: Lectura = { conexion, fin }
  leyendo = esta
  return esta.fin
}

/** `esUltima`: false once a later read has begun, which then tells the state. */
async function leer(esUltima: () => boolean): Promise<void> {
  const hasta = oido
  const [sesion, todas] = await Promise.all([device.salida.sesion.get('actual'), picture.read()])
  if (!esUltima()) return
  const antes = vistaActual()
  const uid = sesion?.state === 'in' ? sesion.uid : undefined
  const esLaMisma = antes?.sesion?.generation === sesion?.generation
  leido = hasta
  pagina.store.set(vista, { sesion, todas, filas: todas.filter((row) => row.uid === uid) })
  for (const row of guardandose)
    if (!esLaMisma || todas.some(({ id }) => id === row.id)) guardandose.delete(row)
  avisar(antes && esLaMisma ? clavesDe(distintas(antes.todas, todas)) : undefined)
}

function avisar(claves: Set<string> | undefined): void {
  for (const oyente of oyentes)
    try {
      oyente(claves)
    } catch (error) {
      reportError(error) // An error in one screen must not stop the others.
    }
}

/** Reads until no unread change is left. If the connection was lost, tries again later. */
async function seguir(): Promise<void> {
  if (siguiendo) return
  siguiendo = true
  clearTimeout(timer)
  try {
    await again(device, async () => {
      while (esVieja()) await leerUna()
    })
    pause = PAUSE
  } catch (error) {
    if (!isLost(error)) reportError(error)
    else if (!device.cedido) timer = setTimeout(() => void seguir(), pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  } finally {
    siguiendo = false
  }
}

/** Compares rows by identity: `pictureOf` returns an unchanged row as the same object. */
function distintas(antes: Operacion[], ahora: Operacion[]): Operacion[] {
  const [before, now] = [new Set(antes), new Set(ahora)]
  return [...antes.filter((row) => !now.has(row)), ...ahora.filter((row) => !before.has(row))]
}

const clavesDe = (rows: Operacion[]) =>
  new Set(rows.flatMap((row) => overlaysOf(conocido(), row).map(({ key }) => key)))

/** Calls `oyente` after every change. Returns a function that stops. */
export function seguirVista(oyente: Oyente): () => void {
  oyentes.add(oyente)
  if (esVieja()) void seguir()
  return () => void oyentes.delete(oyente)
}

export const useVista = (): Vista | undefined => useAtomValue(vista, pagina)

/**
 * Calls `tell` with the result of a query of these copies and with the person's changes to them, after every change of
 * either. A copy is never shown with changes that are older than the copy.
 */
export function watchConCambios<T>(
  query: () => Promise<T>,
  claves: string[],
  tell: (found: T, vista: Vista) => void,
): () => void {
  let found: { value: T } | undefined
  /** The change up to which the outbox must be read before the result is told; undefined once it was told. */
  let falta: number | undefined
  function say() {
    falta = undefined
    const ahora = vistaActual()
    if (found && ahora) tell(found.value, ahora)
  }
  const stop = watch(device, query, (value) => {
    found = { value }
    falta = oido
    if (leido >= falta) say()
  })
  const forget = seguirVista((tocadas) => {
    const isOurs = !tocadas || claves.some((clave) => tocadas.has(clave))
    if (falta === undefined ? isOurs : leido >= falta) say()
  })
  return () => {
    stop()
    forget()
  }
}
