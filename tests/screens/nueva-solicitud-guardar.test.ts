import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { dibujo, elegirArchivos } from './support/archivos.ts'
import { borradores, esperarCopias, papeles, salida } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, enlace, ir, main, titulo } from './support/pantalla.ts'
import { contarToques, tocar } from './support/tocar.ts'

/** Collects all titles that the page shows from now on, even for a single frame. */
function titulosQuePasan(): Set<string> {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const one of document.querySelectorAll('h1')) seen.add(one.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

/** Opens the wizard and goes up to the step of the documents. */
async function hastaLosDocumentos() {
  await abrir('/autorizaciones?nueva=de-prueba')
  await llenarElPrimero()
}

/** Goes through the first step. */
async function llenarElPrimero() {
  await tocar(page.getByRole('radio', { name: /^Norma/ }))
  await tocar(page.getByRole('radio', { name: /ambulatorias/ }))
  for (const punto of [/^El nombre/, /^El diagnóstico/, /^Tiene la firma/, /^La fecha/])
    await tocar(page.getByRole('checkbox', { name: punto }))
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Subí los documentos')
}

/** Makes a picture of one colour: few bytes at any size. */
async function liviano(width: number, height: number, name = 'larga.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Names of the files in the list of the step. */
const enLaLista = () =>
  [...document.querySelectorAll('.lista-de-papeles li p.fuerte')].map((one) => one.textContent)

/** First bytes of a PNG with this many pixels in its header. */
function queDice(ancho: number, alto: number): File {
  const header = new DataView(new ArrayBuffer(33))
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, ancho, alto].entries())
    header.setUint32(at * 4, word)
  return new File([header], 'inmensa.png', { type: 'image/png' })
}

test('[AUTH-07, WIZ-07, WIZ-08] without signal a request needs six touches and a photo, and no empty step flashes by', async () => {
  await abrir('/')
  await esperarCopias('afiliado', 'grupo-familiar', 'tipos-de-cobertura')
  await network.cut()
  const toques = contarToques()
  await tocar(enlace(/^Pedir una autorización/))
  await expect.element(page.getByRole('radio', { name: /^Norma/ })).toBeChecked()
  await tocar(page.getByRole('radio', { name: /ambulatorias/ }))
  await tocar(page.getByRole('checkbox', { name: 'Los cuatro están bien' }))
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Subí los documentos')
  elegirArchivos('Sacar foto', await dibujo('orden.png', 400, 300))
  await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Estudios, si tenés')
  scrollTo(0, document.body.scrollHeight)
  expect(scrollY).toBeGreaterThan(0)
  const titulos = titulosQuePasan()
  await tocar(page.getByRole('button', { name: /^Guardar/ }))
  await expect.element(titulo()).toHaveTextContent(/^Guardada en este/)
  await expect.poll(borradores).toEqual([])
  expect(toques()).toBe(6)
  expect(scrollY).toBe(0)
  expect([...titulos].filter((one) => !one.startsWith('Guardada'))).toEqual(['Estudios, si tenés'])
})

test('[WIZ-07, FLT-50] a double click on «Siguiente» moves one step and saves nothing', async () => {
  await hastaLosDocumentos()
  elegirArchivos('Sacar foto', await dibujo('orden.png', 400, 300))
  await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
  await boton('Siguiente').dblClick()
  await expect.element(titulo()).toHaveTextContent('Estudios, si tenés')
  await expect.poll(borradores).toMatchObject([{ value: { paso: 3 } }])
  expect(await salida()).toEqual([])
  await expect.element(page.getByRole('button', { name: /^Guardar y enviar/ })).toBeEnabled()
})

test('[FLT-43, WIZ-07, WIZ-12] photos of a step that is left at once are in it once when it is opened again', async () => {
  await hastaLosDocumentos()
  const nombres = ['1.png', '2.png', '3.png', '4.png']
  const fotos = await Promise.all(nombres.map((name) => liviano(2000, 1500, name)))
  elegirArchivos('Galería', ...fotos)
  await tocar(boton('Anterior'))
  await expect.element(page.getByText('Paso 1 de 3')).toBeVisible()
  await tocar(boton('Siguiente'))
  await expect.element(page.getByText('4 de 4 archivos')).toBeVisible()
  await expect.poll(() => device.salida.recibidos.count()).toBe(0)
  await expect.poll(() => enLaLista().toSorted()).toEqual(nombres)
  expect(await papeles()).toHaveLength(4)
  await expect.element(page.getByRole('alert').filter({ hasText: /\w/ })).not.toBeInTheDocument()
})

