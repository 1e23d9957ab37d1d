import { Call24Regular } from '@fluentui/react-icons/svg/call'
import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Map24Regular } from '@fluentui/react-icons/svg/map'
import type { ReactNode } from 'react'

import { enlaceDeCorreo } from '#contract/correo.ts'
import { numeroDeTelefono, presente } from '#formato/presente.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { esMovil } from '#ui/esMovil.ts'

import { mapaDe } from './mapaDe.ts'

import './piezas.css'
import { texts } from './texts.ts'

type Lugar = {
  nombre: string
  direccion?: string | null | undefined
  localidad?: string | null | undefined
  horario?: string | null | undefined
  telefono?: string | null | undefined
  email?: string | null | undefined
}

/** Contact data of a place, with a link for each. A dash from the provider counts as missing (DELE-02). */
export function ComoLlegar({ lugar }: { lugar: Lugar }) {
  const direccion = presente(lugar.direccion)
  const telefono = presente(lugar.telefono)
  const numero = numeroDeTelefono(telefono)
  const email = presente(lugar.email)
  const escribir = email && enlaceDeCorreo(email)
  return (
    <>
      <ul className="como-llegar">
        <Dicho icono={<Location24Regular />} nombre="Dirección" valor={direccion} />
        <Dicho icono={<Clock24Regular />} nombre="Horario" valor={presente(lugar.horario)} />
        <Dicho icono={<Call24Regular />} nombre="Teléfono" valor={telefono}>
          {/* On a computer the number itself is the link. */}
          {numero && !esMovil() && <a href={`tel:${numero}`}>{telefono}</a>}
        </Dicho>
        <Dicho icono={<Mail24Regular />} nombre="Correo" valor={email} />
      </ul>
      <div className="tercios">
        {numero && esMovil() && (
          <Accion href={`tel:${numero}`} icono={<Call24Regular />} de={lugar.nombre}>
            Llamar
          </Accion>
        )}
        {direccion && (
          <Accion
            href={mapaDe(direccion, lugar.localidad)}
            icono={<Map24Regular />}
            de={lugar.nombre}
          >
            Mapa
          </Accion>
        )}
        {escribir && (
          <Accion href={escribir} icono={<Mail24Regular />} de={lugar.nombre}>
            Correo
          </Accion>
        )}
      </div>
    </>
  )
}

type DichoProps = {
  icono: ReactNode
  nombre: string
  valor: string | undefined
  children?: ReactNode
}

function Dicho({ icono, nombre, valor, children }: DichoProps) {
  if (valor === undefined) return null
  return (
    <li>
      {icono}
      <span className="oculto">{nombre}: </span>
      {children || <span>{valor}</span>}
    </li>
  )
}

type AccionProps = { href: string; icono: ReactNode; de: string; children: string }

function Accion({ href, icono, de, children }: AccionProps) {
  return (
    <EnlaceBoton href={href} icono={icono}>
      <span>
        {children} <span className="oculto">({de})</span>
      </span>
    </EnlaceBoton>
  )
}

/** Buttons for a place: map and telephone. Unknown data get no button. */
export function IrALugar({ lugar, primario = false }: { lugar: Lugar; primario?: boolean }) {
  const direccion = presente(lugar.direccion)
  const telefono = presente(lugar.telefono)
  const numero = numeroDeTelefono(telefono)
  return (
    <div className="ir-a-lugar">
      {direccion && (
        <EnlaceBoton
          href={mapaDe(direccion, lugar.localidad)}
          tono={primario ? 'primario' : 'contorno'}
          icono={<Location24Regular />}
        >
          {texts.comoLlegar}
        </EnlaceBoton>
      )}
      {numero && (
        <EnlaceBoton href={`tel:${numero}`} icono={<Call24Regular />}>
          <span className="oculto">{texts.llamar}</span>
          <span className="dato">{telefono}</span>
        </EnlaceBoton>
      )}
    </div>
  )
}
