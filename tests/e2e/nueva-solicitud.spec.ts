import { writeFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { texts } from '#features/autorizaciones/nuevaTexts.ts'

import { hashOf } from '../faults/support/files.ts'
import { violationsOf } from '../support/axe.ts'
import { dibujo, esquinas, foto, fotoDeHoja } from '../support/foto.ts'
import { fotosDePdf } from '../support/hoja.ts'
import { asistenteOn, pdf } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'

/** The colours of the four corners, as seen after each of the camera's eight orientation marks. */
const COMO_SE_VE = ['RGBW', 'GRWB', 'WBGR', 'BWRG', 'RBGW', 'BRWG', 'WGBR', 'GWRB']

test('[WIZ-04, WIZ-10] chosen files survive a reload, and cropped and joined photos arrive as they were made', async ({
  phone: { portal },
  provider,
}) => {
  const { page } = portal
  const asistente = asistenteOn(portal)
  const { boton } = asistente
  await portal.signIn()
  await portal.open('/autorizaciones')
  await asistente.abrir()
  await asistente.primerPaso()
  await asistente.siguiente()
  await asistente.elegir(texts.galeria, dibujo('orden.png', 800, 600))
  await expect(page.getByText('1 de 4 archivos')).toBeVisible()
  await asistente.elegir(texts.archivoPdf, [pdf('informe.pdf'), pdf('3.pdf')])
  await expect(page.getByText('3 de 4 archivos')).toBeVisible()

  await test.step('[FLT-43] after a reload the request opens at the same step, with its files', async () => {
    await expect.poll(() => portal.drafts()).not.toEqual([])
    await page.reload()
    await expect(portal.titulo()).toHaveText(texts.documentos)
    await expect(page.getByText('3 de 4 archivos')).toBeVisible()
    await page.goBack()
    await expect(portal.titulo()).toHaveText(texts.titulo)
    await page.goForward()
    await portal.open('/')
    await page.getByRole('link', { name: /Tenés una solicitud sin terminar/ }).click()
    await expect(page.getByText('3 de 4 archivos')).toBeVisible()
  })

  await test.step('[FLT-43] a photo’s sheet is found, corrected by hand and cropped; one press undoes it', async () => {
    const hoja = await fotoDeHoja(page, 'hoja.jpg')
    await asistente.elegir(texts.galeria, hoja.file)
    await expect(page.getByText('4 de 4 archivos')).toBeVisible()
    const dialogo = page.getByRole('dialog', { name: texts.recortaLaHoja })
    const punta = (n: number) => dialogo.getByRole('button', { name: texts.esquina[n] ?? '' })
    /** Position of a corner, as parts of the photo. */
    const donde = async (n: number) => {
      const [entera, punto] = [
        await dialogo.getByRole('img', { name: texts.laFoto }).boundingBox(),
        await punta(n).boundingBox(),
      ]
      if (!entera || !punto) throw new Error('nothing is drawn')
      return {
        x: (punto.x + punto.width / 2 - entera.x) / entera.width,
        y: (punto.y + punto.height / 2 - entera.y) / entera.height,
        ancho: entera.width,
        alto: entera.height,
      }
    }

    await boton(texts.recortarUna('orden.png')).click()
    await expect(dialogo.getByText(texts.noHayEsquinas)).toBeVisible()
    await dialogo.getByRole('button', { name: texts.todaLaFoto }).click()
    await expect(dialogo).toHaveCount(0)

    await boton(texts.recortarUna('hoja.jpg')).click()
    await expect(dialogo.getByText(texts.llevaCadaPunta, { exact: true })).toBeVisible()
    for (const [n, [x, y]] of hoja.esquinas.entries()) {
      const hallada = await donde(n)
      expect(Math.abs(hallada.x - x)).toBeLessThan(0.01)
      expect(Math.abs(hallada.y - y)).toBeLessThan(0.01)
    }
    expect(await violationsOf(page)).toEqual([])
    const antes = await donde(0)
    await punta(0).press('Shift+ArrowRight')
    await punta(0).press('ArrowDown')
    const conTeclas = await donde(0)
    expect((conTeclas.x - antes.x) * antes.ancho).toBeCloseTo(20, 0)
    expect((conTeclas.y - antes.y) * antes.alto).toBeCloseTo(2, 0)
    await expect(dialogo.getByText(/^A \d+ % del borde izquierdo/)).toBeAttached()
    // Moved beyond its neighbours by the finger, the corners make no sheet; then back to its place.
    const caja = await punta(2).boundingBox()
    const [x, y] = [(caja?.x ?? 0) + 24, (caja?.y ?? 0) + 24]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - antes.ancho * 0.6, y - antes.alto * 0.6, { steps: 3 })
    await expect(page.locator('.lupa-de-esquina')).toBeVisible()
    await expect(dialogo.getByText(texts.noEsHoja)).toBeVisible()
    await expect(dialogo.getByRole('button', { name: texts.recortar })).toBeDisabled()
    await page.mouse.move(x, y, { steps: 3 })
    await page.mouse.up()
    await expect(page.locator('.lupa-de-esquina')).toHaveCount(0)
    await dialogo.getByRole('button', { name: texts.recortar }).click()
    await expect(dialogo).toHaveCount(0)

    await expect(boton(texts.fotoEntera)).toBeFocused()
    await boton(texts.fotoEntera).click()
    await boton(texts.recortarUna('hoja.jpg')).click()
    await expect(dialogo.getByText(texts.llevaCadaPunta, { exact: true })).toBeVisible()
    await dialogo.getByRole('button', { name: texts.recortar }).click()
    await expect(dialogo).toHaveCount(0)
    await expect(boton(texts.fotoEntera)).toBeVisible()
    await expect(page.getByText('4 de 4 archivos')).toBeVisible()
  })

  await test.step('[FLT-43, WIZ-10] photos become one PDF in the person’s order; one press separates them', async () => {
    await asistente.siguiente()
    await expect(portal.titulo()).toHaveText(texts.estudios)
    const fotos = ['1.jpg', '2.jpg', '3.jpg'].map((name, n) =>
      foto(page, { name, width: 200 + n * 20, height: 300, giro: 1 }),
    )
    await asistente.elegir(texts.galeria, [...(await Promise.all(fotos)), dibujo('4.png', 80, 60)])
    await expect(page.getByText('4 de 4 archivos')).toBeVisible()
    await boton(texts.juntarEnPdf).click()
    await expect(portal.titulo()).toHaveText(texts.juntarEnPdf)
    const hojas = page.locator('.paginas-de-pdf > li')
    await expect(hojas).toHaveCount(4)
    // Wider than the others: the page is known by its photo.
    await asistente.elegir(
      texts.sumarHoja,
      await foto(page, { name: '5.jpg', width: 400, height: 300, giro: 6 }),
    )
    await expect(hojas).toHaveCount(5)
    await boton(texts.sacarHoja(4)).click()
    await expect(page.getByText(/^4 hojas, unos/)).toBeVisible()
    await boton(texts.sumarFoto('4.png')).click()
    await expect(page.getByText(/^5 hojas, unos/)).toBeVisible()

    // 1 2 3 4 5: the fifth moves to the front with keys, the first of the others down with a
    // button, the last up with the mouse.
    const agarre = (n: number) => boton(texts.agarrar(n))
    await agarre(5).press('Space')
    for (const n of [5, 4, 3, 2]) await agarre(n).press('ArrowUp')
    await expect(agarre(1)).toBeFocused()
    await expect(agarre(1)).toHaveAttribute('aria-pressed', 'true')
    await agarre(1).press('ArrowDown')
    await agarre(2).press('Escape')
    await agarre(5).press('Space')
    for (const n of [5, 4, 3, 2]) await agarre(n).press('ArrowUp')
    await agarre(1).press('Space')
    await boton(texts.bajar(texts.hojaN(2))).click()
    await agarre(5).hover()
    await page.mouse.down()
    await agarre(2).hover()
    await page.mouse.up()
    await page.getByLabel(texts.nombreDelPdf).fill('Rx: rodilla')
    await boton(texts.armarPdf).click()

    await expect(portal.titulo()).toHaveText(texts.estudios)
    await expect(page.getByText('1 de 4 archivos')).toBeVisible()
    await expect(page.getByText('Rx rodilla.pdf')).toBeVisible()
    await page.reload()
    await boton(texts.separar).click()
    await expect(page.getByText(texts.sobran)).toBeVisible()
    await expect(boton(texts.guardar)).toBeDisabled()
    await expect(page.locator('.lista-de-papeles .fuerte')).toContainText([
      '5.jpg',
      '4.png',
      '2.jpg',
      '1.jpg',
      '3.jpg',
    ])
    await boton(texts.juntarEnPdf).click()
    await boton(texts.armarPdf).click()
    await expect(page.getByText(/5 hojas/)).toBeVisible()
  })

  await test.step('[WIZ-05, WIZ-07, WIZ-08] the last step of a request saves it and shows the result', async () => {
    await expect(page.getByText(texts.loQueSeEnvia)).toBeVisible()
    await asistente.guardar()
    await expect(portal.titulo()).toHaveText(texts.generada)
    await expect(page.getByText(texts.comprobanteEnviado)).toBeVisible()
    await page.getByRole('link', { name: texts.verSolicitud }).click()
    await expect(page.getByRole('main')).toContainText('informe.pdf')
    await expect(page.getByRole('main')).toContainText('orden.png')
  })
  const effects = (await provider.efectos()).map(({ operacion }) => operacion)
  expect(effects).toEqual(['autorizaciones.guardar', 'autorizaciones.imprimirComprobante'])

  const [row] = await portal.outbox()
  const papeles = await provider.papelesDeSolicitud(String(row?.id))
  const hoja = papeles.find(({ nombre }) => nombre === 'hoja.jpg')
  const recortada = await esquinas(page, hoja?.bytes ?? new Uint8Array())
  expect(recortada.colores).toBe('RGBW')
  // The lower side is the longer of two, and so is the right side.
  expect(Math.abs(recortada.width - Math.hypot(0.68 * 1000, 0.06 * 800))).toBeLessThan(10)
  expect(Math.abs(recortada.height - Math.hypot(0.08 * 1000, 0.68 * 800))).toBeLessThan(10)
  const pdfJunto = papeles.find(({ nombre }) => nombre === 'Estudios.pdf')
  const paginas = await fotosDePdf(pdfJunto?.bytes ?? new Uint8Array())
  expect(paginas.map(({ ancho, alto }) => (ancho / alto).toFixed(3))).toEqual(
    [300 / 400, 80 / 60, 220 / 300, 200 / 300, 240 / 300].map((lados) => lados.toFixed(3)),
  )
  expect(await esquinas(page, paginas[0]?.foto ?? new Uint8Array())).toEqual({
    width: 300,
    height: 400,
    colores: COMO_SE_VE[5],
  })
})

