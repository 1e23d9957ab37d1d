import { useState } from 'react'
import { Link } from 'wouter'

import { useCandado } from '#live/candado/candado.ts'
import { useCompartido } from '#live/sesion/useSession.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { Poner } from './Poner.tsx'
import { Puesto } from './Puesto.tsx'
import { texts } from './texts.ts'
import { useHayPrf } from './useHayPrf.ts'

/** The lock of this phone: its settings, and lists of the dangers that it protects from and does not protect from. */
export function CandadoScreen() {
  return (
    <div className="angosta pila">
      <Volver a="/perfil">{texts.perfil}</Volver>
      <Titulo>{texts.titulo}</Titulo>
      <p>{texts.paraQue(aparato())}</p>
      <Segun />
      <Lista titulo={texts.queCuida} dice={texts.cuida(aparato())} />
      <Lista titulo={texts.queNoCuida} dice={texts.noCuida(aparato())} />
      <Link className="enlace" href="/sesiones">
        {texts.abierta}
      </Link>
      <Lista titulo={texts.queSigue} dice={texts.sigue} />
    </div>
  )
}

function Segun() {
  const candado = useCandado()
  const puedeGuardar = usePuedeGuardar()
  const compartido = useCompartido()
  const hayPrf = useHayPrf()
  const [huboSin, setHuboSin] = useState(false)
  if (candado?.state === 'sin-candado' && !huboSin) setHuboSin(true)
  if (!puedeGuardar || !('subtle' in crypto))
    return (
      <Panel tono="aviso" titulo={texts.noSePuede}>
        <p>{texts.noSePuedeDetalle}</p>
      </Panel>
    )
  if (!candado || compartido === undefined || hayPrf === undefined)
    return <Esqueleto texto={texts.haciendo} filas={2} />
  return candado.state === 'sin-candado' ? (
    <Poner hayPrf={hayPrf} compartido={compartido} />
  ) : (
    <Puesto candado={candado} hayPrf={hayPrf} recienPuesto={huboSin} />
  )
}

function Lista({ titulo, dice }: { titulo: string; dice: readonly string[] }) {
  return (
    <section>
      <h2>{titulo}</h2>
      <ul>
        {dice.map((oracion) => (
          <li key={oracion}>{oracion}</li>
        ))}
      </ul>
    </section>
  )
}
