import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

import { producto } from '#contract/producto.ts'
import { texts } from '#features/comprobar/texts.ts'
import { Marca } from '#ui/Marca.tsx'
import { AL_CONTENIDO, Salto } from '#ui/Salto.tsx'

import { COMPROBAR } from '../rutas/rutas.ts'
import { leerQr, prepararLector } from '../trabajadores/lectorDeQr.ts'
import { ComprobarScreen } from './pantallasDeAfuera.tsx'

const direccion = () => location.href

const llevaCodigo = (href: string) => new URL(href).pathname.replace(/\/$/, '') !== COMPROBAR

/**
 * The check page with a bar of its own, for whoever looks. A signed code holds a name and more: it leaves the address as soon
 * as it was read. A token says nothing without the provider and lives five minutes: it stays, so that the page may be loaded
 * again where the signal was lost.
 */
export function Comprobar() {
  const href = useLocationProperty(direccion)
  const [, navigate] = useLocation()
  const [leido, setLeido] = useState<{ href: string; pedido?: { texto: string } }>({ href: '' })
  if (leido.href !== href)
    setLeido({ ...leido, href, ...(llevaCodigo(href) && { pedido: { texto: href } }) })
  useLayoutEffect(() => {
    if (new URL(href).hash !== '') navigate(COMPROBAR, { replace: true })
  }, [href, navigate])
  useEffect(traerLector, [])
  const onEscanear = useCallback(() => {
    if (location.pathname !== COMPROBAR) navigate(COMPROBAR)
  }, [navigate])
  return (
    <div className="comprobar">
      <Salto a="contenido">{AL_CONTENIDO}</Salto>
      <header className="barra">
        <Link href="/" className="marca" aria-label={`${producto.nombre}: ${texts.aInicio}`}>
          <Marca {...producto.marca} />
          <span>{producto.nombre}</span>
        </Link>
        <span className="lugar">{texts.lugar}</span>
      </header>
      <main id="contenido" tabIndex={-1}>
        <ComprobarScreen pedido={leido.pedido} leer={leerQr} onEscanear={onEscanear} />
      </main>
      <footer>
        <Link href="/" className="enlace">
          {texts.alPortal(producto.nombre)}
        </Link>
      </footer>
    </div>
  )
}

/** One visit is enough: once the offline worker answers for this page, the reader comes through it and stays on the phone. */
function traerLector(): () => void {
  let left = false
  const bring = () => {
    if (!left) void prepararLector().catch(() => undefined) // asked for again by whoever scans
  }
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (serviceWorker?.controller) bring()
  else serviceWorker?.addEventListener('controllerchange', bring, { once: true })
  return () => {
    left = true
    serviceWorker?.removeEventListener('controllerchange', bring)
  }
}
