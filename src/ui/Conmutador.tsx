import { Link } from 'wouter'

import './conmutador.css'

type Vista = { href: string; texto: string; elegida: boolean }

/** Switch between two views of a page, each with its own address. */
export function Conmutador({ nombre, vistas }: { nombre: string; vistas: readonly Vista[] }) {
  return (
    <nav className="conmutador" aria-label={nombre}>
      {vistas.map(({ href, texto, elegida }) => (
        <Link key={href} href={href} replace aria-current={elegida ? 'page' : undefined}>
          {texto}
        </Link>
      ))}
    </nav>
  )
}
