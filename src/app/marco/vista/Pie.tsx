import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { EntradaDeBarra } from '../fila.ts'
import { barra } from '../generado/barra.ts'
import * as texts from './texts.ts'

type Props = {
  /** Relation of a menu entry to the present page. */
  comoEs: (entrada: EntradaDeBarra) => 'page' | 'true' | undefined
  globo: ReactNode
  onCredencial?: () => void
  onMenu?: () => void
}

/** The phone's navigation: the screens needed at a counter are one tap away. */
export function Pie({ comoEs, globo, onCredencial, onMenu }: Props) {
  const [primera, ...otras] = barra.map((entrada) => (
    <Link key={entrada.href} href={entrada.href} aria-current={comoEs(entrada)}>
      <span>
        <entrada.Icono />
      </span>
      <span>{entrada.titulo}</span>
    </Link>
  ))
  return (
    <nav className="pie" aria-label={texts.accesos} id="accesos" tabIndex={-1}>
      {primera}
      <button type="button" onClick={onCredencial} data-antes="/mostrador">
        <span>
          <QrCode24Regular />
        </span>
        <span>{texts.credencial}</span>
      </button>
      {otras}
      <button type="button" aria-haspopup="dialog" onClick={onMenu}>
        <span>
          <Navigation24Regular />
          {globo}
        </span>
        <span>{texts.menu}</span>
      </button>
    </nav>
  )
}
