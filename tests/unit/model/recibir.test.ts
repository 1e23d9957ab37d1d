import { expect, test } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { readBytes, readRecibidos } from '#local/outbox/recibidos.ts'
import { changeSession, endSession, lendPhone, startSession } from '#local/session/session.ts'
import { recibir } from '#model/papeles/recibir.ts'

import { newPhone, tokenOf } from '../../support/phone.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const PDF = '%PDF-1.4\n%%EOF\n'
const orden = () => new File([PDF], 'orden.pdf', { type: 'application/pdf' })

async function signedIn(shared = false) {
  const device = await newPhone()
  const session = await startSession(device, tokenOf(1), { shared, now: NOW })
  return { device, ...session }
}
const kept = async ({ salida }: Device) =>
  (await salida.recibidos.toCollection().sortBy('name')).map(({ name, porQue, archivo }) => [
    name,
    porQue ?? archivo?.type,
  ])

test('shared files are stored with the type of their bytes; an unusable file only by its name', async () => {
  const { device } = await signedIn()
  const foto = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'foto.pdf')
  const grande = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'grande.jpg')
  const all = [orden(), foto, new File(['hola'], 'carta.jpg'), new File([], 'nada.png'), grande]
  expect(await recibir(device, all, NOW)).toBe('guardado')
  expect(await kept(device)).toEqual([
    ['carta.jpg', 'otra-cosa'],
    ['foto.pdf', 'image/jpeg'],
    ['grande.jpg', 'enorme'],
    ['nada.png', 'vacio'],
    ['orden.pdf', 'application/pdf'],
  ])
  const [row] = await device.salida.recibidos.filter(({ name }) => name === 'orden.pdf').toArray()
  expect(new TextDecoder().decode(await readBytes(device, row?.id ?? ''))).toBe(PDF)
})

test('the list of shared files loads no bytes, and also reads rows of the former version', async () => {
  const { device } = await signedIn()
  await recibir(device, [orden()], NOW)
  const archivo = { type: 'image/png', bytes: new ArrayBuffer(7) }
  await device.salida.recibidos.put({ id: 'old', uid: '1', name: 'x.png', at: 1, archivo })

  const rows = await readRecibidos(device.salida, '1')
  expect(rows.map((row) => row.archivo)).toEqual([
    { type: 'application/pdf', size: PDF.length },
    { type: 'image/png', size: 7 },
  ])
  expect((await readBytes(device, 'old'))?.byteLength).toBe(7)
})

test('files shared a second time are not stored twice and keep the form that they were put in', async () => {
  const { device } = await signedIn()
  await recibir(device, [orden()], NOW)
  const destino = { formulario: 'solicitud/x', parte: 'requerida' }
  await device.salida.recibidos.toCollection().modify({ destino })

  expect(await recibir(device, [orden()], NOW + 1000)).toBe('guardado')
  for (const empty of [[], [new File([], '')], ['a text']])
    expect(await recibir(device, empty, NOW)).toBe('nada')
  expect(await device.salida.recibidos.toArray()).toMatchObject([{ destino, at: NOW }])

  const otra = new File([`${PDF}\n`], 'orden.pdf')
  await recibir(device, [otra], NOW)
  expect(await device.salida.recibidos.count()).toBe(2)
})

test('[FLT-35] a full phone refuses all shared files, and deletes no other data to make room', async () => {
  const { device } = await signedIn()
  const { adjuntos, recibidos } = device.salida
  for (const table of [adjuntos, recibidos])
    table.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  expect(await recibir(device, [orden()], NOW)).toBe('sin-lugar')
  expect(await recibidos.count()).toBe(0)
})

test('a sign-out while shared files are being read stores none of them and is reported', async () => {
  const { device, generation } = await signedIn()
  const file = orden()
  const read = file.arrayBuffer.bind(file)
  file.arrayBuffer = async () => {
    await endSession(device, 'salir', generation, NOW)
    return read()
  }
  expect(await recibir(device, [file], NOW)).toBe('sin-sesion')
  expect(await device.salida.recibidos.count()).toBe(0)
})