test('[WIZ-13, SEC-35] photos of all eight orientations arrive upright, within the size limit, without metadata', async ({
  phone: { portal },
  provider,
}) => {
  const { page } = portal
  const asistente = asistenteOn(portal)
  await portal.signIn()
  await portal.open('/autorizaciones')
  await asistente.abrir()
  await asistente.primerPaso()
  await asistente.siguiente()
  const deGiro = (giro: number, [width, height] = [640, 400] as const) =>
    foto(page, { name: `giro-${giro}.jpg`, width, height, giro })
  const grande = await foto(page, { name: 'giro-6.jpg', width: 4000, height: 3000, giro: 6 })
  expect(grande.buffer.length).toBeGreaterThan(600 * 1024)

  await asistente.elegir(texts.galeria, [
    await deGiro(2),
    await deGiro(3),
    await deGiro(4),
    await deGiro(5),
  ])
  await expect(page.getByText('4 de 4 archivos')).toBeVisible()
  await asistente.siguiente()
  await asistente.elegir(texts.galeria, [await deGiro(1), grande, await deGiro(7), await deGiro(8)])
  await expect(page.getByText('4 de 4 archivos')).toBeVisible()
  await asistente.guardar()
  await expect(portal.titulo()).toHaveText(texts.generada)

  const [row] = await portal.outbox()
  const papeles = await provider.papelesDeSolicitud(String(row?.id))
  expect(papeles).toHaveLength(8)
  for (const { nombre, bytes } of papeles) {
    const giro = Number(/\d/.exec(nombre)?.[0])
    const { width, height, colores } = await esquinas(page, bytes ?? new Uint8Array())
    expect(colores, nombre).toBe(COMO_SE_VE[giro - 1])
    const expected = giro === 6 ? [768, 1024] : giro > 4 ? [400, 640] : [640, 400]
    expect([width, height], nombre).toEqual(expected)
    const text = Buffer.from(bytes ?? []).toString('latin1')
    expect(text.length).toBeLessThanOrEqual(1024 * 1024)
    expect(text).not.toMatch(/Exif|Plaza/)
  }
})

