import { lookup as resolve } from 'node:dns'
import { BlockList, type LookupFunction, isIP } from 'node:net'

const MAX_LENGTH = 600

const notPublic = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4')
/** Public IPv6 only, without the ranges that contain an IPv4 address. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6')

/** True for an address that the whole internet can reach. */
export function esPublica(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  return given.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Reserved and local names. */
const OF_A_HOUSE =
  /\.(local|localhost|localdomain|internal|intranet|private|corp|lan|home|svc|arpa|onion|alt|test|invalid)$/
/** Public names that always resolve to the address written in them, or to this machine. */
const BORROWED = /(^|\.)(nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|traefik\.me)$/

/**
 * True if the address can be a public push service: https, and a name instead of a number. `propia`: an extra origin
 * that the operator allows.
 */
export function esDireccionDeEnvio(text: string, propia?: string): boolean {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(text)
  if (propia !== undefined && origin === propia) return true
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) &&
    !OF_A_HOUSE.test(hostname) &&
    !BORROWED.test(hostname)
  )
}

/** Resolves a name and returns public addresses only; the connection then uses exactly the checked addresses. */
export const soloPublicas: LookupFunction = (hostname, options, tell) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return tell(error ?? new Error('no address'), [])
    if (!found.every(({ address }) => esPublica(address)))
      return tell(new Error(`${hostname} is not of the world`), [])
    return options.all ? tell(null, found) : tell(null, first.address, first.family)
  })
}
