import { Home24Regular } from '@fluentui/react-icons/svg/home'
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Link, useLocation } from 'wouter'

import { useMostrarCredencial } from '#live/credencialAbierta.ts'
import { useResource } from '#live/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from '../texts.ts'
import { GloboDePendientes } from './Menu.tsx'
import { actualEn } from './seccion.ts'
import { texts as marco } from './texts.ts'

type Props = { onMenu: () => void }

/** The phone's own navigation: what is needed at a counter is one tap away. */
export function BarraInferior({ onMenu }: Props) {
  const actualAfiliado = useResource(afiliadoActual, {})
  const mostrarCredencial = useMostrarCredencial()
  const propia =
    actualAfiliado.state === 'ready' ? actualAfiliado.value.afiliado.idAfiliado : undefined
  const [path] = useLocation()

  function mostrar() {
    if (propia === undefined) showToast(marco.sinCredencial(aparato()))
    else mostrarCredencial(propia)
  }

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
