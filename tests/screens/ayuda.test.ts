import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { informeDe } from '#contract/soporte.ts'
import { device } from '#live/telefono/device.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { comoComputadora } from './support/computadora.ts'
import { copias, esperarCopiasDe } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, enlace, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const capitulo = (name: string) => page.getByRole('link', { name, exact: true })
const expectTitulo = (text: string) => expect.element(titulo()).toHaveTextContent(text)

test('[AYUD-01] a word finds its chapter of the help; a chapter links to the next one and to the list', async () => {
  await abrir('/ayuda')
  await expectTitulo('Ayuda')
  const buscar = page.getByRole('searchbox', { name: 'Buscar en la ayuda' })
  await buscar.fill('remedio farmac')
  await expect.element(page.getByText('1 tema', { exact: true })).toBeVisible()
  await buscar.fill('zzz')
  await expect.element(page.getByText('No hay ningún tema con eso')).toBeVisible()
  await tocar(boton('Ver todos los temas'))
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
  await tocar(main().getByRole('link', { name: 'Ayuda', exact: true }))
  await expectTitulo('Ayuda')
  ir('/ayuda/no-existe')
  await expectTitulo('Ese tema no está en la ayuda')
  await tocar(page.getByRole('link', { name: 'Ver todos los temas' }))
  await expectTitulo('Ayuda')
})

test(
  '[AYUD-01] on a computer the chapters stand beside the open one, and the manual opens as a PDF',
  { tags: ['largo'] },
  async () => {
    await comoComputadora()
    await abrir('/')
    await tocar(
      page
        .getByRole('navigation', { name: 'Menú' })
        .getByRole('link', { name: 'Ayuda', exact: true }),
    )
    await expectTitulo('Ayuda')
    const orden = page
      .getByRole('navigation', { name: 'Temas de la ayuda' })
      .getByRole('link', { name: 'Hacer una orden' })
    await tocar(orden)
    await expectTitulo('Hacer una orden')
    await expect.element(orden).toHaveAttribute('aria-current', 'page')
    await tocar(page.getByRole('link', { name: 'Manual en PDF' }))
    await expect
      .element(page.getByRole('article', { name: /^Página 1 de / }))
      .toHaveTextContent('Manual de uso')
  },
)

test(
  '[AYUD-01] the application’s state opens without signal and holds no personal data',
  { tags: ['largo'] },
  async () => {
    await abrir('/')
    await esperarCopiasDe('recetas')
    await network.cut()
    dispatchEvent(new Event('online'))
    ir('/ayuda')
    await tocar(page.getByRole('link', { name: 'Estado de la aplicación' }))
    await expectTitulo('Estado de la aplicación')
    await expect
      .element(page.getByText(/^\d+ de \d+ documentos guardados, [\d,]+\s[KM]B$/))
      .toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^Recetas(No se pudo|hoy)/ }))
      .toHaveTextContent(/hoy a las/)
    await enElMasChico()
    await expect.poll(deCostado).toBe(0)
    await expect.element(page.getByText('No', { exact: true }).first()).toBeVisible()
    await tocar(boton('Verlo antes'))
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
    const { name } = await bajada(() => tocar(boton('Descargar')))
    expect(name).toBe('estado-de-la-aplicacion.txt')
    await tocar(boton('Cerrar'))
    await tocar(boton('Ver las licencias'))
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^react ?\d/ }))
      .toHaveTextContent(/MIT$/)
    await expect
      .element(page.getByRole('link', { name: 'Leer los textos completos (con señal)' }))
      .toHaveAttribute('href', '/licencias.txt')
    await expect.poll(deCostado).toBe(0)
    await tocar(boton('Cerrar'))
  },
)

test(
  'the state screen shows this month’s data by kind, and data saving stays switched on',
  { tags: ['largo'] },
  async () => {
    await abrir('/estado')
    const listas = page.getByRole('listitem').filter({ hasText: 'Recetas y listas' })
    await expect.element(listas).toHaveTextContent(/\d\s[KM]B bajados/)
    await tocar(boton('Mes anterior'))
    await expect.element(page.getByText('Todavía no hay nada de este mes.')).toBeVisible()
    const ahorro = page.getByRole('switch', { name: 'Ahorro de datos' })
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
