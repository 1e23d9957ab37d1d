import { Call24Regular } from '@fluentui/react-icons/svg/call'
import { Location24Regular } from '@fluentui/react-icons/svg/location'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import type { ReactNode } from 'react'

import { enlaceDeCorreo } from '#contract/correo.ts'
import { numeroDeTelefono, presente } from '#formato/presente.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { type Columna, ListaResponsiva } from '#ui/ListaResponsiva.tsx'

import { Resumen } from '../busqueda/Resumen.tsx'
import { texts } from '../busqueda/texts.ts'
import { Dato } from '../Dato.tsx'
import { mapaDe } from '../mapaDe.ts'
import { seLee } from './contraste.ts'

import './lugares.css'

type Quizas = string | null | undefined

/** Where somebody attends, and how to get there; what the host writes as a dash is not there. */
export type Lugar = {
  clave: string | number
  nombre: string
  direccion?: Quizas
  localidad?: Quizas
  telefonos?: readonly string[]
  correo?: Quizas
  /** Of a provider; pharmacies have none of it. */
  matricula?: Quizas
  tipo?: { texto: string; letra: Quizas; fondo: Quizas } | undefined
  especialidad?: string | undefined
}

type Props = { titulo: string; lugares: readonly Lugar[]; deQue: 'farmacias' | 'prestadores' }

/** Places that a search found: rows that open on a phone, a table with the same links on a computer. */
export function Lugares({ titulo, lugares, deQue }: Props) {
  return (
    <ListaResponsiva
      dePaginas
      titulo={titulo}
      filas={lugares}
      clave={({ clave }) => clave}
      columnas={COLUMNAS[deQue]}
      resumen={resumenDe}
      abierta={abiertoDe}
      franja={sinFranja}
      unaSolaAbierta
    />
  )
}

const resumenDe = (lugar: Lugar) => (
  <Resumen
    titulo={lugar.nombre}
    detalle={[atiendeDe(lugar), dondeDe(lugar, ' · ')].filter(Boolean).join(' · ')}
    insignia={lugar.tipo && <Tipo {...lugar.tipo} />}
  />
)

/** What was searched for, where the kind of the place says another word. */
const atiendeDe = ({ especialidad, tipo }: Lugar) =>
  especialidad === tipo?.texto ? undefined : especialidad

const dondeDe = ({ direccion, localidad }: Lugar, entre: string) =>
  [presente(direccion), presente(localidad)].filter(Boolean).join(entre)

const telefonosDe = ({ telefonos = [] }: Lugar) =>
  telefonos.flatMap((texto) => {
    const numero = numeroDeTelefono(texto)
    return numero === undefined ? [] : [{ texto, numero }]
  })

/** Each place is a card of its own. */
const sinFranja = () => undefined

const abiertoDe = (lugar: Lugar) => <Abierto lugar={lugar} />

function Abierto({ lugar }: { lugar: Lugar }) {
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

type EnlaceProps = { href: string | undefined; icono: ReactNode; palabra: string; children: string }

function Enlace({ href, icono, palabra, children }: EnlaceProps) {
  return (
    <li>
      <span className="baldosa neutro" aria-hidden>
        {icono}
      </span>
      <span>
        <span className="tenue">{palabra}</span>
        <A href={href}>{children}</A>
      </span>
    </li>
  )
}

/** What leads nowhere safe is the same text, and no link. */
function A({ href, children }: { href: string | undefined; children: string }) {
  const otra = href?.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className="enlace-de-lugar" href={href} {...otra}>
      {children}
    </a>
  )
}

/** In the colours that the provider gives its kind, where they can be read. */
function Tipo({ texto, letra, fondo }: NonNullable<Lugar['tipo']>) {
  const propios = letra && fondo && seLee(letra, fondo)
  return (
    <span
      className="insignia neutro"
      style={propios ? { color: letra, backgroundColor: fondo } : undefined}
    >
      {texto}
    </span>
  )
}

const NOMBRE: Columna<Lugar> = {
  titulo: texts.nombre,
  celda: ({ nombre }) => <span className="fuerte">{nombre}</span>,
}

const DONDE: Columna<Lugar>[] = [
  { titulo: texts.localidad, celda: ({ localidad }) => presente(localidad) },
  {
    titulo: texts.direccion,
    celda: ({ direccion, localidad }) => {
      const donde = presente(direccion)
      return donde && <A href={mapaDe(donde, localidad)}>{donde}</A>
    },
  },
  {
    titulo: texts.telefono,
    celda: (lugar) =>
      telefonosDe(lugar).map(({ texto, numero }) => (
        <A key={texto} href={`tel:${numero}`}>
          {texto}
        </A>
      )),
  },
]

const COLUMNAS: Record<Props['deQue'], Columna<Lugar>[]> = {
  farmacias: [
    NOMBRE,
    ...DONDE,
    {
      titulo: texts.correo,
      celda: ({ correo }) => {
        const donde = presente(correo)
        return donde && <A href={enlaceDeCorreo(donde)}>{donde}</A>
      },
    },
  ],
  prestadores: [
    NOMBRE,
    {
      titulo: texts.matricula,
      celda: ({ matricula }) => {
        const numero = presente(matricula)
        return numero && <span className="dato">{numero}</span>
      },
    },
    { titulo: texts.tipo, celda: ({ tipo }) => tipo && <Tipo {...tipo} /> },
    ...DONDE,
  ],
}
