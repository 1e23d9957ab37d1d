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
/** Of IPv6 only what is given out to the world, without the ranges that wrap an address of IPv4. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6')

/** An address that anybody on the internet may be reached at. */
export function esPublica(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  return given.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Names that are of no world, or of a house. */
const OF_A_HOUSE =
  /\.(local|localhost|localdomain|internal|intranet|private|corp|lan|home|svc|arpa|onion|alt|test|invalid)$/
/** Public names that lead to whatever address is written in them, or to this machine. */
const BORROWED = /(^|\.)(nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|traefik\.me)$/

/**
 * Where a phone says that its messages are taken: only what can be a push service of the world, by https and by name. `propia`: an
 * origin that the operator allows besides.
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

/** Looks a name up, and gives only addresses of the world: the connection is made to what was looked at, and to nothing else. */
export const soloPublicas: LookupFunction = (hostname, options, tell) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return tell(error ?? new Error('no address'), [])
    if (!found.every(({ address }) => esPublica(address)))
      return tell(new Error(`${hostname} is not of the world`), [])
    return options.all ? tell(null, found) : tell(null, first.address, first.family)
  })
}
