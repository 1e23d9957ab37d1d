import { afterEach, expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { watch } from '#local/bases/watch.ts'
import { quitar } from '#local/candado/candado.ts'
import { type EntreVentanas, seguirCandado } from '#local/candado/entreVentanas.ts'
import { terminar } from '#local/candado/porPartes.ts'

import { phone } from '../../../support/phone.ts'
import { UID, claveCon, conDatos, otraPagina, puesto } from './support/candadoDePrueba.ts'

const following: EntreVentanas[] = []
afterEach(() => {
  for (const { stop } of following.splice(0)) stop()
})

/** A page or worker of this phone that follows its lock. */
async function ventana(device: Device, answers = true) {
  const page = otraPagina(device)
  const candado = await seguirCandado(page, UID, { answers: () => answers })
  if (!candado) throw new Error('no lock')
  following.push(candado)
  return { page, candado, isOpen: () => page.candado?.isOpen }
}

/** A phone with a lock and data. */
async function conCandado() {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  return device
}

test('a window that opens the lock opens it in the others and in the worker; closing closes all', async () => {
  const device = await conCandado()
  const [one, other, worker] = [
    await ventana(device),
    await ventana(device),
    await ventana(device, false),
  ]
  expect([one, other, worker].map(({ isOpen }) => isOpen())).toEqual([false, false, false])

  await one.candado.abrir(await claveCon(device))
  await vi.waitFor(() =>
    expect([one, other, worker].map(({ isOpen }) => isOpen())).toEqual([true, true, true]),
  )
  expect(await worker.page.lectura.copias.get('recetas')).toHaveProperty('value')

  await other.candado.cerrar()
  await vi.waitFor(() =>
    expect([one, other, worker].map(({ isOpen }) => isOpen())).toEqual([false, false, false]),
  )
  expect(await one.page.lectura.copias.get('recetas')).not.toHaveProperty('value')
})

test('a new window needs no PIN beside an unlocked window, but needs it beside a worker alone', async () => {
  const device = await conCandado()
  const [one, worker] = [await ventana(device), await ventana(device, false)]
  await one.candado.abrir(await claveCon(device))
  await vi.waitFor(() => expect(worker.isOpen()).toBe(true))

  const second = await ventana(device)
  await vi.waitFor(() => expect(second.isOpen()).toBe(true))

  one.candado.stop()
  second.candado.stop()
  const third = await ventana(device)
  const last = await ventana(device)
  await last.candado.cerrar() // An answer of the worker would come before this window's message.
  await vi.waitFor(() => expect(worker.isOpen()).toBe(false))
  expect(third.isOpen()).toBe(false)
})

test('a lock that opens and closes at once ends closed in all windows', async () => {
  const device = await conCandado()
  const [one, other] = [await ventana(device), await ventana(device)]
  const clave = await claveCon(device)
  const seen: unknown[] = []
  const listening = new BroadcastChannel('portal-candado')
  listening.addEventListener('message', ({ data }) => seen.push(Object.keys(data as object)[1]))

  await Promise.all([one.candado.abrir(clave), one.candado.cerrar()])

  await vi.waitFor(() => expect(seen).toEqual(['clave', 'cerrar']))
  listening.close()
  await other.candado.cerrar() // It waits for both messages.
  expect([one.isOpen(), other.isOpen()]).toEqual([false, false])
})

test('a screen shows a row when the lock opens, and hides it when the lock closes', async () => {
  const device = await conCandado()
  const { page, candado } = await ventana(device)
  const seen: unknown[] = []
  const stop = watch(
    page,
    async () => (await page.lectura.copias.get('recetas'))?.value,
    (value) => seen.push(value),
  )
  await vi.waitFor(() => expect(seen.at(-1)).toBeUndefined())
  await vi.waitFor(() => expect(seen).not.toEqual([]))

  await candado.abrir(await claveCon(device))
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([{ droga: 'losartán' }]))
  await candado.cerrar()
  await vi.waitFor(() => expect(seen.at(-1)).toBeUndefined())
  stop()
})

test('a phone without a lock does not listen to other windows', async () => {
  expect(await seguirCandado(await phone(), UID, { answers: () => true })).toBeUndefined()
})

test('a page that cannot close the lock is told so, by its own button and by another window', async () => {
  const device = await conCandado()
  const one = await ventana(device)
  const page = otraPagina(device)
  const onRoto = vi.fn<() => void>()
  const candado = await seguirCandado(page, UID, { answers: () => true, onRoto })
  if (!candado) throw new Error('no lock')
  following.push(candado)
  page.salida.close({ disableAutoOpen: true })

  await expect(candado.cerrar()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  expect(onRoto).toHaveBeenCalledTimes(1)
  await one.candado.cerrar()
  await vi.waitFor(() => expect(onRoto).toHaveBeenCalledTimes(2))
})

test('a page that was told of the lock only after it was taken off drops its keys', async () => {
  const device = await conCandado()
  const { page, candado } = await ventana(device)
  const clave = await claveCon(device)
  const llavero = await quitar(device, UID, clave)
  if (!llavero) throw new Error('no lock')
  await terminar(device, llavero)

  await candado.abrir(clave)

  expect(page.candado).toBeUndefined()
  expect(await page.lectura.copias.get('recetas')).toMatchObject({
    value: [{ droga: 'losartán' }],
  })
})
