import { Home24Regular } from '@fluentui/react-icons/svg/home'
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Link, useLocation } from 'wouter'

import { texts } from '../texts.ts'
import { GloboDePendientes } from './Menu.tsx'
import { actualEn } from './seccion.ts'
import { texts as marco } from './texts.ts'
import { useMiCredencial } from './useMiCredencial.ts'

type Props = { onMenu: () => void }

/** The phone's own navigation: what is needed at a counter is one tap away. */
export function BarraInferior({ onMenu }: Props) {
  const mostrar = useMiCredencial()
  const [path] = useLocation()
  return (
    <nav className="pie" aria-label={marco.accesos} id="accesos" tabIndex={-1}>
      <Link href="/" aria-current={actualEn(path, '/')}>
        <span>
          <Home24Regular />
        </span>
        <span>{texts.inicio}</span>
      </Link>
      <button type="button" onClick={mostrar}>
        <span>
          <QrCode24Regular />
        </span>
        <span>{texts.credencial}</span>
      </button>
      <Link href="/receta" aria-current={actualEn(path, '/receta', '/prescripcion')}>
        <span>
          <Pill24Regular />
        </span>
        <span>{texts.recetas}</span>
      </Link>
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
