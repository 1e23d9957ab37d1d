import { boolean, is, number, type } from 'superstruct'

import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { VERSIONES } from '#local/bases/names.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'
import { ahorraDatos } from '#local/provider/ahorro.ts'
import { DATOS } from '#local/provider/meter.ts'
import { type GastoDeLlamada, UNA_VERSION } from '#model/gastos.ts'

/** `propio`: a person chose it in the portal; otherwise it is the browser's own setting. */
type Ahorro = { ahorra: boolean; propio: boolean }

/** The setting to save data, shared by all people who use this phone. Undefined until it is read. */
export const useAhorro = (): Ahorro | undefined =>
  useLive(async () => ({
    ahorra: await ahorraDatos(device),
    propio: (await readValor(device.publica, 'ahorro', boolean())) !== undefined,
  }))

export const ahorrar = (value: boolean): Promise<void> =>
  ifPossible(() => device.publica.valores.put({ id: 'ahorro', value, savedAt: Date.now() }))

const Gasto = type({ sent: number(), received: number() })

/** Data used in each month, by calls and by new versions; live. Undefined until it is read. */
export const useGastos = (): GastoDeLlamada[] | undefined =>
  useLive(async () => {
    const rows = await device.publica.valores.where('id').startsWith(DATOS).toArray()
    const calls = rows.flatMap(({ id, value }) => {
      const [, mes = '', asked = ''] = /^datos\/([^/]+)\/(.+)$/.exec(id) ?? []
      return is(value, Gasto) ? [{ mes, asked, sent: value.sent, received: value.received }] : []
    })
    return [...calls, ...(await deVersiones())]
  })

/** Data used by new versions, as the service worker noted it; empty in a browser without caches. */
async function deVersiones(): Promise<GastoDeLlamada[]> {
  if (!('caches' in window)) return []
  const files = await (await caches.open(VERSIONES)).keys()
  return files.map(({ url }) => {
    const [, mes = '', bytes] = new URL(url).pathname.split('/')
    return { mes, asked: UNA_VERSION, sent: 0, received: Number(bytes) || 0 }
  })
}

/** Deletes the figures of the months before `mes`, which no screen shows. */
export async function olvidarAntesDe(mes: string): Promise<void> {
  await ifPossible(() =>
    device.publica.valores
      .where('id')
      .between(DATOS, DATOS + mes)
      .delete(),
  )
  if (!('caches' in window)) return
  const cache = await caches.open(VERSIONES)
  for (const request of await cache.keys())
    if (new URL(request.url).pathname < `/${mes}`) await cache.delete(request)
}
