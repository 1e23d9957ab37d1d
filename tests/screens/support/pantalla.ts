import axe from 'axe-core'
import { type ReactNode, createElement } from 'react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { device, openPhone } from '#live/device.ts'
import { rememberCorreoConfirmado, startSession } from '#local/session/session.ts'

import '#ui/base.css'
import { closeToast, currentToast } from '#ui/toasts.ts'

import { abrirPortal } from '../../../src/app/Portal.tsx'
import { leerPrimeraImagen } from '../../../src/app/primeraImagen.ts'
import { Publico } from '../../../src/app/Publico.tsx'
import type { ProviderOptions } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'
import { network, persona } from './lejos.ts'

let root: Root | undefined
let errors: string[] = []
const { error } = console

/** Before each test: an error that our own code logs fails it. */
export function escuchar(): void {
  errors = []
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '))
    error(...said)
  }
}

/** After each test: nothing of it stays on screen, in the page's memory or in the network. */
export async function cerrar(): Promise<void> {
  root?.unmount()
  root = undefined
  for (let toast = currentToast(); toast; toast = currentToast()) closeToast(toast.id)
  document.body.replaceChildren()
  console.error = error
  if (innerWidth !== 390 || innerHeight !== 844) await page.viewport(390, 844)
  await network.heal()
  expect(errors).toEqual([])
}

type Options = ProviderOptions & { como?: Who }

/**
 * Opens the portal at an address, as somebody who has just signed in, on a phone that keeps nothing of another test and at a
 * provider that knows nothing of one.
 */
export async function abrir(path: string, { como = 'norma', ...options }: Options = {}) {
  const token = await persona.llegar(como, options)
  await vaciar()
  const { generation } = await startSession(device, token, { shared: false })
  await rememberCorreoConfirmado(device, generation)
  const mostrar = lienzo(path)
  await abrirPortal(mostrar, () => undefined)
}

/** Opens it where nobody is signed in; who signs in is led into the portal. */
export async function abrirAfuera(path: string, options: ProviderOptions = {}) {
  await persona.llegar(null, options)
  await vaciar()
  const mostrar = lienzo(path)
  mostrar(
    createElement(Publico, {
      antes: leerPrimeraImagen(),
      salida: undefined,
      onAdentro: () => void abrirPortal(mostrar, () => undefined),
      onEnviar: () => undefined,
    }),
  )
}

/** The session's row stays: it counts the sessions, by which the engine tells the answers of one from those of another. */
async function vaciar() {
  await openPhone()
  const { salida, publica } = device
  const own = salida.tables.filter((table) => table.name !== salida.sesion.name)
  await Promise.all([...own, ...publica.tables].map((table) => table.clear()))
  localStorage.clear()
  sessionStorage.clear()
}

function lienzo(path: string): (que: ReactNode) => void {
  history.replaceState(null, '', path)
  const raiz = document.body.appendChild(document.createElement('div'))
  raiz.id = 'raiz'
  const drawn = createRoot(raiz)
  root = drawn
  return (que) => flushSync(() => drawn.render(que))
}

/** To another address within the portal, as its links lead there. */
export const ir = (path: string) => history.pushState(null, '', path)

export const titulo = () => page.getByRole('heading', { level: 1 })
export const main = () => page.getByRole('main')
export const campo = (name: string) => page.getByLabelText(name, { exact: true })
export const boton = (name: string) => page.getByRole('button', { name, exact: true })
export const enlace = (name: RegExp) => main().getByRole('link', { name })

/** Presses 'Reintentar' where it still is: the engine may have been faster. */
export function reintentar(): void {
  const button = boton('Reintentar').query()
  if (button instanceof HTMLElement) button.click()
}

/** Nothing for axe to find, once nothing moves any more. */
export async function expectClean(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  expect(violations).toEqual([])
}
