import { expect, test, vi } from 'vitest'

import {
  type DeLlave,
  VUELTAS,
  abrirConPin,
  conLlave,
  conPin,
  nuevoDispositivo,
} from '#local/candado/aperturas.ts'
import {
  abrirCon,
  cambiarApertura,
  cerrarCon,
  dejarSolo,
  poner,
  recuperar,
} from '#local/candado/candado.ts'
import { borrar, probarLlave, probarPin } from '#local/candado/intentos.ts'
import { nuevaClave } from '#local/candado/llavero.ts'
import { terminar } from '#local/candado/porPartes.ts'

import { phone } from '../../../support/phone.ts'
import {
  PALABRAS,
  PIN,
  UID,
  abiertoCon,
  claveCon,
  conDatos,
  conEstePin,
  otraPagina,
  puesto,
  todo,
} from './support/candadoDePrueba.ts'
import { conPalabra, crudo } from './support/crudo.ts'

const random = (length = 32) => crypto.getRandomValues(new Uint8Array(length))
const unaLlave = (): DeLlave => ({ credencial: random(16), sal: random(), prf: random() })

test('a PIN opens the data key on its own device only', async () => {
  const clave = nuevaClave()
  const [dispositivo, otro] = [await nuevoDispositivo(), await nuevoDispositivo()]
  const aperturas = [await conPin({ id: UID, dispositivo }, clave, PIN)]

  expect(aperturas).toEqual([expect.objectContaining({ vueltas: VUELTAS })])
  expect(await abrirConPin({ id: UID, dispositivo, aperturas }, PIN)).toEqual(clave)
  expect(await abrirConPin({ id: UID, dispositivo, aperturas }, '274917')).toBeUndefined()
  expect(await abrirConPin({ id: UID, dispositivo: otro, aperturas }, PIN)).toBeUndefined()
  expect(await abrirConPin({ id: '2', dispositivo, aperturas }, PIN)).toBeUndefined()
  await expect(crypto.subtle.exportKey('raw', dispositivo)).rejects.toThrow(/extractable/)
})

test('wrong PINs are counted down, and a right one begins the count anew', async () => {
  const device = await phone()
  await puesto(device)

  expect(await probarPin(device, UID, '000000')).toEqual({ state: 'mal', quedan: 9 })
  expect(await probarPin(otraPagina(device), UID, '000001')).toEqual({ state: 'mal', quedan: 8 })
  expect(await probarPin(device, UID, PIN)).toMatchObject({ state: 'abierto' })
  expect(await probarPin(device, UID, '000000')).toEqual({ state: 'mal', quedan: 9 })
  expect(await probarPin(device, '2', PIN)).toEqual({ state: 'sin-candado' })
})

test('a PIN try counts even if the portal is closed before it was judged', async () => {
  const device = await phone()
  await puesto(device)
  const ended = vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValue(new Error('ended'))

  for (let n = 0; n < 4; n += 1)
    await expect(probarPin(device, UID, '000000')).rejects.toThrow('ended')
  ended.mockRestore()

  expect(await probarPin(device, UID, '000000')).toEqual({ state: 'mal', quedan: 5 })
})

test('a clock that is set back gives no further try', async () => {
  const device = await phone()
  await puesto(device)
  await probarPin(device, UID, '000000')
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })

  expect(await probarPin(device, UID, '000000')).toEqual({ state: 'mal', quedan: 8 })
  vi.useRealTimers()
})

test('ten wrong PINs erase keys, copies and drafts; unsent changes stay and can be sent', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)

  for (let left = 9; left > 0; left -= 1)
    expect(await probarPin(page, UID, '000000')).toEqual({ state: 'mal', quedan: left })
  expect(await probarPin(page, UID, '000000')).toEqual({ state: 'borrado' })

  expect(await probarPin(page, UID, PIN)).toEqual({ state: 'borrado' })
  const { lectura, salida } = page
  for (const table of [lectura.copias, lectura.archivos, lectura.cuadros, lectura.fallas])
    expect(await table.count()).toBe(0)
  expect(await salida.borradores.count()).toBe(0)
  expect(await salida.adjuntos.count()).toBe(0)
  expect(await salida.candado.get(UID)).toMatchObject({ aperturas: [] })
  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
  expect(await salida.operaciones.get({ id: 'uno' })).toMatchObject({
    payload: { palabra: 'losartán' },
  })
  expect((await salida.archivos.toArray())[0]).toMatchObject({ name: 'Benítez.png' })
  expect(await salida.sesion.get('actual')).toMatchObject({ state: 'in' })
})

test('the tenth wrong PIN erases everything although the portal was ended in between', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  await page.salida.candado.where({ id: UID }).modify({ intentos: 10 })

  expect(await probarPin(page, UID, PIN)).toEqual({ state: 'borrado' })
  expect(await page.lectura.copias.count()).toBe(0)
})

test('after the erasing a new sign-in makes unsent changes readable, and the lock is gone', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  expect(await recuperar(page, UID)).toBeUndefined()
  for (let n = 0; n < 10; n += 1) await probarPin(page, UID, '000000')

  const next = otraPagina(device)
  const llavero = await recuperar(next, UID)
  if (!llavero) throw new Error('nothing to recover')
  await terminar(next, llavero)

  const bare = otraPagina(device)
  expect(await bare.salida.candado.count()).toBe(0)
  expect(await bare.salida.operaciones.get({ id: 'uno' })).toMatchObject({
    state: 'pending',
    keys: ['uno'],
    payload: { palabra: 'losartán' },
    group: 'palabras/hipertensión',
  })
  expect((await bare.salida.archivos.toArray())[0]).toMatchObject({ name: 'Benítez.png' })
  expect(await bare.salida.operaciones.get({ id: 'dos' })).toMatchObject({ answers: [], doneAt: 5 })
})

