import { expect, test } from 'vitest'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, expectClean, main } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const GENERADA = 20_401
const edad = () => main().getByRole('button', { name: /^(Buscar novedades|Actualizado hoy a las)/ })
const fila = () => main().getByRole('listitem').filter({ hasText: '00020401' })

async function aprobar(): Promise<void> {
  for (const paso of ['tomar', 'aprobar'] as const)
    expect(await provider.moverSolicitud({ id: GENERADA, paso })).toBe('movida')
}

/** Moves a finger down from the page's title by this many pixels, and lifts it. */
function tirar(pixeles: number, { desde = document.querySelector('h1') as Element } = {}): void {
  const en = (type: string, y: number) => {
    const dedo = new Touch({ identifier: 1, target: desde, clientX: 100, clientY: 100 + y })
    const touches = type === 'touchend' ? [] : [dedo]
    desde.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [dedo] }))
  }
  en('touchstart', 0)
  en('touchmove', pixeles / 2)
  en('touchmove', pixeles)
  en('touchend', pixeles)
}

test('[AUTH-21, ERR-12] a press on a list’s age fetches the list again and says if something changed', async () => {
  await enElMasChico()
  await abrir('/autorizaciones', { recien: true })
  await expect.element(fila()).toHaveTextContent('Generada')
  await aprobar()
  expect(edad().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expectClean()

  await edad().click()

  await expect.element(fila()).toHaveTextContent('Aprobada')
  await expect.element(main()).toHaveTextContent('Hay novedades.')
  expect(deCostado()).toBe(0)
  await edad().click()
  await expect.element(main()).toHaveTextContent('Sin novedades.')
})

test(
  '[SHELL-06, ERR-13] asking for news without signal or answer says so and keeps the shown data',
  { tags: ['largo'] },
  async () => {
    await abrir(`/ver-autorizacion?id=${GENERADA}`)
    await expect.element(edad()).toBeVisible()
    // Fresh data with signal: its age changes no decision, so it is not shown.
    await expect.element(main()).not.toHaveTextContent('Actualizado')
    await network.cut()
    await edad().click()
    await expect.element(main()).toHaveTextContent('Sin señal: no se pudo buscar.')
    await expect.element(edad()).toHaveTextContent(/^Actualizado hoy a las/)

    await conSenal()
    // The calls that the signal's return causes have been answered.
    await expect.element(edad()).toHaveTextContent('Buscar novedades')
    await network.rule({
      match: 'GET /v1/autorizaciones/ambulatorias/',
      do: { kind: 'stallAnswer', ms: 1500 },
      times: 1,
    })
    await edad().click()
    await expect.element(main()).toHaveTextContent('Buscando novedades…')
    await expect.element(main()).toHaveTextContent('Sin novedades.')
  },
)

test(
  '[AUTH-21] pulling a list down fetches it again; a short pull or one inside a form does not',
  { tags: ['largo'] },
  async () => {
    await abrir('/autorizaciones')
    await expect.element(fila()).toHaveTextContent('Generada')
    const preguntas = async () => (await network.sent('GET /v1/autorizaciones/ambulatorias')).length
    await expect.element(edad()).toBeVisible()
    const antes = await preguntas()
    tirar(40)
    // The part that follows the finger is loaded at the first touch.
    await expect.poll(() => document.documentElement.hasAttribute('data-se-tira')).toBe(true)
    tirar(40)
    const form = document.body.appendChild(document.createElement('form'))
    tirar(200, { desde: form })
    form.remove()
    tirar(200)
    await expect.element(main()).toHaveTextContent('Sin novedades.')
    expect(await preguntas()).toBe(antes + 1)

    await aprobar()
    tirar(200)

    await expect.element(fila()).toHaveTextContent('Aprobada')
    await expect.element(main()).toHaveTextContent('Hay novedades.')
  },
)

test(
  '[PHAR-01] a search with signal always calls the provider, even if the copy is seconds old',
  { tags: ['largo'] },
  async () => {
    const porNombre = async () =>
      (await network.asked('/v1/busquedas/farmacias/buscar')).filter(({ body }) =>
        body.includes('"nombre":"farmacia"'),
      ).length
    await abrir('/buscar-farmacias')
    for (const veces of [1, 2]) {
      await tocar(boton('Buscar Otra'))
      await main().getByLabelText('Nombre').fill('farmacia')
      await tocar(boton('Buscar'))
      await expect.poll(porNombre).toBe(veces)
      await expect
        .element(main().getByText(/^Sólo se muestran los primeros 50 resultados/))
        .toBeVisible()
    }
  },
)