test('[WIZ-07, FLT-43] photos that were picked just before their request is deleted do not bring it back', async () => {
  await hastaLosDocumentos()
  elegirArchivos('Galería', await liviano(2000, 1500), await liviano(2000, 1400, 'otra.png'))
  await tocar(boton('Anterior'))
  await expect.element(page.getByText('Paso 1 de 3')).toBeVisible()
  await tocar(boton('Cancelar'))
  await tocar(page.getByRole('button', { name: 'Borrar' }))
  await expect.element(titulo()).toHaveTextContent('Solicitudes de Autorización')
  await expect.poll(borradores).toEqual([])
  // A later file goes through the same worker, so the earlier ones have had their turn.
  ir('/autorizaciones?nueva=otra')
  await llenarElPrimero()
  elegirArchivos('Galería', await liviano(400, 300))
  await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
  await expect.poll(borradores).toMatchObject([{ formulario: 'solicitud/otra' }])
})

test('[AUTH-07, FLT-08] a request that may have arrived says so, and asks before it is discarded', async () => {
  await hastaLosDocumentos()
  elegirArchivos('Sacar foto', await dibujo('orden.png', 400, 300))
  await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Estudios, si tenés')
  const body = JSON.stringify({ status: 'error', error: 'No sabemos.', codigo: 'dudosa' })
  await network.rule({
    match: 'POST /v1/autorizaciones/save-autorizacion',
    do: { kind: 'status', code: 409, body, headers: { 'content-type': 'application/json' } },
  })
  await tocar(page.getByRole('button', { name: /^Guardar y enviar/ }))
  await expect.element(titulo()).toHaveTextContent('No se sabe si llegó')
  await expect.element(main()).not.toHaveTextContent('Qué pasa ahora')
  await tocar(page.getByRole('link', { name: 'Cerrar', exact: true }))
  await expect.element(main()).toHaveTextContent(/No se sabe si llegó.*Fijate si está en la lista/)
  await expect.element(main()).not.toHaveTextContent('Se envía sola')
  await expect.element(boton('Editar')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Ver pendientes' })).toBeVisible()
  await tocar(boton('Descartar'))
  const pregunta = page.getByRole('dialog')
  await expect.element(pregunta).toHaveTextContent('Puede que ya se haya enviado')
  await tocar(pregunta.getByRole('button', { name: 'Descartar igual' }))
  await expect.poll(salida).toEqual([])
})

test('[AUTH-07] a request that becomes a draft after the person went elsewhere does not call them back', async () => {
  await hastaLosDocumentos()
  elegirArchivos('Sacar foto', await dibujo('orden.png', 400, 300))
  await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Estudios, si tenés')
  await network.rule({
    match: 'POST /v1/autorizaciones/save-autorizacion',
    do: { kind: 'refuse' },
  })
  await tocar(page.getByRole('button', { name: /^Guardar y enviar/ }))
  await expect.element(titulo()).toHaveTextContent(/^Guardada en este/)
  await tocar(page.getByRole('link', { name: 'Cerrar', exact: true }))
  await expect.element(boton('Editar')).toBeEnabled()
  // Pressed without a pause, so that the person has left before the draft is stored.
  ;(boton('Editar').element() as HTMLElement).click()
  ir('/')
  await expect.poll(salida).toEqual([])
  await expect
    .element(page.getByRole('link', { name: /Tenés una solicitud sin terminar/ }))
    .toBeVisible()
  expect(location.pathname).toBe('/')
})

test('[WIZ-13] a PDF of photos whose panel is closed meanwhile is not made, and leads nowhere', async () => {
  await hastaLosDocumentos()
  elegirArchivos('Galería', await liviano(2000, 1500), await liviano(2000, 1400, 'otra.png'))
  await expect.element(page.getByText('2 de 4 archivos')).toBeVisible()
  await tocar(boton('Juntar en un PDF'))
  await expect.element(boton('Armar PDF')).toBeEnabled()
  await tocar(boton('Armar PDF'))
  await tocar(boton('Cancelar'))
  await expect.element(page.getByText('2 de 4 archivos')).toBeVisible()
  // The worker takes one thing after another: this photo is ready after the PDF.
  elegirArchivos('Galería', await liviano(400, 300, 'tercera.png'))
  await expect.element(page.getByText('3 de 4 archivos')).toBeVisible()
  expect(enLaLista()).toEqual(['larga.png', 'otra.png', 'tercera.png'])
  await expect.element(titulo()).toHaveTextContent('Subí los documentos')
})

test('[FLT-50] a step that another window stored is not written over', async () => {
  await hastaLosDocumentos()
  await expect.poll(borradores).toMatchObject([{ value: { paso: 2 } }])
  await device.salida.borradores.toCollection().modify((row) => {
    // The other window has chosen the type with a clinical history, and is in the last step. A draft is an object.
    row.value = { ...(row.value as object), tipo: '262', paso: 4 }
    row.window = 'otra'
  })
  await expect.element(page.getByText('Paso 2 de 4')).toBeVisible()
  elegirArchivos('Sacar foto', await dibujo('orden.png', 400, 300))
  await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
  const deLaOtra = { tipo: '262', paso: 4, papeles: { requerida: [{}] } }
  await expect.poll(borradores).toMatchObject([{ value: deLaOtra }])
})

test('[FLT-35] a request whose draft finds no room on the phone says so until it is written', async () => {
  await abrir('/autorizaciones?nueva=de-prueba')
  await tocar(page.getByRole('radio', { name: /ambulatorias/ }))
  await expect.element(main()).toHaveTextContent('Borrador guardado a las')
  const lleno = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { borradores: tabla } = device.salida
  const aviso = main().getByText('No se pudo guardar el borrador: este teléfono está lleno.')
  tabla.hook('updating', lleno)
  onTestFinished(() => tabla.hook('updating').unsubscribe(lleno))
  await tocar(page.getByRole('checkbox', { name: /^El nombre/ }))
  await expect.element(aviso).toBeVisible()
  await expect.element(main()).not.toHaveTextContent('Borrador guardado a las')
  tabla.hook('updating').unsubscribe(lleno)
  await tocar(page.getByRole('checkbox', { name: /^El diagnóstico/ }))
  await expect.element(main()).toHaveTextContent('Borrador guardado a las')
  await expect.element(aviso).not.toBeInTheDocument()
})

test(
  '[WIZ-09, WIZ-13] a picture over 50 megapixels is refused; one longer than 16,384 px is made smaller',
  { tags: ['largo'] },
  async () => {
    await hastaLosDocumentos()
    elegirArchivos('Galería', queDice(8000, 8000), await liviano(20, 20_000))
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'inmensa.png' }))
      .toHaveTextContent(
        /seleccioná un archivo \(pdf, jpg, png\) válido\. Es demasiado grande para abrirla/,
      )
    await expect.element(page.getByText('1 de 4 archivos')).toBeVisible()
    const [kept] = await papeles()
    const picture = await createImageBitmap(new Blob([kept?.bytes ?? '']))
    expect([picture.width, picture.height]).toEqual([16, 16_384])
  },
)

test(
  '[WIZ-09] a file of another kind gets advice how to send it; a disguised file is refused',
  { tags: ['largo'] },
  async () => {
    await hastaLosDocumentos()
    elegirArchivos('Archivo PDF', new File(['PK'], 'carta.docx'), new File(['PK'], 'carta.pdf'))
    const motivos = () =>
      [...document.querySelectorAll('main [role=alert] li')].map(({ textContent }) => textContent)
    await expect.poll(motivos).toHaveLength(2)
    expect(motivos()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/carta\.docx.*Guardalo como PDF, o sacale una foto\./),
        expect.stringMatching(
          /carta\.pdf.*Por dentro es otra cosa, aunque su nombre diga que no\./,
        ),
      ]),
    )
  },
)
