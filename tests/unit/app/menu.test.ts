import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/encontrarRuta.ts'
import { menuDe } from '#app/marco/entradas.tsx'

const hrefs = (pagaCapita: boolean) =>
  menuDe({ pagaCapita })
    .flatMap(({ entradas }) => entradas)
    .flatMap(({ href, adentro }) => adentro?.map((uno) => uno.href) ?? [href])

test('[SHELL-05] the menu leads to every screen of the specification', () => {
  expect(hrefs(false)).toEqual([
    '/',
    '/pendientes',
    '/orden',
    '/teleconsulta',
    '/receta',
    '/prescripcion',
    '/autorizaciones',
    '/prestadores',
    '/grupo-familiar',
    '/derivaciones',
    '/reintegros',
    '/aportes',
    '/consumo-prestacional',
    '/delegaciones',
    '/ayuda',
    '/validar-credencial',
  ])
})

test('[SHELL-06] who pays a capita has its entry and no referrals', () => {
  expect(hrefs(true)).toContain('/cupon-pago-capita')
  expect(hrefs(true)).not.toContain('/derivaciones')
})

test('[SHELL-07] who pays none has referrals and no capita', () => {
  expect(hrefs(false)).toContain('/derivaciones')
  expect(hrefs(false)).not.toContain('/cupon-pago-capita')
})

test('every entry of the menu is a route', () => {
  for (const href of [...hrefs(true), ...hrefs(false)])
    expect(encontrarRuta(href)?.ruta.path).toBe(href)
})
