import { atom, useAtomValue } from 'jotai'

import { conocido } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import { pagina } from '#live/telefono/pagina.ts'
import { again, isLost } from '#local/bases/open.ts'
import type { Operacion, Sesion } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { overlaysOf } from '#local/outbox/overlays.ts'
import { pictureOf } from '#local/outbox/picture.ts'

const PAUSE = 250
const LONGEST_PAUSE = 30_000

/** Session and outbox as this page knows them: all of its screens have the same. */
export type Vista = {
  sesion: Sesion | undefined
  /** Of whoever is signed in, oldest first. */
  filas: Operacion[]
  /** Of every person of this phone. */
  todas: Operacion[]
}

/** Told over which copies lies what has changed; undefined where it may be any. */
type Oyente = (claves: Set<string> | undefined) => void

const oyentes = new Set<Oyente>()
const vista = atom<Vista | undefined>(undefined)
// Read again at every change for as long as a screen shows it.
vista.onMount = () => seguirVista(() => undefined)
/** How often it was heard that something is new, and up to which of these it was read. */
let oido = 0
let leido = -1
let leyendo: Promise<void> | undefined
let siguiendo = false
let timer: ReturnType<typeof setTimeout> | undefined
let pause = PAUSE

const picture = pictureOf(device, () => {
  oido += 1
  if (oyentes.size > 0) void seguir()
})

export const vistaActual = (): Vista | undefined => pagina.store.get(vista)

/** As it is by now; rejects where it cannot be read. */
export async function leerVista(): Promise<Vista | undefined> {
  if (esVieja()) await leerUna()
  return vistaActual()
}

const esVieja = () => leido < oido

const leerUna = () => (leyendo ??= leer().finally(() => (leyendo = undefined)))

async function leer(): Promise<void> {
  const hasta = oido
  const [sesion, todas] = await Promise.all([device.salida.sesion.get('actual'), picture.read()])
  const antes = vistaActual()
  const uid = sesion?.state === 'in' ? sesion.uid : undefined
  const esLaMisma = antes?.sesion?.generation === sesion?.generation
  leido = hasta
  pagina.store.set(vista, { sesion, todas, filas: todas.filter((row) => row.uid === uid) })
  const claves = antes && esLaMisma ? clavesDe(distintas(antes.todas, todas)) : undefined
  for (const oyente of oyentes)
    try {
      oyente(claves)
    } catch (error) {
      reportError(error) // one screen's mistake is no other's
    }
}

/** Reads until nothing more was heard; again later, where the connection was lost. */
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

/** What was not read anew is the same object. */
function distintas(antes: Operacion[], ahora: Operacion[]): Operacion[] {
  const [before, now] = [new Set(antes), new Set(ahora)]
  return [...antes.filter((row) => !now.has(row)), ...ahora.filter((row) => !before.has(row))]
}

const clavesDe = (rows: Operacion[]) =>
  new Set(rows.flatMap((row) => overlaysOf(conocido(), row).map(({ key }) => key)))

/** Told after every change of it. Answers how to stop. */
export function seguirVista(oyente: Oyente): () => void {
  oyentes.add(oyente)
  if (esVieja()) void seguir()
  return () => void oyentes.delete(oyente)
}

export const useVista = (): Vista | undefined => useAtomValue(vista, pagina)

/**
 * Tells what a query finds of the copies under these keys, with the changes that lie over them: again when either is another.
 * A copy is never told with changes as they were before it.
 */
export function watchConCambios<T>(
  query: () => Promise<T>,
  claves: string[],
  tell: (found: T, vista: Vista) => void,
): () => void {
  let found: { value: T } | undefined
  /** Up to where it must be read before what was found is told; undefined once that was. */
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
