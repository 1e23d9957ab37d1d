import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

// The browser offers to install early, and once: it is heard from the first script on.
import '#live/telefono/oferta.ts'
import { CLAVE_TOKEN } from '#local/bases/names.ts'

import { elMismo, oirElRaton, tocarLoApretado } from './arranque/apretado.ts'
import {
  atenderPrimeraImagen,
  leerPrimeraImagen,
  quitarPrimeraImagen,
} from './arranque/primeraImagen.ts'
import { type Salida, anotarSalida, salidaAnotada } from './arranque/salidaAnotada.ts'
import { installTrustedTypes } from './arranque/trustedTypes.ts'
import { NoAbre } from './paginas/NoAbre.tsx'
import { encontrarRuta } from './rutas/encontrarRuta.ts'
import { recordarOrigen } from './rutas/origen.ts'
import { registrarServiceWorker } from './version/registrarServiceWorker.ts'

installTrustedTypes()

const raiz = document.querySelector('#raiz')
if (!raiz) throw new Error('The document has no #raiz to draw the portal in')
const root = createRoot(raiz)
let actual: 'afuera' | 'adentro' | undefined

/** The document's own picture stays until there is something to put in its place; and the focus stays where it was in it. */
function mostrar(que: ReactNode): void {
  const antes = document.activeElement?.closest('#raiz > .marco *')
  flushSync(() => root.render(que))
  tocarLoApretado()
  if (!antes || antes.isConnected) return
  const mismo = antes.id ? document.getElementById(antes.id) : elMismo(antes)
  mismo?.focus({ preventScroll: true })
}

async function mostrarPublico(ahora?: Salida): Promise<void> {
  if (actual === 'afuera') return
  actual = 'afuera'
  const salida = ahora ?? salidaAnotada()
  anotarSalida(salida)
  const ruta = encontrarRuta(location.pathname)?.ruta
  if (ruta && !ruta.publica) {
    if (ahora?.why !== 'salir') recordarOrigen(location.pathname + location.search, salida?.uid)
    history.replaceState(null, '', '/signin')
  } else if (ruta?.pantalla !== 'ingreso') quitarPrimeraImagen()
  const { Publico } = await import('./Publico.tsx')
  const antes = leerPrimeraImagen()
  mostrar(
    <Publico
      antes={antes}
      salida={salida}
      onAdentro={() => abrir(mostrarPortal())}
      onEnviar={() => void prepararEntrada().catch(() => undefined)}
    />,
  )
  if (antes.foco !== undefined) document.getElementById(antes.foco)?.focus()
}

const traerPortal = () => import('./Portal.tsx')

/** Where it does not come, the sign-in says so. */
const prepararEntrada = async () => (await traerPortal()).prepararEntrada()

async function mostrarPortal(): Promise<void> {
  if (actual === 'adentro') return
  actual = 'adentro'
  quitarPrimeraImagen()
  const { abrirPortal } = await traerPortal()
  const salida = await abrirPortal(mostrar, (como) => abrir(mostrarPublico(como)))
  if (salida) {
    // Whoever's data the first picture shows: they are signed in no more.
    document.querySelector('#raiz > .marco')?.remove()
    await mostrarPublico(salida)
  } else anotarSalida(undefined)
}

/** Nothing came, or this phone's database does not open: the person is told, and can try again. */
function abrir(opening: Promise<void>): void {
  // A page that is left reads nothing more: where that was while it opened, and Back brings it whole, it opens anew.
  let dejada = false
  const dejar = () => {
    dejada = true
    addEventListener('pageshow', () => location.reload(), { once: true })
  }
  addEventListener('pagehide', dejar, { once: true })
  opening
    .catch((error: unknown) => {
      if (dejada) return
      actual = undefined
      mostrar(<NoAbre por="falla" />)
      reportError(error)
    })
    .finally(() => removeEventListener('pagehide', dejar))
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
oirElRaton()
if (esViejo()) mostrar(<NoAbre por="viejo" />)
else {
  abrir(haySesion() ? mostrarPortal() : mostrarPublico())
  registrarServiceWorker()
}
