// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado } from './support/ancho.ts'
import { esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, abrirOtraVez, boton, campo, ir, main } from './support/pantalla.ts'
import { aLaVista, enUnoChico } from './support/primero.ts'
import { tocar } from './support/tocar.ts'

const criterio = (texto: string) => main().getByText(texto, { exact: true })
const lista = () => main().getByRole('list', { name: 'Consultar Órdenes' })

test('[ORD-19, ORD-20] orders open without signal with provider and member, the first row in sight at 360 × 640', async () => {
  await enUnoChico()
  await abrir('/')
  await esperarCopias('ordenes/4')
  await network.cut()
  dispatchEvent(new Event('online'))
  ir('/consultar-ordenes')
  await expect.element(criterio('Todo el grupo · 90 días')).toBeVisible()
  const primera = lista().getByRole('listitem').first()
  await expect.element(primera).toHaveTextContent(/^.+ · \d\d\/\d\d\/\d{4} · Dra?\. .+/)
  await expect.poll(() => aLaVista(primera)).toBe(true)
  await expect.poll(deCostado).toBe(0)
})

test('[ORD-19] Back, Forward and a reload keep the search of orders; each value can be removed alone', async () => {
  await abrir('/consultar-ordenes')
  await tocar(boton('Cambiar'))
  await tocar(page.getByRole('radio', { name: 'Norma' }))
  await tocar(boton('1 año'))
  await tocar(boton('Buscar'))
  await expect.element(criterio('Norma · 1 año')).toBeVisible()
  history.back()
  await expect.element(criterio('Todo el grupo · 90 días')).toBeVisible()
  history.forward()
  await expect.element(criterio('Norma · 1 año')).toBeVisible()
  await abrirOtraVez(location.pathname, history.state)
  await expect.element(criterio('Norma · 1 año')).toBeVisible()
  expect(location.search).toBe('')

  await tocar(boton('Cambiar'))
  await tocar(boton('Quitar 1 año'))
  await expect.element(campo('Desde')).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Norma' })).toBeChecked()
})
