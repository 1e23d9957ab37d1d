import { rm, writeFile } from 'node:fs/promises'

import type { Adjunto } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import { PARTE, partes } from '#contract/extensiones/partes.ts'

import { dibujo, foto } from '../support/foto.ts'
import { asistenteOn, pdf } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'
import { type Chosen, hashOf } from './support/files.ts'
import { type Scene, settle } from './support/invariants.ts'
import { sayOnline } from './support/operations.ts'

const NORMA = 'norma.quiroga@correo.example'
const GUARDAR = `POST ${autorizaciones.guardar.path}`
const PARTES = `POST ${partes.guardar.path.replace('{clave}', '')}`
const COMPROBANTE = `POST ${autorizaciones.imprimirComprobante.path}`

/** Norma in the last step of a request with these papers; without papers, in the step that picks them. */
async function antesDeGuardar({ phone: { portal } }: Scene, papeles: Chosen[]) {
  const asistente = asistenteOn(portal)
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/autorizaciones')
  await asistente.abrir()
  await asistente.primerPaso()
  await asistente.siguiente()
  if (papeles.length === 0) return asistente
  await asistente.elegir('Archivo PDF', papeles)
  await expect(portal.page.getByText(`${papeles.length} de 4 archivos`)).toBeVisible()
  await asistente.siguiente()
  return asistente
}

const enPartes = ({ log }: Scene['network']) =>
  log.filter(({ method, path }) => `${method} ${path}`.startsWith(PARTES))

/** The request exists once, with exactly these papers, and its receipt was mailed once. */
async function assertUnaVez({ phone: { portal }, provider }: Scene, papeles: Chosen[]) {
  const done = async () => {
    await sayOnline(portal)
    return (await portal.outbox()).map(({ state }) => state)
  }
  await expect.poll(done).toEqual(['done'])
  const [row] = await portal.outbox()
  const stored = await provider.papelesDeSolicitud(String(row?.id))
  expect(stored.map(({ nombre, huella }) => [nombre, huella])).toEqual(
    papeles.map(({ name, buffer }) => [name, hashOf(buffer)]),
  )
  expect((await provider.efectos()).map(({ operacion }) => operacion)).toEqual([
    'autorizaciones.guardar',
    'autorizaciones.imprimirComprobante',
  ])
  const recibos = (await provider.correosA(NORMA)).filter(({ adjuntos }) => adjuntos.length > 0)
  expect(recibos).toHaveLength(1)
}

test('[FLT-73, FLT-03] a request of 3.99 MB arrives whole and once after two lost answers and a killed browser', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const papeles = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => pdf(name, 1_045_000))
  network.rule({ match: GUARDAR, nth: 1, do: { kind: 'dropAnswer' } })
  network.rule({ match: GUARDAR, nth: 2, do: { kind: 'dropAnswer' } })
  network.rule({ match: GUARDAR, nth: 3, do: { kind: 'stallAnswer', ms: 60_000 } })
  const asistente = await antesDeGuardar(scene, papeles)

  await asistente.guardar()
  const tries = async () => {
    await sayOnline(phone.portal)
    return network.sent(GUARDAR).length
  }
  await expect.poll(tries).toBe(3)
  await (await phone.kill()).open('/autorizaciones')

  await assertUnaVez(scene, papeles)
  expect(new Set(network.sent(GUARDAR).map(({ key }) => key)).size).toBe(1)
  // Each part was sent once, despite the faults.
  const bytes = papeles.reduce((sum, { buffer }) => sum + buffer.length, 0)
  expect(enPartes(network)).toHaveLength(Math.ceil(bytes / PARTE))
  await settle(scene, 'norma')
})

test('[FLT-04] an upload that is cut at ten places makes one request', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const papeles = [pdf('orden.pdf', 300_000)]
  const places = ['headers', 'nothing', 'first byte', 'half', 'last byte'] as const
  for (const [index, at] of [...places, ...places].entries())
    network.rule({
      match: index % 2 === 0 ? PARTES : GUARDAR,
      nth: Math.floor(index / 2) + 1,
      do: { kind: 'cutRequest', at },
    })
  const asistente = await antesDeGuardar(scene, papeles)

  await asistente.guardar()

  const tries = async () => {
    await sayOnline(phone.portal)
    return network.sent(GUARDAR).length
  }
  await expect.poll(tries, { timeout: 120_000 }).toBe(6)
  expect(enPartes(network)).toHaveLength(Math.ceil(300_000 / PARTE) + 5)
  await assertUnaVez(scene, papeles)
  await settle(scene, 'norma')
})

