import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { useState } from 'react'

import type { FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { useResource } from '#live/copias/useResource.ts'
import { idDe, numeroDe, solicitud } from '#model/autorizaciones.ts'
import {
  estadoEnPalabras,
  practicaEnPalabras,
  primerNombreDe,
  tituloDe,
} from '#model/solicitudes.ts'
import { Dato } from '#piezas/Dato.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'
import type { Columna } from '#ui/Tabla.tsx'
import { useImprimiendo } from '#ui/useImprimiendo.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { AccionesAbiertas } from './AccionesAbiertas.tsx'
import { Detalle } from './Detalle.tsx'
import { Dialogos } from './Dialogos.tsx'
import { Estado, aspectoDe } from './estados.tsx'
import { SinEnviar } from './SinEnviar.tsx'
import { texts } from './texts.ts'
import { type Accion, useAcciones } from './useAcciones.tsx'
import { useAlDia } from './useAlDia.ts'

const POR_VEZ = 50

/** A request with its actions. */
type Renglon = { fila: FilaDeAutorizacion; anulando: boolean; acciones: Accion[] }

const documentoDe = (fila: FilaDeAutorizacion) =>
  presente(fila.numerodocumento ?? fila.afiliadonumerodocumento) ?? ''
const serviciosDe = ({ practicas }: FilaDeAutorizacion) =>
  (practicas ?? []).map(practicaEnPalabras).join(', ')

/** Columns of the list (AUTH-02). */
const COLUMNAS: Columna<Renglon>[] = [
  { titulo: texts.numero, celda: ({ fila }) => <b className="dato">{numeroDe(fila)}</b> },
  {
    titulo: texts.afiliado,
    cede: true,
    celda: ({ fila }) => (
      <>
        {fila.afiliado}
        <br />
        <span className="tenue dato">{documentoDe(fila)}</span>
      </>
    ),
  },
  { titulo: texts.tipo, celda: ({ fila }) => presente(fila.tipoCobertura) ?? '—', cede: true },
  { titulo: texts.estado, celda: (renglon) => <EstadoYFecha {...renglon} /> },
  {
    titulo: texts.observacion,
    celda: ({ fila }) => presente(fila.observacion) ?? '—',
    escrita: true,
    cede: true,
  },
  { titulo: texts.servicios, celda: ({ fila }) => serviciosDe(fila) || '—', escrita: true },
]

const claveDe = ({ fila }: Renglon) => idDe(fila) ?? numeroDe(fila)
const franjaDe = ({ fila: { codigoEstado, estado } }: Renglon) =>
  aspectoDe(codigoEstado, estado).franja
const resumenDe = (renglon: Renglon) => <Resumen {...renglon} />
const menuDe = ({ fila, acciones }: Renglon) => (
  <MenuDeFila de={texts.solicitud(numeroDe(fila))} acciones={acciones} />
)
const abiertaDe = (renglon: Renglon) => <Abierta {...renglon} />
const alLadoDe = ({ fila: { practicas, tipoCobertura } }: Renglon) =>
  tituloDe(practicas, tipoCobertura)

/** Detail beside the list: the whole request, or only the row's actions if its id is unknown. */
function enteraDe(renglon: Renglon) {
  const id = idDe(renglon.fila)
  return id === undefined ? <Abierta {...renglon} /> : <Entera id={id} {...renglon} />
}

function Entera({ id, ...renglon }: Renglon & { id: number }) {
  const copia = useResource(solicitud, { id }, { alVer: true })
  useAlDia(id, copia.state === 'ready' ? copia.value : undefined)
  if (copia.state === 'loading') return null
  return copia.state === 'absent' ? <Abierta {...renglon} /> : <Detalle id={id} de={copia.value} />
}

/** The requests of a list, newest first. A long list is shown in parts. */
export function Lista({ filas }: { filas: readonly FilaDeAutorizacion[] }) {
  const [vistas, setVistas] = useState(POR_VEZ)
  const cuantas = useImprimiendo() ? filas.length : vistas
  const { accionesDe, anulando, pedida, cerrar, visor } = useAcciones()
  if (filas.length === 0)
    return (
      <Vacio icono={<ClipboardTaskListLtr24Regular />} titulo={texts.vacio}>
        <p>{texts.vacioDetalle}</p>
      </Vacio>
    )
  return (
    <>
      <ListaResponsiva
        titulo={texts.titulo}
        filas={filas.slice(0, cuantas).map((fila) => ({
          fila,
          anulando: anulando(fila),
          acciones: accionesDe(fila),
        }))}
        clave={claveDe}
        columnas={COLUMNAS}
        franja={franjaDe}
        resumen={resumenDe}
        acciones={menuDe}
        abierta={abiertaDe}
        alLado={alLadoDe}
        entera={enteraDe}
      />
      {filas.length > cuantas && (
        <Boton onClick={() => setVistas(cuantas + POR_VEZ)}>
          {texts.verMas(filas.length - cuantas)}
        </Boton>
      )}
      {visor}
      <Dialogos pedida={pedida} onCerrar={cerrar} />
    </>
  )
}

type FilaProps = Pick<Renglon, 'fila' | 'anulando'>

function EstadoYFecha({ fila: { codigoEstado, estado, fechaestado }, anulando }: FilaProps) {
  const { aparte } = estadoEnPalabras(codigoEstado, estado)
  return (
    <span className="estado-y-fecha">
      <Estado codigo={codigoEstado} palabras={estado} />
      <span className="tenue dato">
        {formatFecha(fechaestado)}
        {aparte && ` · ${aparte}`}
      </span>
      {anulando && <SinEnviar />}
    </span>
  )
}

function Resumen({ fila, anulando }: FilaProps) {
  const observacion = presente(fila.observacion)
  return (
    <span className="resumen-de-solicitud">
      <span className="fuerte">{tituloDe(fila.practicas, fila.tipoCobertura)}</span>
      <span className="tenue">
        {primerNombreDe(fila.afiliado ?? '')} · <span className="dato">{numeroDe(fila)}</span>
      </span>
      <EstadoYFecha fila={fila} anulando={anulando} />
      {observacion && <span className="tenue recortada">{observacion}</span>}
    </span>
  )
}

function Abierta({ fila, acciones }: Renglon) {
  return (
    <div className="abierta">
      <dl className="datos">
        <Dato titulo={texts.afiliado}>{fila.afiliado ?? ''}</Dato>
        <Dato titulo={texts.documento} esDato>
          {documentoDe(fila)}
        </Dato>
        <Dato titulo={texts.tipo}>{fila.tipoCobertura ?? ''}</Dato>
        <Dato titulo={texts.servicios}>{serviciosDe(fila)}</Dato>
        {presente(fila.observacion) && (
          <Dato titulo={texts.observacion}>{fila.observacion ?? ''}</Dato>
        )}
      </dl>
      <AccionesAbiertas acciones={acciones} />
    </div>
  )
}
