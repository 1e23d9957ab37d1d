import { matchPrecache } from 'workbox-precaching'

import { puedeSerPagina } from '#contract/denegadas.ts'
import type { Device } from '#local/device.ts'
import { currentSession } from '#local/session.ts'

/** Which first picture a visit gets: the signed-in one when somebody is, else the sign-in. */
export async function pageFor(device: Device): Promise<Response> {
  const page = (await currentSession(device)) ? '/shell.html' : '/index.html'
  return (await matchPrecache(page)) ?? fetch(page)
}

export const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && puedeSerPagina(url.pathname)
