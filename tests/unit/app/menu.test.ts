import { expect, test } from 'vitest'

import { menuDe } from '#app/marco/entradas.ts'
import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'

const hrefs = (pagaCapita: boolean) =>
  menuDe({ pagaCapita })
    .flatMap(({ entradas }) => entradas)
    .flatMap(({ href, adentro }) => adentro?.map((uno) => uno.href) ?? [href])

/** The drawer of the specification, in its order; entries of ours may stand between. */
const DE_LA_ESPECIFICACION =
  `/ /orden /teleconsulta /receta /prescripcion /autorizaciones /prestadores /grupo-familiar
  /derivaciones /reintegros /aportes /consumo-prestacional /delegaciones /ayuda`.split(/\s+/)

test('[SHELL-05] the menu leads to every screen of the specification, in its order', () => {
  const shown = hrefs(false).filter((href) => DE_LA_ESPECIFICACION.includes(href))

  expect(shown).toEqual(DE_LA_ESPECIFICACION)
})

test('[SHELL-05] each menu entry has the title of its screen, or the one its manifest gives', () => {
  const menus = [true, false].flatMap((pagaCapita) => menuDe({ pagaCapita }))
  const titulos = menus.flatMap(({ entradas }) =>
    entradas.flatMap(({ titulo, adentro = [] }) => [titulo, ...adentro.map((uno) => uno.titulo)]),
  )

  expect(titulos).not.toContain('')
  expect(titulos).toEqual(expect.arrayContaining(['Inicio', 'Pendientes', 'Recetas', 'Cápita']))
})

test('[SHELL-06] a member who pays a monthly fee sees its coupon in the menu, and no referrals', () => {
  expect(hrefs(true)).toContain('/cupon-pago-capita')
  expect(hrefs(true)).not.toContain('/derivaciones')
})

test('[SHELL-07] a member who pays no monthly fee sees referrals in the menu, and no coupon', () => {
  expect(hrefs(false)).toContain('/derivaciones')
  expect(hrefs(false)).not.toContain('/cupon-pago-capita')
})

test('every entry of the menu is a route', () => {
  for (const href of [...hrefs(true), ...hrefs(false)])
    expect(encontrarRuta(href)?.ruta.path).toBe(href)
})
