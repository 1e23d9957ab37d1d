import { BlockList, isIP, isIPv6 } from 'node:net'

/** True for addresses of our own proxies. */
export type IsProxy = (address: string) => boolean

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function partsOf(entry: string) {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  return { address, bits: bits === undefined ? undefined : Number(bits) }
}

/** Sentence that says why an entry of PROXIES is refused; undefined for an address or a range. */
export function faultOf(entry: string): string | undefined {
  const { address, bits = 1 } = partsOf(entry)
  if (isIP(address) === 0 || bits > (isIPv6(address) ? 128 : 32))
    return `PROXIES lists addresses and ranges: "${entry}" is none.`
  // Every address would be a proxy, and any stranger could say where a request comes from.
  return bits === 0 ? `PROXIES: "${entry}" would believe every address.` : undefined
}

/** Reads addresses and ranges: 10.0.3.7, 10.0.0.0/16, 2001:db8::/32. */
export function proxiesOf(list: readonly string[]): IsProxy {
  // A short way without proxies, because each call asks three times.
  if (list.length === 0) return () => false
  const known = new BlockList()
  for (const entry of list) {
    const { address, bits } = partsOf(entry)
    if (bits === undefined) known.addAddress(address, family(address))
    else known.addSubnet(address, bits, family(address))
  }
  return (address) => isIP(address) !== 0 && known.check(address, family(address))
}
