import { Call24Regular } from '@fluentui/react-icons/svg/call'
import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import type { ReactNode } from 'react'

import { enlaceDeCorreo } from '#contract/correo.ts'
import { presente } from '#formato/presente.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import { texts } from '../busqueda/texts.ts'
import { Dato } from '../Dato.tsx'
import { mapaDe } from '../mapaDe.ts'
import { EnlaceDeLugar } from './EnlaceDeLugar.tsx'
import { semanaEnPalabras } from './horarioEnPalabras.ts'
import { type Lugar, dondeDe, seLlama, telefonosDe } from './lugar.ts'
import { texts as deLugares } from './texts.ts'

/** Data of a place, with links to its telephone, map and mail. */
export function LugarAbierto({ lugar }: { lugar: Lugar }) {
  const correo = presente(lugar.correo)
  const [primero, ...otros] = telefonosDe(lugar)
  const matricula = presente(lugar.matricula)
  return (
    <div className="pila">
      {(matricula ?? lugar.especialidad) !== undefined && (
        <dl className="datos">
          {matricula && (
            <Dato titulo={texts.matricula} esDato>
              {matricula}
            </Dato>
          )}
          {lugar.especialidad && <Dato titulo={texts.especialidad}>{lugar.especialidad}</Dato>}
        </dl>
      )}
      <ul className="enlaces-de-lugar">
        <Direccion lugar={lugar} />
        <Horas lugar={lugar} />
        {[primero, ...otros].map(
          (telefono) =>
            telefono && (
              <Enlace
                key={telefono.texto}
                href={`tel:${telefono.numero}`}
                icono={<Call24Regular />}
                palabra={texts.telefono}
              >
                {telefono.texto}
              </Enlace>
            ),
        )}
        {correo && (
          <Enlace href={enlaceDeCorreo(correo)} icono={<Mail24Regular />} palabra={texts.correo}>
            {correo}
          </Enlace>
        )}
      </ul>
      {primero && (
        <EnlaceBoton tono="primario" href={`tel:${primero.numero}`} icono={<Call24Regular />}>
          <span>
            {texts.llamar} <span className="oculto">({lugar.nombre})</span>
          </span>
        </EnlaceBoton>
      )}
    </div>
  )
}

function Direccion({ lugar }: { lugar: Lugar }) {
  const direccion = presente(lugar.direccion)
  if (direccion === undefined) return null
  return (
    <Enlace
      href={mapaDe(direccion, lugar.localidad)}
      icono={<Location24Regular />}
      palabra={texts.verEnElMapa}
    >
      {dondeDe(lugar, ', ')}
    </Enlace>
  )
}

function Horas({ lugar }: { lugar: Lugar }) {
  if (lugar.horario === undefined) return null
  const dias = semanaEnPalabras(lugar.horario.conocido ?? [])
  const noSabemos = seLlama(lugar) ? deLugares.noSabemos : deLugares.noSabemosNiTelefono
  return (
    <li>
      <span className="baldosa neutro" aria-hidden>
        <Clock24Regular />
      </span>
      <span>
        <span className="tenue">{deLugares.horario}</span>
        {(dias.length > 0 ? dias : [noSabemos]).map((dicho) => (
          <span className="dos-lineas" key={dicho}>
            {dicho}
          </span>
        ))}
      </span>
    </li>
  )
}

type EnlaceProps = { href: string | undefined; icono: ReactNode; palabra: string; children: string }

function Enlace({ href, icono, palabra, children }: EnlaceProps) {
  return (
    <li>
      <span className="baldosa neutro" aria-hidden>
        {icono}
      </span>
      <span>
        <span className="tenue">{palabra}</span>
        <EnlaceDeLugar href={href}>{children}</EnlaceDeLugar>
      </span>
    </li>
  )
}
