import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Person24Regular } from '@fluentui/react-icons/svg/person'
import { SignOut24Regular } from '@fluentui/react-icons/svg/sign-out'
import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { iniciales, nombreCompleto, numeroDeAfiliado } from '#model/personas.ts'
import { Avatar } from '#ui/Avatar.tsx'

import { texts } from '../texts.ts'

const ENTRADAS = [
  { href: '/perfil', titulo: texts.perfil, icono: <Person24Regular /> },
  { href: '/cambiar-pin', titulo: texts.cambiarPin, icono: <LockClosed24Regular /> },
  { href: '/terminos-condiciones', titulo: texts.terminos, icono: <DocumentText24Regular /> },
  { href: '/signout', titulo: texts.salir, icono: <SignOut24Regular /> },
]

type Props = { persona: Afiliado | undefined; onCerrar: () => void }

export function MenuDeCuenta({ persona, onCerrar }: Props) {
  return (
    <>
      {persona && (
        <div className="fila">
          <Avatar iniciales={iniciales(persona)} />
          <div>
            <p className="fuerte">{nombreCompleto(persona)}</p>
            <p className="tenue dato">{numeroDeAfiliado(persona)}</p>
          </div>
        </div>
      )}
      {ENTRADAS.map(({ href, titulo, icono }) => (
        <Link className="fila" key={href} href={href} onClick={onCerrar}>
          {icono}
          <span>{titulo}</span>
        </Link>
      ))}
    </>
  )
}
