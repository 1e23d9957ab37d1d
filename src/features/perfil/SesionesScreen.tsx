import { Link } from 'wouter'

import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import './perfil.css'
import { SesionesAbiertas } from './SesionesAbiertas.tsx'
import { TarjetasImpresas } from './TarjetasImpresas.tsx'
import { texts } from './texts.ts'

/** Open sessions and printed cards of the account. Each can be ended here. */
export function SesionesScreen() {
  const llaves = useOfrece('llaves-de-acceso')
  return (
    <div className="perfil angosta pila de-sesiones">
      <Volver a="/perfil">{texts.perfil}</Volver>
      <Titulo>{texts.abierta}</Titulo>
      <section className="tarjeta pila">
        <SesionesAbiertas />
        {llaves && (
          <p className="tenue">
            {texts.llavesTambien} <Link href="/llaves-de-acceso">{texts.llaves}</Link>
          </p>
        )}
      </section>
      <TarjetasImpresas />
    </div>
  )
}