test('[FLT-29, FLT-13] papers too large for the host are sent smaller or without the largest; the receipt follows', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const { portal } = phone
  const { page } = portal
  const [orden, informe] = [dibujo('orden.png', 300, 200), pdf('informe.pdf', 900_000)]
  const body = JSON.stringify({ status: 'error', error: 'Error de conexión.' })
  for (const nth of [1, 2])
    network.rule({ match: GUARDAR, nth, do: { kind: 'status', code: 413, body } })
  network.rule({ match: COMPROBANTE, do: { kind: 'status', code: 503 } })
  const asistente = await antesDeGuardar(scene, [orden, informe])
  const noEntra = () => page.getByRole('main').getByRole('alert')

  await asistente.guardar()
  await expect(portal.titulo()).toHaveText('No se aceptó la solicitud')
  await expect(noEntra()).toContainText('Los archivos pesan más de lo que la obra social acepta.')
  await expect(noEntra()).toContainText('Lo que más pesa es informe.pdf: 0,9 MB.')
  await expect(noEntra()).toContainText('Podemos achicar más las fotos y enviarla de nuevo.')
  await asistente.boton('Achicar y enviar').click()
  await expect.poll(() => network.sent(GUARDAR)).toHaveLength(2)
  await expect(noEntra()).toContainText('Los archivos pesan más de lo que la obra social acepta.')
  const [first, lighter] = network.sent(GUARDAR)
  const pesa = (sent: { body: string } = { body: '{}' }) => {
    const { documentacionRequerida = [] } = JSON.parse(sent.body) as {
      documentacionRequerida?: Adjunto[]
    }
    return documentacionRequerida.reduce((sum, { dimension }) => sum + dimension, 0)
  }
  expect(pesa(first) - pesa(lighter)).toBeGreaterThan(orden.buffer.length / 4)
  expect(pesa(lighter)).toBeGreaterThan(informe.buffer.length)
  expect(lighter?.key).not.toBe(first?.key)

  await asistente.boton('Corregir').click()
  await expect(page.getByText('2 de 4 archivos')).toBeVisible()
  await asistente.boton('Quitar informe.pdf').click()
  await asistente.siguiente()
  await asistente.guardar()

  await expect(portal.titulo()).toHaveText('Solicitud generada')
  await expect(
    page.getByText('Falta mandarte el comprobante por correo: se manda solo.'),
  ).toBeVisible()
  network.heal()
  await sayOnline(portal)
  await expect(page.getByText('Te mandamos el comprobante por correo.')).toBeVisible({
    timeout: 30_000,
  })
  const [row] = await portal.outbox()
  const stored = await provider.papelesDeSolicitud(String(row?.id))
  expect(stored.map(({ nombre }) => nombre)).toEqual(['orden.jpg'])
  expect(await provider.efectos()).toHaveLength(2)
  await settle(scene, 'norma')
})

test('[FLT-72] a file that changed or disappeared before reading is refused by name; a read one is sent', async ({
  phone,
  provider,
  network,
}, info) => {
  const scene = { phone, provider, network }
  const { portal } = phone
  const asistente = await antesDeGuardar(scene, [])
  const tomado = pdf('tomado.pdf', 20_000)
  const enDisco = async (name: string) => {
    const path = info.outputPath(name)
    await writeFile(path, name === tomado.name ? tomado.buffer : pdf(name, 20_000).buffer)
    return path
  }
  /** A file in the state in which the browser hands it over after this change, made between picking and reading. */
  const elegirYa = async (path: string, antesDeLeer: () => Promise<unknown>) => {
    await portal.page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('input'), { type: 'file', id: 'f' }),
      )
    })
    const picked = portal.page.locator('#f')
    await picked.setInputFiles(path)
    await antesDeLeer()
    await picked.evaluate((field, label) => {
      const target = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
      const data = new DataTransfer()
      for (const file of (field as HTMLInputElement).files ?? []) data.items.add(file)
      if (target) target.files = data.files
      target?.dispatchEvent(new Event('change', { bubbles: true }))
      field.remove()
    }, 'Archivo PDF')
  }

  const cambia = await enDisco('cambia.pdf')
  await elegirYa(cambia, () => writeFile(cambia, 'otra cosa'))
  await expect(asistente.avisos()).toContainText('cambia.pdf')
  await expect(asistente.avisos()).toContainText(
    'No se puede leer: elegilo de nuevo, o sacá otra foto.',
  )
  const seVa = await enDisco('se-va.pdf')
  await elegirYa(seVa, () => rm(seVa))
  await expect(asistente.avisos()).toContainText('se-va.pdf')
  await expect(asistente.avisos()).toContainText(
    'No se puede leer: elegilo de nuevo, o sacá otra foto.',
  )
  const queda = await enDisco(tomado.name)
  await elegirYa(queda, () => Promise.resolve())
  await expect(portal.page.getByText('1 de 4 archivos')).toBeVisible()
  await rm(queda)
  await asistente.siguiente()
  await asistente.guardar()

  await expect(portal.titulo()).toHaveText('Solicitud generada')
  await assertUnaVez(scene, [tomado])
  await settle(scene, 'norma')
})