test(
  '[FLT-73, WIZ-08] a request made without signal arrives once, byte for byte, after the browser was closed',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, provider, network }) => {
    let { portal } = phone
    network.cut()
    const asistente = asistenteOn(portal)
    await portal.open('/autorizaciones')
    await asistente.abrir()
    await asistente.primerPaso()
    await asistente.siguiente()
    const orden = pdf('orden.pdf', 10_000)
    await asistente.elegir(texts.archivoPdf, orden)
    await asistente.siguiente()
    await asistente.guardar()
    await expect(portal.titulo()).toHaveText(/^Guardada en este/)

    const [row] = await portal.outbox()

    portal = await phone.restart()
    await portal.open('/autorizaciones')
    await expect(portal.page.getByText(texts.sinEnviar, { exact: true })).toBeVisible()
    expect(await provider.efectos()).toEqual([])

    await phone.closeWindows()
    network.restore()
    await phone.fireSync()

    await expect
      .poll(async () => (await provider.efectos()).map(({ operacion }) => operacion))
      .toEqual(['autorizaciones.guardar', 'autorizaciones.imprimirComprobante'])
    expect(await provider.papelesDeSolicitud(String(row?.id))).toMatchObject([
      { paso: 'requerida', nombre: 'orden.pdf', huella: hashOf(orden.buffer) },
    ])

    portal = await phone.newWindow()
    await portal.open('/autorizaciones')
    await expect(portal.page.getByText(texts.sinEnviar, { exact: true })).toHaveCount(0)
    expect((await portal.outbox()).map(({ state }) => state)).toEqual(['done'])
    expect(await provider.efectos()).toHaveLength(2)
  },
)

