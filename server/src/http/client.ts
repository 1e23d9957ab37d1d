import type { HttpContext } from './environment.ts'

const plain = (address: string) => address.replace(/^::ffff:/, '')

/** Nearest address that is not a proxy of ours; forged headers stop at the first untrusted address (SEC-46). */
export function clientAddress(context: HttpContext, proxies: readonly string[]): string {
  const socket = plain(context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? []
  const hops = [...forwarded.map((hop) => plain(hop.trim())), socket]
  return hops.findLast((hop, index) => index === 0 || !proxies.includes(hop)) ?? socket
}

/** True if the person's own connection is encrypted: only then HSTS is promised. */
export function isSecure(
  context: HttpContext,
  proxies: readonly string[],
  publicUrl: string,
): boolean {
  if (publicUrl.startsWith('https:')) return true
  const socket = plain(context.env?.incoming?.socket.remoteAddress ?? '')
  return proxies.includes(socket) && context.req.header('X-Forwarded-Proto') === 'https'
}
