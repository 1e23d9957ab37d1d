import { primera } from 'virtual:motor'

import { puedeSerPagina } from '#contract/denegadas.ts'
import { guardados } from '#local/bases/guardados.ts'
import { BASES } from '#local/bases/names.ts'
import type { Sesion, SesionAbierta } from '#local/bases/salida.ts'
import { readMostrador } from '#model/mostrador/fila.ts'

import { rings } from './files.ts'
import { LATE, inTime } from './inTime.ts'
import { counterIn, counterPage } from './mostrador.ts'

/** Home and the family group: their data stand in the document itself. */
const CON_DATOS = /^\/(grupo-familiar)?$/

/** Which first picture a visit gets: the counter's, the signed-in one when somebody is, else the sign-in. */
export async function pageFor(pathname: string): Promise<Response> {
  const counter = counterIn(pathname)
  const early = counter && (await counterPage(openSession, counter[0]))
  if (early) {
    // With it the browser would begin the page a second time, for a group of windows of its own: a third of the start. A
    // window that another one opened leaves by itself (app/mostrador/primero.ts).
    early.headers.delete('Cross-Origin-Opener-Policy')
    return early
  }
  const session = await inTime(openSession())
  // The databases answer nobody: the portal says so, and finds out who is signed in.
  if (session === LATE) return page('/shell.html')
  // While the phone is lent the counter is the answer to every address.
  const lent =
    session?.prestado === undefined ? undefined : await counterPage(async () => session, undefined)
  return (
    lent ??
    (session && (await withData(pathname, session))) ??
    page(session ? '/shell.html' : '/index.html', session)
  )
}

/** The signed-in page with what this phone keeps of it; undefined where that is nothing, or does not come in time. */
async function withData(pathname: string, session: SesionAbierta): Promise<Response | undefined> {
  if (!CON_DATOS.test(pathname)) return undefined
  try {
    const shell = rings.kept('/shell.html')
    const made = await inTime(primera().paginaDe(session, pathname, shell, readMostrador))
    return made === LATE ? undefined : made
  } catch {
    return undefined // a row that is damaged, or of another version: the portal says what there is to say
  }
}

/** An installation that was cut short has the counter before it has the rest: better than nothing, wherever it is. */
const page = async (name: string, session?: SesionAbierta) =>
  (await rings.kept(name)) ??
  fetch(name).catch(
    async (error: unknown) =>
      (session && (await counterPage(async () => session, undefined))) ?? Promise.reject(error),
  )

/** A database that does not open must not take the pages with it. */
async function openSession(): Promise<SesionAbierta | undefined> {
  const [row] = await guardados(BASES.salida, [['sesion', 'actual']]).catch(() => [])
  const session = row as Sesion | undefined
  return session?.state === 'in' ? session : undefined
}

export const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && puedeSerPagina(url.pathname)
