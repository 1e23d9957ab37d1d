// @module-tag largo

// Sentences of the wizard, word by word from the specification.
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

/** Fills in the first step for Norma and an ambulatory practice. */
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

test('[WIZ-03] a new request asks for four checks of the order, one of them its date', async () => {
  await primerPaso()
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(PUNTOS.length + 1)
  for (const [n, dicho] of PUNTOS.entries()) {
    await expect.element(boton('Siguiente')).toBeDisabled()
    const falta = n === 3 ? '1 punto' : `${4 - n} puntos`
    await expect.element(main()).toHaveTextContent(`Falta mirar ${falta} de la orden médica.`)
    await tocar(punto(dicho))
  }
  await expect.element(boton('Siguiente')).toBeEnabled()

  // One checkbox sets or clears all four.
  const todos = punto('Los cuatro están bien')
  await expect.element(todos).toBeChecked()
  await tocar(todos)
  await expect.element(main()).toHaveTextContent('Falta mirar 4 puntos de la orden médica.')
  await tocar(todos)
  await expect.element(punto('Tiene la firma')).toBeChecked()
  await expect.element(boton('Siguiente')).toBeEnabled()
})

test('[WIZ-09] a file that is neither pdf, jpg nor png is refused by name', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', new File(['Nota'], 'nota.docx', { type: 'application/msword' }))
  await avisa('nota.docx')
  await avisa('Por favor seleccioná un archivo (pdf, jpg, png) válido')
  await expect.element(boton('Siguiente')).toBeDisabled()
})

test('[WIZ-10] a fifth file of a request is refused', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', ...[1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)))
  await avisa('Llegaste al límite de cantidad de archivos que podés cargar')
  await avisa('5.pdf')
  await expect.element(main()).toHaveTextContent('4 de 4 archivos')
})

test('[WIZ-11] a file that brings a request to 4 MB is refused', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', pdf('orden.pdf', 3 * MB), pdf('otra.pdf', MB))
  await avisa('Superaste el límite de tamaño de archivos que podés cargar')
  await avisa('otra.pdf')
  await expect.element(main()).toHaveTextContent('1 de 4 archivos')
})

test('[WIZ-12] a file with the name and size of another is refused', async () => {
  await hastaLosPapeles()
  elegirArchivos('Archivo PDF', pdf('orden.pdf'))
  await expect.element(main()).toHaveTextContent('1 de 4 archivos')
  elegirArchivos('Archivo PDF', pdf('orden.pdf'))
  await avisa('El archivo que está intentando subir ya existe')
  const suyos = main().getByRole('button', { name: 'Quitar orden.pdf', exact: true })
  expect(suyos.elements()).toHaveLength(1)
})
