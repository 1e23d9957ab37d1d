import { enlaceDeCorreo } from '#contract/correo.ts'
import { presente } from '#formato/presente.ts'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import type { Columna } from '#ui/Tabla.tsx'
import { useImprimiendo } from '#ui/useImprimiendo.ts'

import { Resumen } from '../busqueda/Resumen.tsx'
import { texts } from '../busqueda/texts.ts'
import { mapaDe } from '../mapaDe.ts'
import { Apertura } from './Apertura.tsx'
import { seLee } from './contraste.ts'
import { EnlaceDeLugar } from './EnlaceDeLugar.tsx'
import { semanaEnPalabras } from './horarioEnPalabras.ts'
import { type Lugar, dondeDe, seLlama, telefonosDe } from './lugar.ts'

import './lugares.css'
import { LugarAbierto } from './LugarAbierto.tsx'
import { texts as deLugares } from './texts.ts'

type Props = { titulo: string; lugares: readonly Lugar[]; deQue: 'farmacias' | 'prestadores' }

/** Paper says the week: if a place is open is no longer true when it is read. */
type Fila = Lugar & { enPapel: boolean }

/** Places that a search found: rows that open on a phone, a table with the same links on a computer. */
export function Lugares({ titulo, lugares, deQue }: Props) {
  // Rows that are drawn for paper alone come too late to hear of it.
  const enPapel = useImprimiendo()
  return (
    <ListaResponsiva
      dePaginas
      titulo={titulo}
      filas={lugares.map((lugar) => ({ ...lugar, enPapel }))}
      clave={({ clave }) => clave}
      columnas={COLUMNAS[deQue]}
      resumen={resumenDe}
      abierta={abiertoDe}
      unaSolaAbierta
    />
  )
}

const resumenDe = (lugar: Fila) => (
  <Resumen
    titulo={lugar.nombre}
    detalle={[
      atiendeDe(lugar),
      dondeDe(lugar.localidadDicha ? { ...lugar, localidad: null } : lugar, ' · '),
      lugar.lejania,
    ]
      .filter(Boolean)
      .join(' · ')}
    insignia={lugar.tipo ? <Tipo {...lugar.tipo} /> : <SiEstaAbierta lugar={lugar} />}
  />
)

/** What was searched for, where the kind of the place says another word. */
const atiendeDe = ({ especialidad, tipo }: Lugar) =>
  especialidad === tipo?.texto ? undefined : especialidad

/** Where no place has hours, the list says it once. */
function SiEstaAbierta({ lugar }: { lugar: Fila }) {
  const { horario, enPapel } = lugar
  if (horario?.conocido && enPapel)
    return <span className="tenue">{semanaEnPalabras(horario.conocido).join('; ')}</span>
  if (horario?.conocido) return <Apertura horario={horario.conocido} />
  if (!horario?.hayDeOtros) return null
  return (
    <span className="tenue">
      {seLlama(lugar) ? deLugares.sinHorario : deLugares.sinHorarioNiTelefono}
    </span>
  )
}

const abiertoDe = (lugar: Lugar) => <LugarAbierto lugar={lugar} />

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

/** An address that is wider than its column goes on after its @. */
function ConCorte({ correo }: { correo: string }) {
  const corte = correo.indexOf('@') + 1
  return (
    <>
      {correo.slice(0, corte)}
      <wbr />
      {correo.slice(corte)}
    </>
  )
}

const NOMBRE: Columna<Fila> = {
  titulo: texts.nombre,
  celda: (lugar) => (
    <>
      <span className="fuerte dos-lineas">{lugar.nombre}</span>
      <SiEstaAbierta lugar={lugar} />
    </>
  ),
}

const DONDE: Columna<Fila>[] = [
  { titulo: texts.localidad, celda: ({ localidad }) => presente(localidad) },
  {
    titulo: texts.direccion,
    celda: ({ direccion, localidad, lejania }) => {
      const donde = presente(direccion)
      return (
        <>
          {donde && <EnlaceDeLugar href={mapaDe(donde, localidad)}>{donde}</EnlaceDeLugar>}
          {lejania && <span className="tenue">{lejania}</span>}
        </>
      )
    },
  },
  {
    titulo: texts.telefono,
    celda: (lugar) =>
      telefonosDe(lugar).map(({ texto, numero }) => (
        <EnlaceDeLugar key={texto} href={`tel:${numero}`}>
          {texto}
        </EnlaceDeLugar>
      )),
  },
]

const COLUMNAS: Record<Props['deQue'], Columna<Fila>[]> = {
  farmacias: [
    NOMBRE,
    ...DONDE,
    {
      titulo: texts.correo,
      celda: ({ correo }) => {
        const donde = presente(correo)
        return (
          donde && (
            <EnlaceDeLugar href={enlaceDeCorreo(donde)}>
              <ConCorte correo={donde} />
            </EnlaceDeLugar>
          )
        )
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
