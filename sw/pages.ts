import { puedeSerPagina } from '#contract/denegadas.ts'
import { guardados } from '#local/guardados.ts'
import { BASES } from '#local/names.ts'
import type { Sesion, SesionAbierta } from '#local/salida.ts'

import { rings } from './files.ts'
import { LATE, inTime } from './inTime.ts'
import { counterIn, counterPage } from './mostrador.ts'

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
  return lent ?? page(session ? '/shell.html' : '/index.html', session)
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
