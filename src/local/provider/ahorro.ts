import { boolean } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { readValor } from '#local/bases/publica.ts'

const MB = 1024 * 1024

type Link = { saveData?: boolean; type?: string; effectiveType?: string }

/** What the browser says of the network: not every one does, and iPhones do not. */
const link = (): Link =>
  (globalThis as { navigator?: { connection?: Link } }).navigator?.connection ?? {}

/** Whether this phone saves data: as its person chose here, or else as the browser is set. */
export async function ahorraDatos({ publica }: Device): Promise<boolean> {
  return (await readValor(publica, 'ahorro', boolean()))?.value ?? link().saveData === true
}

/** Whether this browser tells a Wi-Fi from the rest. */
export const conoceLaRed = () => link().type !== undefined

/** Whether what is sent or saved now is somebody's money: not every browser tells a Wi-Fi from the rest. */
export const isMetered = () => !['wifi', 'ethernet'].includes(link().type ?? '')

/** How many bytes of documents may lie here without anybody having opened them. */
export async function presupuesto(device: Device): Promise<number> {
  if (isMetered() && (await ahorraDatos(device))) return 0
  return (link().type === 'cellular' ? 4 : 16) * MB
}

/** Whether what is only better than what is here has to wait: data are saved, or the link is by all that is known somebody's money. */
export async function pagaPorLosDatos(device: Device): Promise<boolean> {
  const { type, effectiveType = '' } = link()
  return type === 'cellular' || effectiveType.endsWith('2g') || ahorraDatos(device)
}
