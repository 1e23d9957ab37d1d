import { seLee } from '#colores/luz.ts'
import { enlaceDeCorreo } from '#contract/correo.ts'
import { presente } from '#formato/presente.ts'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import type { Columna } from '#ui/Tabla.tsx'
import { useImprimiendo } from '#ui/useImprimiendo.ts'

import { Resumen } from '../busqueda/Resumen.tsx'
import { texts } from '../busqueda/texts.ts'
import { mapaDe } from '../mapaDe.ts'
import { Apertura } from './Apertura.tsx'
import { EnlaceDeLugar } from './EnlaceDeLugar.tsx'
import { semanaEnPalabras } from './horarioEnPalabras.ts'
import { type Lugar, dondeDe, seLlama, telefonosDe } from './lugar.ts'

import './lugares.css'
import { LugarAbierto } from './LugarAbierto.tsx'
import { texts as deLugares } from './texts.ts'

type Props = { titulo: string; lugares: readonly Lugar[]; deQue: 'farmacias' | 'prestadores' }

/** On paper the hours of the week are printed, because 'open now' would be out of date. */
type Fila = Lugar & { enPapel: boolean }

/** Places found by a search: rows that unfold on a phone, a table with the same links on a computer. */
export function Lugares({ titulo, lugares, deQue }: Props) {
  // Read here and passed to the rows: rows that exist only for printing are mounted too late to notice it.
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

/** The searched specialty, if the badge does not show it already. */
const atiendeDe = ({ especialidad, tipo }: Lugar) =>
  especialidad === tipo?.texto ? undefined : especialidad

/** Opening state of a place. If no place of the list has hours, nothing is shown here: the list says it once. */
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

/** Badge in the provider's colours, if they are readable. */
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

/** A mail address that is too wide breaks after its @. */
function ConCorte({ correo }: { correo: string }) {
  const corte = correo.indexOf('@') + 1
  return (
    <span>
      {correo.slice(0, corte)}
      <wbr />
      {correo.slice(corte)}
    </span>
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
