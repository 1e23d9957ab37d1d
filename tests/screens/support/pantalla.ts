import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import '#ui/base.css'
import { closeToast, currentToast } from '#ui/toasts.ts'

import type { ProviderOptions } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'
import { serElMismo } from './aparato.ts'
import { network } from './lejos.ts'
import { llegarAfuera, llegarEnUso, llegarRecien } from './llegada.ts'
import { puertas } from './puertas.ts'

let root: Root | undefined
let errors: string[] = []
const { error } = console
const [ANCHO, ALTO] = [innerWidth, innerHeight]

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
  dejar()
  for (let toast = currentToast(); toast; toast = currentToast()) closeToast(toast.id)
  console.error = error
  serElMismo()
  if (innerWidth !== ANCHO || innerHeight !== ALTO) await page.viewport(ANCHO, ALTO)
  await network.heal()
  expect(errors).toEqual([])
}

type Options = ProviderOptions & {
  como?: Who
  /** Who has no confirmed e-mail yet. */
  sinConfirmar?: boolean
  /** Who has just signed in: nothing of the family has come yet. */
  recien?: boolean
}

/**
 * Opens the portal at an address, on a phone that keeps nothing of another test and at a provider that knows nothing of one.
 * By default it is in use: everything that comes by itself has come.
 */
export async function abrir(path: string, { como = 'norma', recien, ...options }: Options = {}) {
  dejar()
  if (recien === true || Object.keys(options).length > 0) await llegarRecien(como, options)
  else await llegarEnUso(como)
  await puertas(lienzo(path)).adentro()
}

/** Opens it where nobody is signed in; who signs in is led into the portal. */
export async function abrirAfuera(path: string, options: ProviderOptions = {}) {
  dejar()
  await llegarAfuera(options)
  puertas(lienzo(path)).afuera()
}

/** Draws it anew, with what this phone keeps: a load, but for the memory of its modules. A reload has the state of its entry. */
export async function abrirOtraVez(path: string, state: unknown = null) {
  dejar()
  await puertas(lienzo(path, state)).adentro()
}

/** Nothing of it is on screen any more. */
function dejar(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

function lienzo(path: string, state: unknown = null): (que: ReactNode) => void {
  history.replaceState(state, '', path)
  const raiz = document.body.appendChild(document.createElement('div'))
  raiz.id = 'raiz'
  const drawn = createRoot(raiz)
  root = drawn
  // A portal that is left may still be opening: the next test has begun by then.
  return (que) => {
    if (root === drawn) flushSync(() => drawn.render(que))
  }
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

const STILL = new CSSStyleSheet()
STILL.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')

/** Nothing for axe to find on a page without motion: a button that fades meanwhile has a colour of its own. */
export async function expectClean(): Promise<void> {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, STILL]
  try {
    await expectNoViolations()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== STILL)
  }
}

/** The letters that documents are measured with are empty, and not ours. */
async function expectNoViolations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const { violations } = await axe.run(
    { exclude: ['.hiddenCanvasElement'] },
    { resultTypes: ['violations'] },
  )
  expect(violations).toEqual([])
}
