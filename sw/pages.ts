import { matchPrecache } from 'workbox-precaching'

import { puedeSerPagina } from '#contract/denegadas.ts'
import { guardados } from '#local/guardados.ts'
import { BASES } from '#local/names.ts'
import type { Sesion } from '#local/salida.ts'

import { counterAt } from './mostrador.ts'

/** Which first picture a visit gets: the counter's, the signed-in one when somebody is, else the sign-in. */
export async function pageFor(pathname: string): Promise<Response> {
  const counterOf = counterAt(pathname)
  // A database that does not open must not take the pages with it.
  const [row] = await guardados(BASES.salida, [['sesion', 'actual']]).catch(() => [])
  const session = row as Sesion | undefined
  const signedIn = session?.state === 'in' ? session : undefined
  const counter = signedIn && (await counterOf(signedIn).catch(() => undefined))
  if (counter) return counter
  const page = signedIn ? '/shell.html' : '/index.html'
  return (await matchPrecache(page)) ?? fetch(page)
}

export const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && puedeSerPagina(url.pathname)
