import { primera } from 'virtual:motor'

import { puedeSerPagina } from '#contract/denegadas.ts'
import { answer, guardados, open } from '#local/bases/guardados.ts'
import { BASES } from '#local/bases/names.ts'
import type { Sesion, SesionAbierta } from '#local/bases/salida.ts'
import { isLeftAlone } from '#local/session/leftAlone.ts'
import { readMostrador } from '#model/mostrador/fila.ts'

import { rings } from './files.ts'
import { headersOf } from './headersOf.ts'
import { LATE, inTime } from './inTime.ts'
import { counterIn, counterPage } from './mostrador.ts'

/** Addresses of pages whose data are written into the document (src/app/primera/dibujar.tsx). */
const CON_DATOS = /^\/(grupo-familiar|consultar-recetas)?$/

const DE_AQUI = { answer, guardados, headersOf, open, readMostrador }

/** First picture of a page: the counter's, the signed-in one if a person is signed in, or the sign-in. */
export async function pageFor(pathname: string): Promise<Response> {
  const counter = counterIn(pathname)
  const early = counter && (await counterPage(openSession, counter[0]))
  if (early) {
    // With COOP the browser would start the page a second time, in a new group of windows: a third of the start. A
    // window opened by another site cuts the tie itself (app/mostrador/primero.ts).
    early.headers.delete('Cross-Origin-Opener-Policy')
    return early
  }
  const session = await inTime(openSession())
  // The databases do not answer: the portal finds out by itself whether a person is signed in, and tells the person
  // about the delay.
  if (session === LATE) return page('/shell.html')
  // On a lent phone every address shows the counter.
  const lent =
    session?.prestado === undefined ? undefined : await counterPage(async () => session, undefined)
  return (
    lent ??
    (session && (await withData(pathname, session))) ??
    page(session ? '/shell.html' : '/index.html', session)
  )
}

/** Signed-in page with this phone's data; undefined if there are none, or not in time. */
async function withData(pathname: string, session: SesionAbierta): Promise<Response | undefined> {
  if (!CON_DATOS.test(pathname) || !session.correoConfirmado) return undefined
  if (isLeftAlone(session, Date.now())) return undefined
  try {
    const shell = rings.kept('/shell.html')
    const made = await inTime(primera().paginaDe(session, pathname, shell, DE_AQUI))
    return made === LATE ? undefined : made
  } catch {
    return undefined // The row is damaged, or was written by another version: the portal handles it.
  }
}

/** An interrupted installation has the counter before the rest: better than nothing, at any address. */
const page = async (name: string, session?: SesionAbierta) =>
  (await rings.kept(name)) ??
  fetch(name).catch(
    async (error: unknown) =>
      (session && (await counterPage(async () => session, undefined))) ?? Promise.reject(error),
  )

/** A database that does not open must not break the pages. */
async function openSession(): Promise<SesionAbierta | undefined> {
  const [row] = await guardados(BASES.salida, [['sesion', 'actual']]).catch(() => [])
  const session = row as Sesion | undefined
  return session?.state === 'in' ? session : undefined
}

/** True if the signed-in person has a lock on this phone. */
export async function hasLock(): Promise<boolean> {
  const session = await openSession()
  if (!session) return false
  const [row] = await guardados(BASES.salida, [['candado', session.uid]])
  return row !== undefined
}

export const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && puedeSerPagina(url.pathname)
