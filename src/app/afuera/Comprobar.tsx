import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

import { producto } from '#contract/producto.ts'
import { texts } from '#features/comprobar/texts.ts'
import { EnlaceAPrestadas } from '#piezas/encargo/EnlaceAPrestadas.tsx'
import { Marca } from '#ui/Marca.tsx'
import { AL_CONTENIDO, Salto } from '#ui/Salto.tsx'

import { COMPROBAR } from '../rutas/rutas.ts'
import { leerQr } from '../trabajadores/lectorDeQr.ts'
import { traerLectorDeQr } from '../trabajadores/traerLectorDeQr.ts'
import { ComprobarScreen } from './pantallasDeAfuera.tsx'

const direccion = () => location.href

const llevaCodigo = (href: string) => new URL(href).pathname.replace(/\/$/, '') !== COMPROBAR

/**
 * The page for checking a card, with a bar of its own. A signed code contains a name and is removed from the address as
 * soon as it is read. A token means nothing without the provider and is valid for five minutes: it stays in the
 * address, so that the page can be loaded again after a lost signal.
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
  useEffect(traerLectorDeQr, [])
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
        <EnlaceAPrestadas className="enlace" />
      </footer>
    </div>
  )
}