test('[FLT-40] if the service worker stops during an upload, the next window sends only the missing parts', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const papeles = [pdf('orden.pdf', 300_000)]
  const asistente = await antesDeGuardar(scene, papeles)
  network.cut()
  await asistente.guardar()
  await expect(phone.portal.titulo()).toHaveText(/^Guardada en este/)
  await phone.closeWindows()
  for (const nth of [2, 3])
    network.rule({ match: PARTES, nth, do: { kind: 'slowUpload', bytesPerSecond: 40_000 } })
  network.restore()

  await phone.fireSync()
  await expect.poll(() => enPartes(network)).toHaveLength(2)
  await phone.browser.stopServiceWorkers()
  expect(await provider.efectos()).toEqual([])

  const portal = await phone.newWindow()
  await portal.open('/pendientes')
  await expect(portal.page.getByText('parte 2 de 3')).toBeVisible()
  await assertUnaVez(scene, papeles)
  expect(enPartes(network).map(({ path }) => /desde=(\d+)/.exec(path)?.[1])).toEqual(
    [0, PARTE, PARTE, 2 * PARTE].map(String),
  )
  await settle(scene, 'norma')
})

test('[FLT-35, FLT-43] a full phone refuses more files and says so; after a crash the accepted files are there', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const antes = asistenteOn(phone.portal)
  await phone.portal.signIn()
  await phone.portal.open('/autorizaciones')
  await antes.abrir()
  await antes.primerPaso()
  await antes.siguiente()
  await antes.elegir('Archivo PDF', pdf('orden.pdf', 20_000))
  await expect(phone.portal.page.getByText('1 de 4 archivos')).toBeVisible()
  const pasoDos = new URL(phone.portal.page.url()).search
  await phone.restart()
  // Less than the used space: from here on no write succeeds.
  await phone.browser.setQuota(50_000)
  await phone.portal.open(`/autorizaciones${pasoDos}`)
  const asistente = asistenteOn(phone.portal)
  await asistente.elegir('Archivo PDF', pdf('informe.pdf', 1_000_000))
  await expect(asistente.avisos()).toContainText(/No hay lugar|No se pudo guardar/)
  await expect(asistente.avisos()).toContainText('informe.pdf')
  await expect(phone.portal.page.getByText('1 de 4 archivos')).toBeVisible()

  const portal = await phone.kill()
  await portal.open('/')
  await portal.page.getByRole('link', { name: /Tenés una solicitud sin terminar/ }).click()
  await expect(portal.page.getByText('1 de 4 archivos')).toBeVisible()
  const otra = asistenteOn(portal)
  await otra.siguiente()
  await otra.guardar()
  await expect(portal.titulo()).toHaveText('Solicitud generada')
  await settle(scene, 'norma')
})

test('[FLT-43] after a kill while four photos are prepared, form and photos are restored and can be sent', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  const asistente = await antesDeGuardar(scene, [])
  const fotos: Chosen[] = []
  for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
    fotos.push(await foto(phone.portal.page, { name, width: 4000, height: 3000, giro: 1 }))
  const pasoDos = new URL(phone.portal.page.url()).search

  await asistente.elegir('Galería', fotos)
  await expect.poll(() => phone.portal.received(), { intervals: [50] }).toHaveLength(4)
  const portal = await phone.kill()
  await portal.open(`/autorizaciones${pasoDos}`)

  await expect(portal.page.getByText('4 de 4 archivos')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => portal.received()).toEqual([])
  const despues = asistenteOn(portal)
  await despues.siguiente()
  await despues.guardar()
  await expect(portal.titulo()).toHaveText('Solicitud generada')
  const [row] = await portal.outbox()
  const stored = await provider.papelesDeSolicitud(String(row?.id))
  expect(stored.map(({ nombre }) => nombre)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  await settle(scene, 'norma')
})
