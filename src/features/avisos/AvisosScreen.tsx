import { AlertOff24Regular } from '@fluentui/react-icons/svg/alert-off'
import type { ReactNode } from 'react'

import { lugarDeAvisos } from '#live/novedades/avisos.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { useInstalar } from '#live/telefono/instalar.ts'
import { useSinTrabajador } from '#live/telefono/lacks.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { Eleccion } from './Eleccion.tsx'
import { texts } from './texts.ts'

/**
 * Settings of the notifications that arrive while the portal is closed. If the browser cannot show any, the screen
 * gives the reason.
 */
export function AvisosScreen() {
  return (
    <div className="eleccion-de-avisos angosta pila">
      <Volver a="/perfil">{texts.perfil}</Volver>
      <Titulo>{texts.titulo}</Titulo>
      <Segun />
    </div>
  )
}

function Segun() {
  const ofrece = useOfrece('avisos')
  const instalar = useInstalar()
  const sinTrabajador = useSinTrabajador()
  if (ofrece === undefined) return <Esqueleto texto={texts.trayendo} filas={2} />
  if (!ofrece) return <NoSePuede titulo={texts.noOfrece}>{texts.noOfreceDetalle}</NoSePuede>
  const lugar = lugarDeAvisos()
  if (lugar === 'no-hay' || sinTrabajador)
    return <NoSePuede titulo={texts.noHay(aparato())}>{texts.noHayDetalle}</NoSePuede>
  if (lugar === 'instalar')
    return (
      <NoSePuede titulo={texts.instalar}>
        {texts.instalarDetalle}
        {instalar && <Boton onClick={instalar.empezar}>{texts.comoSeInstala}</Boton>}
      </NoSePuede>
    )
  if (lugar === 'bloqueado')
    return (
      <NoSePuede titulo={texts.bloqueado(aparato())}>
        {texts.bloqueadoDetalle}
        <Pasos />
      </NoSePuede>
    )
  return <Eleccion />
}

function Pasos() {
  return (
    <ol>
      {texts.pasos.map((partes) => (
        <li key={partes.join('')}>
          {/* Every second part is a label of the browser's screen, shown in bold. */}
          {partes.map((parte, n) => (n % 2 === 1 ? <b key={parte}>{parte}</b> : parte))}
        </li>
      ))}
    </ol>
  )
}

function NoSePuede({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <>
      <Panel tono="aviso" titulo={titulo} icono={<AlertOff24Regular />}>
        <div className="pila">{children}</div>
      </Panel>
      <section className="tarjeta relleno pila">
        <h2>{texts.mientras}</h2>
        <p>{texts.mientrasDetalle}</p>
      </section>
    </>
  )
}
