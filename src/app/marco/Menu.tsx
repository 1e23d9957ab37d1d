import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'

import { usePendingCount } from '#live/cambios/useFilas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { hasBackgroundSync } from '#live/telefono/lacks.ts'
import { afiliadoActual } from '#model/afiliados.ts'

import { EntradaDeInstalar } from './EntradaDeInstalar.tsx'
import { type Entrada, menuDe } from './entradas.ts'
import { LineaDeVersion } from './LineaDeVersion.tsx'
import { actualEn } from './seccion.ts'
import { texts } from './texts.ts'
import { useMiCredencial } from './useMiCredencial.ts'
import { Globo } from './vista/Globo.tsx'

type Props = {
  /** The menu in the phone's drawer, which has its own history entry: a link replaces that entry. */
  replace?: boolean
  onElegir?: () => void
}

export function Menu({ replace = false, onElegir }: Props) {
  const actual = useResource(afiliadoActual, {})
  const tipo = actual.state === 'ready' ? actual.value.tipoAfiliado : undefined
  const menu = useRef<HTMLDivElement>(null)
  const [path] = useLocation()
  useEffect(() => {
    // Home is the first entry, visible without scrolling.
    if (path !== '/')
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path])
  return (
    <>
      <div className="menu" ref={menu}>
        {replace && (
          <Link className="busca" href="/buscar" replace {...(onElegir && { onClick: onElegir })}>
            <Search24Regular />
            <span>{texts.buscar}</span>
          </Link>
        )}
        {menuDe({ pagaCapita: Boolean(tipo?.fechaVencimientoCapita) }).map((grupo) => (
          <div key={grupo.titulo ?? ''}>
            {grupo.titulo && <h2>{grupo.titulo}</h2>}
            <ul>
              {grupo.entradas.map((entrada) => (
                <li key={entrada.href}>
                  {entrada.adentro ? (
                    <Plegada entrada={entrada} replace={replace} onElegir={onElegir} />
                  ) : (
                    <Enlace entrada={entrada} replace={replace} onElegir={onElegir} />
                  )}
                </li>
              ))}
              {!grupo.titulo && !replace && <EntradaDeCredencial />}
              {grupo.titulo === texts.ayuda && <EntradaDeInstalar onElegir={onElegir} />}
            </ul>
          </div>
        ))}
      </div>
      <LineaDeVersion />
    </>
  )
}

/** Shown only on a computer; a phone has it in the bottom bar. */
function EntradaDeCredencial() {
  const mostrar = useMiCredencial()
  return (
    <li>
      <button type="button" onClick={mostrar}>
        <QrCode24Regular />
        <span>{texts.credencial}</span>
      </button>
    </li>
  )
}

type EnlaceProps = {
  entrada: Entrada
  /** An entry inside a fold: the fold shows the icon. */
  adentro?: boolean
  replace: boolean
  onElegir: (() => void) | undefined
}

function Enlace({ entrada: { href, titulo, Icono }, adentro, replace, onElegir }: EnlaceProps) {
  const [path] = useLocation()
  return (
    <Link
      href={href}
      replace={replace}
      aria-current={actualEn(path, href)}
      {...(onElegir && { onClick: onElegir })}
    >
      {!adentro && <Icono />}
      <span>{titulo}</span>
      {href === '/pendientes' && <GloboDePendientes />}
    </Link>
  )
}

function Plegada({ entrada, replace, onElegir }: EnlaceProps) {
  const [path] = useLocation()
  const adentro = entrada.adentro ?? []
  return (
    <details open={adentro.some(({ href }) => actualEn(path, href))}>
      <summary>
        <entrada.Icono />
        <span>{entrada.titulo}</span>
        <ChevronDown24Regular />
      </summary>
      <ul>
        {adentro.map((uno) => (
          <li key={uno.href}>
            <Enlace entrada={uno} adentro replace={replace} onElegir={onElegir} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export const GloboDePendientes = () => (
  <Globo cuantos={usePendingCount()} seEnviaCerrada={hasBackgroundSync()} />
)