test('shared files take 40 MB at most; files already put in a form do not count', async () => {
  const { device } = await signedIn()
  const blanco = new Uint8Array(19 * 1024 * 1024)
  const grande = (name: string) => new File([PDF, blanco, PDF], name)
  expect(await recibir(device, [grande('a.pdf'), grande('b.pdf'), grande('c.pdf')], NOW)).toBe(
    'lleno',
  )
  expect(await recibir(device, [grande('a.pdf'), grande('b.pdf')], NOW)).toBe('guardado')
  expect(await recibir(device, [grande('c.pdf')], NOW)).toBe('lleno')
  await device.salida.recibidos.toCollection().modify({ elegido: true })
  expect(await recibir(device, [grande('c.pdf')], NOW)).toBe('guardado')
})

test('at most twelve shared files wait on the phone', async () => {
  const { device } = await signedIn()
  const many = Array.from({ length: 12 }, (_none, n) => new File([PDF], `${n}.pdf`))
  expect(await recibir(device, many, NOW)).toBe('guardado')
  expect(await recibir(device, [orden()], NOW)).toBe('lleno')
  expect(await recibir(device, many, NOW)).toBe('guardado')
  expect(await device.salida.recibidos.count()).toBe(12)
})

test('[SEC-33] nothing is stored without a person, on a lent phone, or on an abandoned shared one', async () => {
  const { device } = await signedIn()
  await device.salida.sesion.clear()
  expect(await recibir(device, [orden()], NOW)).toBe('sin-sesion')

  const lent = await signedIn()
  await lendPhone(lent.device, lent.generation, 1)
  expect(await recibir(lent.device, [orden()], NOW)).toBe('prestado')

  const shared = await signedIn(true)
  await recibir(shared.device, [orden()], NOW)
  await changeSession(shared.device.salida, shared.generation, () => ({ usedAt: NOW }))
  expect(await recibir(shared.device, [orden()], NOW + 31 * 60_000)).toBe('sin-sesion')
  await endSession(shared.device, 'salir', shared.generation, NOW)
  expect(await shared.device.salida.recibidos.count()).toBe(0)
  expect(await shared.device.salida.adjuntos.count()).toBe(0)
})

test('[SEC-33] files shared by an unknown app take half of the twelve places at most', async () => {
  const { device } = await signedIn()
  const varios = (de: string, cuantos: number) =>
    Array.from({ length: cuantos }, (_none, n) => new File([`${PDF}${de}${n}`], `${de}${n}.pdf`))
  expect(await recibir(device, varios('ajeno', 5), NOW, true)).toBe('guardado')
  expect(await recibir(device, varios('otro', 2), NOW, true)).toBe('lleno-sin-origen')
  expect(await recibir(device, varios('mas', 1), NOW, true)).toBe('guardado')
  expect(await recibir(device, varios('mio', 6), NOW)).toBe('guardado')
  expect(await recibir(device, varios('tarde', 1), NOW)).toBe('lleno')
  const rows = await device.salida.recibidos.toArray()
  expect(rows.filter(({ sinOrigen }) => sinOrigen)).toHaveLength(6)
})

test('[SEC-33] files shared by an unknown app take half of the 40 MB at most', async () => {
  const { device } = await signedIn()
  const de = (name: string) =>
    new File(['%PDF-1.4\n', new Uint8Array(11 * 1024 * 1024), '%%EOF\n'], name)
  expect(await recibir(device, [de('a.pdf')], NOW, true)).toBe('guardado')
  expect(await recibir(device, [de('b.pdf')], NOW, true)).toBe('lleno-sin-origen')
  expect(await recibir(device, [de('b.pdf')], NOW)).toBe('guardado')
})
