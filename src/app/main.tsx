import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { CLAVE_TOKEN } from '#local/names.ts'

import { encontrarRuta } from './encontrarRuta.ts'
import { recordarOrigen } from './origen.ts'
import { NoAbre } from './paginas/NoAbre.tsx'
import type { Salida } from './Portal.tsx'
import { atenderPrimeraImagen, leerPrimeraImagen, quitarPrimeraImagen } from './primeraImagen.ts'
import { registrarServiceWorker } from './registrarServiceWorker.ts'
import { installTrustedTypes } from './trustedTypes.ts'

installTrustedTypes()

const raiz = document.querySelector('#raiz')
if (!raiz) throw new Error('The document has no #raiz to draw the portal in')
const root = createRoot(raiz)
let actual: 'afuera' | 'adentro' | undefined

/** The document's own picture stays until there is something to put in its place. */
function mostrar(que: ReactNode): void {
  flushSync(() => root.render(que))
}

async function mostrarPublico(salida?: Salida): Promise<void> {
  if (actual === 'afuera') return
  actual = 'afuera'
  const ruta = encontrarRuta(location.pathname)?.ruta
  if (ruta && !ruta.publica) {
    if (salida?.why !== 'salir') recordarOrigen(location.pathname + location.search, salida?.uid)
    history.replaceState(null, '', '/signin')
  } else if (ruta?.pantalla !== 'ingreso') quitarPrimeraImagen()
  const { Publico } = await import('./Publico.tsx')
  const antes = leerPrimeraImagen()
  mostrar(<Publico antes={antes} salida={salida} onAdentro={() => abrir(mostrarPortal())} />)
  if (antes.foco !== undefined) document.getElementById(antes.foco)?.focus()
}

async function mostrarPortal(): Promise<void> {
  if (actual === 'adentro') return
  actual = 'adentro'
  quitarPrimeraImagen()
  const { abrirPortal } = await import('./Portal.tsx')
  const salida = await abrirPortal(mostrar, (como) => abrir(mostrarPublico(como)))
  if (salida) await mostrarPublico(salida)
}

/** Nothing came, or this phone's database does not open: the person is told, and can try again. */
function abrir(opening: Promise<void>): void {
  opening.catch((error: unknown) => {
    actual = undefined
    mostrar(<NoAbre por="falla" />)
    reportError(error)
  })
}

/** A token in local storage, or the service worker's signed-in picture: the phone knows a session. */
function haySesion(): boolean {
  if (document.querySelector('#raiz > .marco, #raiz > .mostrador')) return true
  try {
    return localStorage.getItem(CLAVE_TOKEN) !== null
  } catch {
    return false // storage switched off: the sign-in says what that means
  }
}

/** What the portal is made of and cannot do without; browsers that lack more do not even read this script. */
const esViejo = () => !('popover' in HTMLElement.prototype)

atenderPrimeraImagen()
if (esViejo()) mostrar(<NoAbre por="viejo" />)
else {
  abrir(haySesion() ? mostrarPortal() : mostrarPublico())
  registrarServiceWorker()
}
