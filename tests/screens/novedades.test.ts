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

/** A finger on the title of the page, to where it goes and up again. */
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

test('[AUTH-21, ERR-12] a press on the age of a list asks for news, and says what came of it', async () => {
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

test('[SHELL-06, ERR-13] without signal, or without an answer, it says so and leaves what is there', async () => {
  await abrir(`/ver-autorizacion?id=${GENERADA}`)
  await expect.element(edad()).toBeVisible()
  // Of this moment, and with signal: how old it is changes nothing.
  await expect.element(main()).not.toHaveTextContent('Actualizado')
  await network.cut()
  await edad().click()
  await expect.element(main()).toHaveTextContent('Sin señal: no se pudo buscar.')
  await expect.element(edad()).toHaveTextContent(/^Actualizado hoy a las/)

  await conSenal()
  // What the signal's return asks for by itself has been answered.
  await expect.element(edad()).toHaveTextContent('Buscar novedades')
  await network.rule({
    match: 'GET /v1/autorizaciones/ambulatorias/',
    do: { kind: 'stallAnswer', ms: 1500 },
    times: 1,
  })
  await edad().click()
  await expect.element(main()).toHaveTextContent('Buscando novedades…')
  await expect.element(main()).toHaveTextContent('Sin novedades.')
})

test(
  '[AUTH-21] a list that is pulled down asks for news; a short pull, and one in a form, ask for nothing',
  { tags: ['largo'] },
  async () => {
    await abrir('/autorizaciones')
    await expect.element(fila()).toHaveTextContent('Generada')
    const preguntas = async () => (await network.sent('GET /v1/autorizaciones/ambulatorias')).length
    await expect.element(edad()).toBeVisible()
    const antes = await preguntas()
    tirar(40)
    // What follows a finger comes with the first touch.
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
  '[PHAR-01] a search asks with signal, however young the copy is',
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
