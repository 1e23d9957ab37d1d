import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { informeDe } from '#contract/soporte.ts'
import { texts } from '#features/ayuda/texts.ts'
import { texts as estado } from '#features/estado/texts.ts'
import { device } from '#live/device.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { comoComputadora } from './support/computadora.ts'
import { copias, esperarCopiasDe } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, enlace, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const capitulo = (name: string) => page.getByRole('link', { name, exact: true })
const expectTitulo = (text: string) => expect.element(titulo()).toHaveTextContent(text)

test('[AYUD-01] what is typed finds a chapter by any word of it, and a chapter says its steps and leads to the next, and back', async () => {
  await abrir('/ayuda')
  await expectTitulo(texts.titulo)
  const buscar = page.getByRole('searchbox', { name: texts.buscar })
  await buscar.fill('remedio farmac')
  await expect.element(page.getByText(texts.hallados(1), { exact: true })).toBeVisible()
  await buscar.fill('zzz')
  await expect.element(page.getByText(texts.ninguno)).toBeVisible()
  await tocar(boton(texts.verTodos))
  await buscar.fill('CRÓNICA')
  await tocar(capitulo('Ver y enviar una receta'))

  await expectTitulo('Ver y enviar una receta')
  await expect.element(titulo()).toHaveFocus()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /^Tocá Recetas, abajo/ }))
    .toBeVisible()
  await tocar(enlace(/^Siguiente/))
  await expectTitulo('Pedir una autorización')
  await enElMasChico()
  await expect.poll(deCostado).toBe(0)
  await tocar(main().getByRole('link', { name: texts.titulo, exact: true }))
  await expectTitulo(texts.titulo)
  ir('/ayuda/no-existe')
  await expectTitulo(texts.noEsta)
  await tocar(page.getByRole('link', { name: texts.verTodos }))
  await expectTitulo(texts.titulo)
})

test('[AYUD-01] on a computer chapters and chapter stand side by side, and the PDF is embedded', async () => {
  await comoComputadora()
  await abrir('/')
  await tocar(
    page
      .getByRole('navigation', { name: 'Menú' })
      .getByRole('link', { name: texts.titulo, exact: true }),
  )
  await expectTitulo(texts.titulo)
  const orden = page
    .getByRole('navigation', { name: texts.capitulos })
    .getByRole('link', { name: 'Hacer una orden' })
  await tocar(orden)
  await expectTitulo('Hacer una orden')
  await expect.element(orden).toHaveAttribute('aria-current', 'page')
  await tocar(page.getByRole('link', { name: texts.manualEnPdf }))
  await expect
    .element(page.getByRole('article', { name: /^Página 1 de / }))
    .toHaveTextContent('Manual de uso')
})

test(
  '[AYUD-01] how the application is, without signal and without a word of the person',
  { timeout: 40_000 },
  async () => {
    await abrir('/')
    await esperarCopiasDe('recetas')
    await network.cut()
    dispatchEvent(new Event('online'))
    ir('/ayuda')
    await tocar(page.getByRole('link', { name: estado.titulo }))
    await expectTitulo(estado.titulo)
    await expect
      .element(page.getByText(/^\d+ de \d+ documentos guardados, [\d,]+\s[KM]B$/))
      .toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^Recetas(No se pudo|hoy)/ }))
      .toHaveTextContent(/hoy a las/)
    await enElMasChico()
    await expect.poll(deCostado).toBe(0)
    await expect.element(page.getByText(estado.noHay, { exact: true }).first()).toBeVisible()
    await tocar(boton(estado.verlo))
    await expect
      .poll(() => document.querySelector<HTMLElement>('.informe')?.innerText)
      .toMatch(/Código: \S/)
    const dicho = document.querySelector<HTMLElement>('.informe')?.innerText ?? ''
    const codigo = /Código: (\S+)/.exec(dicho)?.[1] ?? ''
    await expect.element(page.getByText(codigo, { exact: true })).toBeVisible()
    expect(informeDe(codigo)).toMatchObject({
      sistema: 'Android',
      senas: { senal: false, sesion: true, nadaParaDecidir: true },
    })
    const propias = [
      ...JSON.stringify(await copias()).matchAll(
        /"(?:nombre|apellido|numero\w*|cuil|correo|valor)":"([^"]{4,})"/g,
      ),
    ]
    expect(propias.length).toBeGreaterThan(20)
    for (const [, palabra = ''] of propias) expect(dicho).not.toContain(palabra)
    const { name } = await bajada(() => tocar(boton(estado.descargar)))
    expect(name).toBe(estado.archivo)
    await tocar(boton(estado.cerrar))
  },
)

test(
  'what this month used, by kind; and saving data, which this phone keeps',
  { timeout: 40_000 },
  async () => {
    await abrir('/estado')
    const listas = page.getByRole('listitem').filter({ hasText: estado.clases.listas })
    await expect.element(listas, { timeout: 20_000 }).toHaveTextContent(/\d\s[KM]B bajados/)
    await tocar(boton(estado.mesAnterior))
    await expect.element(page.getByText(estado.nadaEseMes)).toBeVisible()
    const ahorro = page.getByRole('switch', { name: estado.ahorro })
    await expect.element(ahorro).not.toBeChecked()
    await tocar(ahorro)
    await expect
      .poll(async () => (await device.publica.valores.toArray()).some(({ id }) => id === 'ahorro'))
      .toBe(true)
    ir('/')
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    ir('/estado')
    await expect.element(ahorro).toBeChecked()
  },
)
