import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Link, useLocation } from 'wouter'

import { texts } from '../texts.ts'
import { type Entrada, enLaBarra } from './entradas.ts'
import { GloboDePendientes } from './Menu.tsx'
import { actualEn } from './seccion.ts'
import { texts as marco } from './texts.ts'
import { useMiCredencial } from './useMiCredencial.ts'

type Props = { onMenu: () => void }

/** The phone's navigation: the screens needed at a counter are one tap away. */
export function BarraInferior({ onMenu }: Props) {
  const mostrar = useMiCredencial()
  const [primera, ...otras] = enLaBarra
  return (
    <nav className="pie" aria-label={marco.accesos} id="accesos" tabIndex={-1}>
      {primera && <Enlace {...primera} />}
      <button type="button" onClick={mostrar}>
        <span>
          <QrCode24Regular />
        </span>
        <span>{texts.credencial}</span>
      </button>
      {otras.map((entrada) => (
        <Enlace key={entrada.href} {...entrada} />
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMenu}>
        <span>
          <Navigation24Regular />
          <GloboDePendientes />
        </span>
        <span>{texts.menu}</span>
      </button>
    </nav>
  )
}

function Enlace({ href, titulo, Icono, adentro = [] }: Entrada) {
  const [path] = useLocation()
  return (
    <Link href={href} aria-current={actualEn(path, href, ...adentro.map((una) => una.href))}>
      <span>
        <Icono />
      </span>
      <span>{titulo}</span>
    </Link>
  )
}
