import { isIPv6 } from 'node:net'

/** Unit that limits count as one address: an IPv6 household has a whole /64 (SEC-08). */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1) // canonical spelling of the address
  if (written.startsWith('::ffff:')) return written // an IPv4 address written as IPv6
  const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