test('a lock that another window took off erases no copy and no draft', async () => {
  const device = await phone()
  await conDatos(device)

  expect(await borrar(device, UID)).toBe(false)

  expect(await device.lectura.copias.count()).toBe(3)
  expect(await device.salida.borradores.count()).toBe(1)
})

test('changing the PIN changes no row, and the former PIN does not open the lock', async () => {
  const device = await phone()
  const llavero = await puesto(device)
  await conDatos(device)
  await terminar(device, llavero)
  const rows = async () => (await crudo(device)).filter(({ tabla }) => tabla !== 'salida/candado')
  const before = await rows()

  await cambiarApertura(device, UID, await claveCon(device), conEstePin('135790'))

  expect(await rows()).toEqual(before)
  expect(await probarPin(device, UID, PIN)).toMatchObject({ state: 'mal' })
  const page = otraPagina(device)
  await abiertoCon(page, '135790')
  expect(await todo(page)).toEqual(await todo(device))
})

test('a passkey opens beside a PIN, and another secret of it opens nothing', async () => {
  const device = await phone()
  await puesto(device)
  const llave = unaLlave()
  const { credencial, prf } = llave

  await cambiarApertura(device, UID, await claveCon(device), (de, clave) =>
    conLlave(de, clave, llave),
  )

  expect(await probarLlave(device, UID, { credencial, prf })).toEqual({
    state: 'abierto',
    clave: await claveCon(device),
  })
  expect(await probarLlave(device, UID, { credencial, prf: random() })).toEqual({ state: 'otra' })
  expect(await probarLlave(device, UID, { credencial: random(16), prf })).toEqual({ state: 'otra' })
  expect(await probarPin(device, UID, '000000')).toEqual({ state: 'mal', quedan: 9 })
})

test('a new PIN leaves the passkey, a new passkey leaves the PIN, and the former open nothing', async () => {
  const device = await phone()
  await puesto(device)
  const [una, otra] = [unaLlave(), unaLlave()]
  const clave = await claveCon(device)
  const conEsta = (llave: DeLlave) =>
    cambiarApertura(device, UID, clave, (de, key) => conLlave(de, key, llave))

  await conEsta(una)
  await cambiarApertura(device, UID, clave, conEstePin('135790'))
  expect(await probarLlave(device, UID, una)).toEqual({ state: 'abierto', clave })
  expect(await conEsta(otra)).toBe(true)

  expect(await probarLlave(device, UID, una)).toEqual({ state: 'otra' })
  expect(await probarLlave(device, UID, otra)).toEqual({ state: 'abierto', clave })
  expect(await claveCon(device, '135790')).toEqual(clave)
  expect(await dejarSolo(device, UID, 'pin')).toBe(true)
  expect(await probarLlave(device, UID, otra)).toEqual({ state: 'otra' })
  expect(await claveCon(device, '135790')).toEqual(clave)
})

test('a lock with a passkey alone opens with it, and no PIN is a try', async () => {
  const device = await phone()
  const llave = unaLlave()
  await poner(device, UID, (de, clave) => conLlave(de, clave, llave))
  await conDatos(device)

  for (let n = 0; n < 12; n += 1)
    expect(await probarPin(device, UID, PIN)).toEqual({ state: 'sin-pin' })
  const said = await probarLlave(device, UID, llave)
  if (said.state !== 'abierto') throw new Error(said.state)
  const page = otraPagina(device)
  await abrirCon(page, UID, said.clave)
  expect(await todo(page)).toEqual(await todo(device))

  await cambiarApertura(device, UID, said.clave, conEstePin())
  expect(await probarPin(device, UID, '000000')).toEqual({ state: 'mal', quedan: 9 })
  expect(await claveCon(device)).toEqual(said.clave)
})

test('the last way into a lock is never taken away', async () => {
  const device = await phone()
  await puesto(device)
  const clave = await claveCon(device)
  const llave = unaLlave()

  expect(await dejarSolo(device, UID, 'llave')).toBe(false)
  expect(await claveCon(device)).toEqual(clave)
  await cambiarApertura(device, UID, clave, (de, key) => conLlave(de, key, llave))
  expect(await dejarSolo(device, UID, 'llave')).toBe(true)
  expect(await dejarSolo(device, UID, 'pin')).toBe(false)

  expect(await probarPin(device, UID, PIN)).toEqual({ state: 'sin-pin' })
  expect(await probarLlave(device, UID, llave)).toEqual({ state: 'abierto', clave })
})

test('a passkey that is made while the lock is replaced or erased opens nothing', async () => {
  const device = await phone()
  await puesto(device)
  const clave = await claveCon(device)
  const llave = unaLlave()
  const meanwhile = (work: () => Promise<unknown>) =>
    cambiarApertura(device, UID, clave, async (de, key) => {
      await work()
      return conLlave(de, key, llave)
    })

  expect(await meanwhile(() => borrar(device, UID))).toBe(false)
  expect(await device.salida.candado.get(UID)).toMatchObject({ aperturas: [] })
  const replaced = meanwhile(async () => {
    await device.salida.candado.delete(UID)
    await puesto(device)
  })
  expect(await replaced).toBe(false)
  expect(await probarLlave(device, UID, llave)).toEqual({ state: 'otra' })
  expect(await claveCon(device)).not.toEqual(clave)
})

test('a second lock of the same person is not put over the first', async () => {
  const device = await phone()
  await puesto(device)

  expect(await poner(otraPagina(device), UID, conEstePin('135790'))).toBeUndefined()
  expect(await probarPin(device, UID, PIN)).toMatchObject({ state: 'abierto' })
  expect(await abrirCon(device, '2', nuevaClave())).toBeUndefined()
})
