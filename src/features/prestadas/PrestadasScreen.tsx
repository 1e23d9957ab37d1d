import { Link } from 'wouter'

import { producto } from '#contract/producto.ts'
import { useStorage } from '#live/telefono/device.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { Lista } from './Lista.tsx'
import { Mostrar } from './Mostrar.tsx'

import './prestadas.css'
import { NoEsta } from './NoEsta.tsx'
import { Recibir } from './Recibir.tsx'
import { texts } from './texts.ts'
import { useAlDia } from './useAlDia.ts'
import { useMisPrestadas } from './useMisPrestadas.ts'

type Props = {
  /** Last part of the address: 'recibir', or the fingerprint of a loan. */
  parte: string | undefined
  leer: Leer
  publicUrl: string
}

/** Credentials that another person lent to this phone. They belong to the phone: no account is needed. */
export function PrestadasScreen(props: Props) {
  useAlDia()
  const sinGuardar = useStorage() === 'memory'
  return (
    <div className="prestadas angosta pila">
      {sinGuardar ? <SinGuardar /> : <Parte {...props} />}
      <footer>
        <Link className="enlace" href="/">
          {texts.alPortal(producto.nombre)}
        </Link>
      </footer>
    </div>
  )
}

function Parte({ parte, leer, publicUrl }: Props) {
  const mias = useMisPrestadas()
  if (!mias) return <Esqueleto texto={texts.trayendo} filas={2} />
  const { vivas, ahora } = mias
  if (parte === undefined) return <Lista prestadas={vivas} />
  if (parte === 'recibir')
    return <Recibir leer={leer} publicUrl={publicUrl} antes={vivas[0]?.encargo.recibe} />
  const una = vivas.find(({ huella }) => huella === parte)
  if (!una) return <NoEsta />
  return <Mostrar key={una.huella} prestada={una} ahora={ahora} publicUrl={publicUrl} />
}

function SinGuardar() {
  return (
    <>
      <Titulo>{texts.titulo}</Titulo>
      <Panel tono="aviso" titulo={texts.sinGuardar}>
        <p>{texts.sinGuardarDetalle}</p>
      </Panel>
    </>
  )
}
