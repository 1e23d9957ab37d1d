import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { PersonLock24Regular } from '@fluentui/react-icons/svg/person-lock'
import { Link } from 'wouter'

import { texts } from './texts.ts'

type Props = {
  titulo: string
  /** Where it is edited; nowhere what is not this person's to change. */
  editar: string | undefined
}

/** The line of a card's title, with the way to edit it. */
export function CabezaDeTarjeta({ titulo, editar }: Props) {
  return (
    <div className="cabeza-de-tarjeta">
      <h2>{titulo}</h2>
      {editar !== undefined && (
        <Link className="boton plano" href={editar} aria-label={`${texts.editar} ${titulo}`}>
          <Edit24Regular />
          {texts.editar}
        </Link>
      )}
    </div>
  )
}

/** FAM-05: an adult with an account changes their own. */
export function DesdeSuCuenta({ children }: { children: string }) {
  return (
    <p className="desde-su-cuenta tenue">
      <PersonLock24Regular />
      {children}
    </p>
  )
}
