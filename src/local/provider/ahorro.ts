import { boolean } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { readValor } from '#local/bases/publica.ts'

const MB = 1024 * 1024

type Link = { saveData?: boolean; type?: string; effectiveType?: string }

/** The browser's information about the network: not all browsers have it, and iPhones do not. */
const link = (): Link =>
  (globalThis as { navigator?: { connection?: Link } }).navigator?.connection ?? {}

/** True if this phone saves data: the person's choice here, or else the browser's setting. */
export async function ahorraDatos({ publica }: Device): Promise<boolean> {
  return (await readValor(publica, 'ahorro', boolean()))?.value ?? link().saveData === true
}

/** True if this browser can tell Wi-Fi from other networks. */
export const conoceLaRed = () => link().type !== undefined

/** True if traffic may cost money: not every browser can tell Wi-Fi from other networks. */
export const isMetered = () => !['wifi', 'ethernet'].includes(link().type ?? '')

/** Bytes of documents that may be stored without having been opened. */
export async function presupuesto(device: Device): Promise<number> {
  if (isMetered() && (await ahorraDatos(device))) return 0
  return (link().type === 'cellular' ? 4 : 16) * MB
}

/** True if optional improvements must wait: data saving is on, or the network may cost money. */
export async function pagaPorLosDatos(device: Device): Promise<boolean> {
  const { type, effectiveType = '' } = link()
  return type === 'cellular' || effectiveType.endsWith('2g') || ahorraDatos(device)
}
