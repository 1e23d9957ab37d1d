import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { iniciales, nombreCompleto, numeroDeAfiliado } from '#model/personas.ts'
import { Avatar } from '#ui/Avatar.tsx'

import { entradaDe } from './entradas.ts'
import { cuenta } from './generado/menuDeCuenta.ts'

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
      {cuenta.map(entradaDe).map(({ href, titulo, Icono }) => (
        <Link className="fila" key={href} href={href} onClick={onCerrar}>
          <Icono />
          <span>{titulo}</span>
        </Link>
      ))}
    </>
  )
}
