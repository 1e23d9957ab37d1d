import { Link } from 'wouter'

import { noSeOfrece } from '#live/proveedor/failure.ts'
import { readSession } from '#live/sesion/useSession.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { Agregar } from './Agregar.tsx'
import { Lista } from './Lista.tsx'

import './llavesDeAcceso.css'
import { texts } from './texts.ts'
import { useLlaves } from './useLlaves.ts'

/** Passkeys of the account: ways in without the password. */
export function LlavesDeAccesoScreen() {
  return (
    <div className="llaves-de-acceso angosta pila">
      <Volver a="/perfil">{texts.perfil}</Volver>
      <Titulo>{texts.titulo}</Titulo>
      <p>{texts.paraQue(aparato())}</p>
      <section className="tarjeta pila" aria-labelledby="tus-llaves">
        <h2 id="tus-llaves">{texts.lasTuyas}</h2>
        <Segun />
      </section>
      <section className="tarjeta pila">
        <h2>{texts.siPerdiste}</h2>
        <p>{texts.siPerdisteDetalle}</p>
        <Link className="enlace" href="/sesiones">
          {texts.abierta}
        </Link>
      </section>
    </div>
  )
}

function Segun() {
  const { estado, traer, quitar, quitando } = useLlaves()
  if (estado.state === 'trayendo') return <Esqueleto texto={texts.trayendo} filas={1} />
  if (estado.state === 'sin-senal') return <p className="tenue">{texts.conSenal}</p>
  if (estado.state === 'falla') {
    if (noSeOfrece(estado.failure)) return <p className="tenue">{texts.noOfrece}</p>
    return (
      <div className="pila">
        <p>
          {texts.noSePudo} {estado.failure.message}
        </p>
        <Boton onClick={() => void traer()}>{texts.reintentar}</Boton>
      </div>
    )
  }
  return (
    <>
      <Lista llaves={estado.lista} quitar={quitar} quitando={quitando} />
      <SePuedeAgregar onAgregada={() => void traer()} />
    </>
  )
}

function SePuedeAgregar({ onAgregada }: { onAgregada: () => void }) {
  const session = useLive(readSession)
  if (!('PublicKeyCredential' in window))
    return (
      <Panel tono="info" titulo={texts.noHay}>
        <p>{texts.noHayDetalle}</p>
      </Panel>
    )
  return (
    <>
      {session?.state === 'signed-in' && session.shared && (
        <Panel tono="aviso" titulo={texts.compartido(aparato())}>
          <p>{texts.compartidoDetalle(aparato())}</p>
        </Panel>
      )}
      <Agregar onAgregada={onAgregada} />
    </>
  )
}
