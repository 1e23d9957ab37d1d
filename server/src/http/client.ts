import type { IsProxy } from '../base/proxies.ts'
import type { HttpContext } from './environment.ts'

const plain = (address: string) => address.replace(/^::ffff:/, '')

/** Address of the other end of the connection, which is the person or the last proxy. */
const peer = (context: HttpContext) =>
  plain(context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')

/**
 * Nearest address that is not a trusted proxy. A forged header has no effect, because reading stops at the first
 * untrusted address (SEC-46).
 */
export function clientAddress(context: HttpContext, isProxy: IsProxy): string {
  const socket = peer(context)
  const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? []
  const hops = [...forwarded.map((hop) => plain(hop.trim())), socket]
  return hops.findLast((hop, index) => index === 0 || !isProxy(hop)) ?? socket
}

/** The connection's address, if its X-Forwarded-For is ignored: a proxy may be missing in PROXIES. */
export function unbelieved(context: HttpContext, isProxy: IsProxy): string | undefined {
  const isForwarded = context.req.header('X-Forwarded-For') !== undefined
  return isForwarded && !isProxy(peer(context)) ? peer(context) : undefined
}

/** True if the person's own connection is encrypted: only then HSTS is promised. */
export function isSecure(context: HttpContext, isProxy: IsProxy, publicUrl: string): boolean {
  if (publicUrl.startsWith('https:')) return true
  return context.req.header('X-Forwarded-Proto') === 'https' && isProxy(peer(context))
}