/** The browser reports tasks longer than this, in milliseconds: a person notices them. */
const TRABADA = 50

/** Milliseconds that the page itself takes to write twelve megapixels as a JPEG, on this machine at this moment. */
const escribirEnLaPagina = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 })
    const drawn = canvas.getContext('2d')
    if (!drawn) throw new Error('This browser draws nothing.')
    for (let y = 0; y < 3000; y += 10) {
      drawn.fillStyle = `rgb(${y % 255} ${(y * 7) % 255} ${(y * 13) % 255})`
      drawn.fillRect(0, y, 4000, 10)
    }
    const begun = performance.now()
    canvas.toDataURL('image/jpeg')
    return performance.now() - begun
  })

test('[WIZ-13] while four photos of twelve megapixels are made smaller, no task blocks the page', async ({
  phone: { portal },
}, info) => {
  const { page } = portal
  const asistente = asistenteOn(portal)
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/autorizaciones')
  await asistente.abrir()
  await asistente.primerPaso()
  await asistente.siguiente()
  // From the disk, as from a gallery: handing over the bytes would block the page.
  const fotos = []
  for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg']) {
    const { buffer } = await foto(page, { name, width: 4000, height: 3000, giro: 6 })
    fotos.push(info.outputPath(name))
    await writeFile(info.outputPath(name), buffer)
  }
  // A busy machine makes every task longer, and a page that did this work would be blocked four times as long as that.
  const limite = Math.max(TRABADA, (await escribirEnLaPagina(page)) / 2)
  await page.evaluate(() => {
    const vistas: number[] = []
    Object.assign(globalThis, { vistas })
    new PerformanceObserver((list) =>
      vistas.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  await page.locator(`input[aria-label="${texts.galeria}"]`).setInputFiles(fotos)
  await expect(page.getByText('4 de 4 archivos')).toBeVisible()
  const largas = await page.evaluate(() => (globalThis as unknown as { vistas: number[] }).vistas)
  expect(largas.filter((ms) => ms > limite)).toEqual([])
})
