import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { pdf } from './support/archivos.ts'
import { borradores, papeles } from './support/guardado.ts'
import { muestras, provider } from './support/lejos.ts'
import { abrir, boton, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const FORMULARIO = 'solicitud/de-antes'

/** A photo of one colour. */
async function foto(): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer()
}

/**
 * Stores a request as version 99cb29d did: a ready paper, a sheet cut out of a photo, a picked file
 * that was not ready when the page died, and a file shared by another application. Tables and
 * fields are written out, because an updated phone has exactly these.
 */
async function dejarFilasDeAntes(uid: string): Promise<void> {
  const orden = await pdf('orden.pdf').arrayBuffer()
  const estudio = await pdf('estudio.pdf').arrayBuffer()
  const informe = await pdf('informe.pdf').arrayBuffer()
  const entera = await foto()
  const type = 'application/pdf'
  const deFoto = {
    nombre: 'foto.jpg',
    antes: 900_000,
    de: `${uid}/foto.jpg/900000/1.2.3`,
    tipo: 'image/jpeg',
    hojas: 1,
  }
  const bytes = entera.byteLength
  const { borradores: drafts, adjuntos, recibidos } = device.salida
  await drafts.put({
    uid,
    formulario: FORMULARIO,
    value: {
      idAfiliado: await muestras.idAfiliado('norma'),
      tipo: '166',
      miradas: ['0', '1', '2', '3'],
      historia: [],
      papeles: {
        requerida: [
          {
            id: 'p1',
            nombre: 'orden.pdf',
            antes: 400,
            tipo: type,
            bytes: 400,
            hojas: 1,
            consejos: [],
          },
          {
            ...deFoto,
            id: 'p3',
            bytes,
            consejos: [],
            fotos: [{ ...deFoto, id: 'p2', bytes, consejos: ['oscura'] }],
          },
        ],
        opcional: [],
        historia: [],
      },
      paso: 2,
    },
    clave: '0c7b2c0e-0000-4000-8000-000000000000',
    window: 'otra',
    savedAt: Date.now() - 86_400_000,
  })
  const deForm = { uid, formulario: FORMULARIO }
  const deFotos = { type: 'image/jpeg', name: 'foto.jpg', miniatura: entera }
  const deRecibidos = { uid, formulario: 'recibidos', type }
  await adjuntos.bulkPut([
    { ...deForm, id: 'p1', bytes: orden, type, name: 'orden.pdf' },
    { ...deForm, id: 'p2', bytes: entera, ...deFotos },
    { ...deForm, id: 'p3', bytes: entera, ...deFotos },
    { ...deRecibidos, id: 'recibidos/e1', name: 'estudio.pdf', bytes: estudio },
    {
      ...deRecibidos,
      id: `recibidos/${uid}/informe.pdf/400/9.9`,
      name: 'informe.pdf',
      bytes: informe,
    },
  ])
  const paraElla = {
    uid,
    destino: { formulario: FORMULARIO, parte: 'requerida' },
    archivo: { type, size: 400 },
  }
  await recibidos.bulkPut([
    { ...paraElla, id: `${uid}/informe.pdf/400/9.9`, name: 'informe.pdf', at: 7 },
    { ...paraElla, id: 'e1', name: 'estudio.pdf', at: 6, elegido: true },
  ])
}

test('[WIZ-07, FLT-54] a request stored by an older version opens with its papers and can be sent', async () => {
  await abrir('/')
  const sesion = await device.salida.sesion.get('actual')
  await dejarFilasDeAntes(sesion?.uid ?? '')

  ir('/autorizaciones?nueva=de-antes&paso=2')
  await expect.element(titulo()).toHaveTextContent('Subí los documentos')
  await expect.element(page.getByText('4 de 4 archivos')).toBeVisible()
  const nombres = () =>
    [...document.querySelectorAll('.lista-de-papeles li p.fuerte')].map((one) => one.textContent)
  await expect.poll(nombres).toEqual(['orden.pdf', 'foto.jpg', 'estudio.pdf', 'informe.pdf'])
  // The whole photo replaces its sheet.
  await tocar(boton('Volver a la foto entera'))
  await expect.element(main()).toHaveTextContent('Salió oscura: puede que no se lea.')
  await expect.poll(() => device.salida.recibidos.count()).toBe(0)

  await tocar(boton('Siguiente'))
  await tocar(page.getByRole('button', { name: /^Guardar y enviar/ }))
  await expect.element(titulo()).toHaveTextContent('Solicitud generada')
  const [guardada] = await provider.efectos()
  expect(guardada?.operacion).toBe('autorizaciones.guardar')
  await tocar(page.getByRole('link', { name: 'Ver solicitud' }))
  for (const nombre of ['orden.pdf', 'foto.jpg', 'estudio.pdf', 'informe.pdf'])
    await expect.element(main()).toHaveTextContent(nombre)
  await expect.poll(borradores).toEqual([])
  expect(await papeles()).toEqual([])
})
