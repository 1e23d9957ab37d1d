// @module-tag largo

// What the wizard says, in the words of the specification: a sentence that changes in the product changes here, too.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { elegirArchivos, pdf } from './support/archivos.ts'
import { abrir, boton, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const MB = 1024 * 1024
const avisos = () =>
  [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent)
const avisa = (text: string) => expect.poll(avisos).toContainEqual(expect.stringContaining(text))
const PUNTOS = [
  'El nombre y el documento del afiliado se leen bien',
  'El diagnóstico y las prácticas pedidas se leen bien',
  'Tiene la firma y el sello del profesional',
  'La fecha no es futura ni tiene más de 60 días',
]
const punto = (dicho: string) => page.getByRole('checkbox', { name: new RegExp(`^${dicho}`) })

/** The first step filled in, for Norma and an ambulatory practice. */
async function primerPaso() {
  await abrir('/autorizaciones')
  await tocar(page.getByRole('link', { name: 'Nueva solicitud de autorización' }))
  await tocar(page.getByRole('radio', { name: /^Norma/ }))
  await tocar(page.getByRole('radio', { name: /ambulatorias/ }))
}

async function hastaLosPapeles() {
  await primerPaso()
  for (const dicho of PUNTOS) await tocar(punto(dicho))
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Subí los documentos')
}

test('[WIZ-03] four things are looked at on the order, among them that it is not of the future nor older than 60 days', async () => {
  await primerPaso()
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(PUNTOS.length + 1)
  for (const [n, dicho] of PUNTOS.entries()) {
    await expect.element(boton('Siguiente')).toBeDisabled()
    const falta = n === 3 ? '1 punto' : `${4 - n} puntos`
    await expect.element(main()).toHaveTextContent(`Falta mirar ${falta} de la orden médica.`)
    await tocar(punto(dicho))
  }
  await expect.element(boton('Siguiente')).toBeEnabled()

  // All of them at once, or none.
  const todos = punto('Los cuatro están bien')
  await expect.element(todos).toBeChecked()
  await tocar(todos)
  await expect.element(main()).toHaveTextContent('Falta mirar 4 puntos de la orden médica.')
  await tocar(todos)
  await expect.element(punto('Tiene la firma')).toBeChecked()
  await expect.element(boton('Siguiente')).toBeEnabled()
})

test('[WIZ-09] what is no pdf, jpg or png is refused by name', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', new File(['Nota'], 'nota.docx', { type: 'application/msword' }))
  await avisa('nota.docx')
  await avisa('Por favor seleccioná un archivo (pdf, jpg, png) válido')
  await expect.element(boton('Siguiente')).toBeDisabled()
})

test('[WIZ-10] a fifth file is refused', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', ...[1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)))
  await avisa('Llegaste al límite de cantidad de archivos que podés cargar')
  await avisa('5.pdf')
  await expect.element(main()).toHaveTextContent('4 de 4 archivos')
})

test('[WIZ-11] what makes it 4 MB is refused', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', pdf('orden.pdf', 3 * MB), pdf('otra.pdf', MB))
  await avisa('Superaste el límite de tamaño de archivos que podés cargar')
  await avisa('otra.pdf')
  await expect.element(main()).toHaveTextContent('1 de 4 archivos')
})

test('[WIZ-12] a file of the same name and size is refused', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', pdf('orden.pdf'))
  await expect.element(main()).toHaveTextContent('1 de 4 archivos')
  elegirArchivos('Archivo PDF', pdf('orden.pdf'))
  await avisa('El archivo que está intentando subir ya existe')
  const suyos = main().getByRole('button', { name: 'Quitar orden.pdf', exact: true })
  expect(suyos.elements()).toHaveLength(1)
})
