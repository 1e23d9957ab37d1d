import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { PALETA } from '#colores/rampas.ts'
import { variables } from '#colores/variables.ts'

import '#ui/base.css'
import { closeToast, currentToast } from '#ui/toasts.ts'

import type { ProviderOptions } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'
import { serElMismo } from './aparato.ts'
import { network } from './lejos.ts'
import { llegarAfuera, llegarEnUso, llegarRecien } from './llegada.ts'
import { puertas } from './puertas.ts'

// Each document of the build contains these colours.
const colores = document.createElement('style')
colores.textContent = variables(PALETA)
document.head.prepend(colores)

let root: Root | undefined
let errors: string[] = []
const { error } = console
const [ANCHO, ALTO] = [innerWidth, innerHeight]

/** Before each test: from here on an error logged by our own code fails the test. */
export function escuchar(): void {
  errors = []
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '))
    error(...said)
  }
}

/** After each test: clears the screen, the page's memory and the network. */
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
  /** A person without a confirmed e-mail. */
  sinConfirmar?: boolean
  /** A person who has just signed in: the family's data are not here yet. */
  recien?: boolean
}

/**
 * Opens the portal at an address, on a clean phone at a clean provider. By default the phone is in
 * use: all data that come by themselves are there.
 */
export async function abrir(path: string, { como = 'norma', recien, ...options }: Options = {}) {
  dejar()
  if (recien === true || Object.keys(options).length > 0) await llegarRecien(como, options)
  else await llegarEnUso(como)
  await puertas(lienzo(path)).adentro()
}

/** Opens the portal signed out; signing in leads into it. */
export async function abrirAfuera(path: string, options: ProviderOptions = {}) {
  dejar()
  await llegarAfuera(options)
  puertas(lienzo(path)).afuera()
}

/**
 * Draws the portal again with the phone's data: a reload, except for the modules' memory. `state`
 * is the state of the history's entry.
 */
export async function abrirOtraVez(path: string, state: unknown = null) {
  dejar()
  await puertas(lienzo(path, state)).adentro()
}

/** Takes the portal off the screen. */
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
  // A portal that was left may still be opening when the next test has begun.
  return (que) => {
    if (root === drawn) flushSync(() => drawn.render(que))
  }
}

/** Goes to another address within the portal, as links do. */
export const ir = (path: string) => history.pushState(null, '', path)

export const titulo = () => page.getByRole('heading', { level: 1 })
export const main = () => page.getByRole('main')
export const campo = (name: string) => page.getByLabelText(name, { exact: true })
export const boton = (name: string) => page.getByRole('button', { name, exact: true })
export const enlace = (name: RegExp) => main().getByRole('link', { name })

/** Presses 'Reintentar' if it is still there: the engine may have been faster. */
export function reintentar(): void {
  const button = boton('Reintentar').query()
  if (button instanceof HTMLElement) button.click()
}

const STILL = new CSSStyleSheet()
STILL.replaceSync(
  '*, ::before, ::after { transition: none !important; animation: none !important }',
)

/** Checks the page with axe, without motion: a fading button would have a third colour. */
export async function expectClean(): Promise<void> {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, STILL]
  try {
    await expectNoViolations()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== STILL)
  }
}

/** Without the hidden canvas that Fluent measures letters with. */
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
