import { isIPv6 } from 'node:net'

import type { HttpContext } from './environment.ts'

const plain = (address: string) => address.replace(/^::ffff:/, '')

/** The nearest address that is not a proxy of ours; forged headers end at the first address nobody vouches for (SEC-46). */
export function clientAddress(context: HttpContext, proxies: readonly string[]): string {
  const socket = plain(context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  const forwarded = context.req.header('X-Forwarded-For')?.split(',') ?? []
  const hops = [...forwarded.map((hop) => plain(hop.trim())), socket]
  return hops.findLast((hop, index) => index === 0 || !proxies.includes(hop)) ?? socket
}

/** What is counted as one address: of IPv6 a household has a whole /64 to try from (SEC-08). */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1) // the one spelling of this address
  if (written.startsWith('::ffff:')) return written // an IPv4 address in IPv6 letters
  const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

/** Whether the person's own connection is encrypted: only then is it promised to stay so. */
export function isSecure(
  context: HttpContext,
  proxies: readonly string[],
  publicUrl: string,
): boolean {
  if (publicUrl.startsWith('https:')) return true
  const socket = plain(context.env?.incoming?.socket.remoteAddress ?? '')
  return proxies.includes(socket) && context.req.header('X-Forwarded-Proto') === 'https'
}
