import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

// Imported first: the browser offers the installation only once, soon after the load, and a listener must be there.
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

/** Replaces the document's own picture by the portal, and keeps the focus on the same element. */
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

/** If the portal's files do not arrive, the sign-in reports it. */
const prepararEntrada = async () => (await traerPortal()).prepararEntrada()

async function mostrarPortal(): Promise<void> {
  if (actual === 'adentro') return
  actual = 'adentro'
  quitarPrimeraImagen()
  const { abrirPortal } = await traerPortal()
  const salida = await abrirPortal(mostrar, (como) => abrir(mostrarPublico(como)))
  if (salida) {
    // The first picture shows data of a person who has signed out since.
    document.querySelector('#raiz > .marco')?.remove()
    await mostrarPublico(salida)
  } else anotarSalida(undefined)
}

/** If files do not arrive or the database does not open, the page says so and offers to try again. */
function abrir(opening: Promise<void>): void {
  // A page that is left during the start aborts its reads; if Back restores it, it loads again.
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

/** True if this phone seems to have a session: a token, or the service worker's picture for signed-in people. */
function haySesion(): boolean {
  if (document.querySelector('#raiz > .marco, #raiz > .mostrador')) return true
  try {
    return localStorage.getItem(CLAVE_TOKEN) !== null
  } catch {
    return false // Storage is switched off: the sign-in explains it.
  }
}

/** True if the browser lacks a feature that the portal needs. Still older browsers cannot even parse this script. */
const esViejo = () => !('popover' in HTMLElement.prototype)

atenderPrimeraImagen()
oirElRaton()
if (esViejo()) mostrar(<NoAbre por="viejo" />)
else {
  abrir(haySesion() ? mostrarPortal() : mostrarPublico())
  registrarServiceWorker()
}
