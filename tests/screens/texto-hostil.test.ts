import { expect, onTestFinished, test, vi } from 'vitest'

import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'

import { CON_SESION } from '../support/direcciones.ts'
import { network } from './support/lejos.ts'
import { abrir, ir } from './support/pantalla.ts'

/** Number of elements that markup in a text would make, and true if the text shows as text. */
const loQueHay = () => ({
  markup: document.querySelectorAll('[onerror], img[src=robo], body script').length,
  words: document.body.innerText.includes('<img src=robo onerror=robo()>'),
})

/** Elements that make the page scroll sideways. */
const tooWide = () =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll('#raiz *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map(({ tagName, className }) => `${tagName}.${className}`)

/** The title and loading parts of a route's screen; an address without a route has no title. */
function estaEntera() {
  const ruta = encontrarRuta(location.pathname)?.ruta
  const isNamed = ruta === undefined || document.title.includes(ruta.titulo)
  const isThere = isNamed && document.querySelector('main h1, h1') !== null
  return {
    titulo: isThere ? ruta?.titulo : 'not yet',
    trayendo: document.querySelectorAll('.esqueleto').length,
  }
}

test(
  '[SEC-24] markup in the provider’s texts stays text on all screens',
  { tags: ['largo'] },
  async () => {
    const robo = vi.fn<() => void>()
    Object.assign(window, { robo })
    onTestFinished(() => void Reflect.deleteProperty(window, 'robo'))
    await network.rule({ match: '/v1/', do: { kind: 'hostileTexts' } })
    await abrir('/', { recien: true })

    const shown = new Set<string>()
    for (const { path, ruta } of CON_SESION) {
      ir(path)
      await expect
        .poll(estaEntera, { message: path })
        .toEqual({ titulo: ruta?.titulo, trayendo: 0 })
      const { markup, words } = loQueHay()
      expect({ path, markup }).toEqual({ path, markup: 0 })
      await expect.poll(tooWide, { message: path }).toEqual([])
      if (words) shown.add(path)
    }

    expect(robo).not.toHaveBeenCalled()
    expect(shown.size).toBeGreaterThan(12)
  },
)
