import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { PersonLock24Regular } from '@fluentui/react-icons/svg/person-lock'
import { Link } from 'wouter'

import { texts } from './texts.ts'

type Props = {
  titulo: string
  /** Address of the form; undefined if the person may not change these data. */
  editar: string | undefined
}

/** Title of a card, with a link to its form. */
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

/** Note on another adult's data: members with an account change their own (FAM-05). */
export function DesdeSuCuenta({ children }: { children: string }) {
  return (
    <p className="desde-su-cuenta tenue">
      <PersonLock24Regular />
      {children}
    </p>
  )
}
