// @module-tag largo

import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'

import { DEJAVU } from '../support/letras.ts'
import { comoComputadora } from './support/computadora.ts'
import { conLetras } from './support/letras.ts'
import { abrir, boton, ir } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { tocar } from './support/tocar.ts'

const SIZES: [name: string, look: () => Promise<void>][] = [
  ['the smallest phone', () => page.viewport(320, 640)],
  ['a phone lying down', () => page.viewport(844, 390)],
  ['double text', async () => conLetras({ size: '200%' })],
  ['a computer', comoComputadora],
  [
    'the smallest phone with wide letters',
    async () => {
      conLetras({ family: DEJAVU })
      await page.viewport(320, 640)
    },
  ],
]
const FAMILIES = [
  { who: 'norma', members: 4 },
  { who: 'recetas', members: 1 },
] as const

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('Nothing is there to be measured.')
  return element.getBoundingClientRect()
}

/** Checks that the element is wholly visible and uncovered. */
async function expectWhole(of: Locator, where: string) {
  await expect.element(of).toBeInViewport({ ratio: 0.999 })
  await quieto()
  const element = of.element()
  const { left, right, top, bottom } = boxOf(element)
  const points = [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const
  const covered = points.filter(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return !there || !(element.contains(there) || there.contains(element))
  })
  expect(covered, `${where}: something lies over it`).toEqual([])
}

/** Checks that all rows have the same number of items: none alone in the last row. */
async function expectNoOrphan(items: () => readonly Element[], count: number, where: string) {
  await expect.poll(items).toHaveLength(count)
  const rowsOf = () => {
    const rows = new Map<number, number>()
    for (const item of items()) {
      const top = Math.round(boxOf(item).top)
      rows.set(top, (rows.get(top) ?? 0) + 1)
    }
    return [...new Set(rows.values())]
  }
  await expect.poll(rowsOf, { message: where }).toHaveLength(1)
}

const miembros = () => page.getByRole('list', { name: 'Tu grupo familiar' }).getByRole('listitem')
const listo = () => [...document.querySelectorAll('.listo li')]
const qr = () => page.getByRole('img', { name: 'Código QR de la credencial' })

for (const [name, look] of SIZES)
  for (const { who, members } of FAMILIES)
    test(`[CRED-01, HOME-01] ${name}, family of ${members}: code and number are uncovered, and no card is alone in its row`, async () => {
      await look()
      await abrir('/', { como: who })
      await expectNoOrphan(() => miembros().elements(), members, 'home')
      await expectNoOrphan(listo, members, 'what is on the phone')

      await tocar(page.getByRole('button', { name: /^Mostrar credencial/ }).first())
      const carnet = page.getByRole('dialog', { name: 'Credencial' })
      await expectWhole(qr(), 'the code')
      const numero = carnet.getByText(/^\d\d-\d{6}-\d$/)
      await expectWhole(numero, 'the number')
      const { bottom } = boxOf(numero.element())
      const botones = [...carnet.element().querySelectorAll('.botonera .fui-Button')]
      expect(botones).not.toHaveLength(0)
      for (const button of botones) expect(boxOf(button).top).toBeGreaterThanOrEqual(bottom)

      history.back()
      await expect.element(carnet).not.toBeInTheDocument()
      ir('/mostrador')
      const otros = () => [...document.querySelectorAll('.mostrador-quien a')]
      await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
      // A person alone has no other member to choose.
      if (members > 1) await expectNoOrphan(otros, members, 'whose card the counter shows')
    })

test('[SHELL-28, SHELL-04, HOME-03] with double text no menu entry is cut, and the card’s texts do not overlap', async () => {
  conLetras({ size: '200%' })
  await abrir('/')
  await expect.element(miembros().nth(3)).toBeVisible()
  const own = miembros().first()
  await expect.element(own.getByText('Ver perfil')).toBeVisible()
  // The texts stand side by side or one below the other, but do not overlap.
  const [titular, camino] = ['Titular', 'Ver perfil'].map((t) => boxOf(own.getByText(t).element()))
  const apart =
    (titular?.right ?? 0) <= (camino?.left ?? 0) || (titular?.bottom ?? 0) <= (camino?.top ?? 0)
  expect(apart).toBe(true)

  await expect.poll(listo).toHaveLength(4)
  const [row] = listo()
  const nombre = boxOf(row?.querySelector('.fuerte')).bottom
  const estado = boxOf(row?.querySelector('.estado')).top
  expect(estado).toBeGreaterThan(0)
  expect(nombre).toBeLessThanOrEqual(estado)

  await tocar(boton('Menú'))
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect.element(menu).toBeVisible()
  await quieto()
  const caja = menu.element().querySelector('.menu')
  const cut = [...(caja?.querySelectorAll('span') ?? [])]
    .filter((text) => boxOf(text).right > boxOf(caja).right - 8)
    .map(({ textContent }) => textContent)
  expect(caja?.querySelectorAll('span').length).toBeGreaterThan(5)
  expect(cut).toEqual([])
  const version = menu.element().querySelector('.version')
  expect(boxOf(version).height).toBeLessThan(110)
  expect(boxOf(version?.querySelector('svg')).right).toBeLessThanOrEqual(
    boxOf(menu.getByText(/^Versión/).element()).left,
  )
})
