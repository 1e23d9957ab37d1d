import { matchPrecache } from 'workbox-precaching'

import { puedeSerPagina } from '#contract/denegadas.ts'
import type { Device } from '#local/device.ts'
import { currentSession } from '#local/session.ts'

import { counterAt } from './mostrador.ts'

/** Which first picture a visit gets: the counter's, the signed-in one when somebody is, else the sign-in. */
export async function pageFor(device: Device, pathname: string): Promise<Response> {
  const counterOf = counterAt(device, pathname)
  // A database that does not open must not take the pages with it.
  const session = await currentSession(device).catch(() => undefined)
  const counter = session && (await counterOf(session).catch(() => undefined))
  if (counter) return counter
  const page = session ? '/shell.html' : '/index.html'
  return (await matchPrecache(page)) ?? fetch(page)
}

export const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && puedeSerPagina(url.pathname)
