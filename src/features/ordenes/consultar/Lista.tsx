import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { useState } from 'react'
import { Link } from 'wouter'

import type { OrdenEmitida } from '#contract/ordenes.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useDocumento } from '#live/archivos/documento.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { Resumen } from '#piezas/busqueda/Resumen.tsx'
import { Dato } from '#piezas/Dato.tsx'
import { AccionesDeDocumento } from '#piezas/documento/AccionesDeDocumento.tsx'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'
import type { Columna } from '#ui/Tabla.tsx'

import { EnviarEmitida } from '../EnviarEmitida.tsx'
import { texts } from '../texts.ts'
import { dichoDeOrden } from './dicho.ts'

type Fila = { fila: OrdenEmitida }

const prestadorDe = ({ nombrePrestador, codigoPrestador }: OrdenEmitida) => (
  <>
    {nombrePrestador}
    <br />
    <span className="tenue dato">{codigoPrestador && texts.delCodigo(codigoPrestador)}</span>
  </>
)

/** Columns of the list (ORD-20). */
const COLUMNAS: Columna<OrdenEmitida>[] = [
  {
    titulo: texts.numero,
    celda: ({ numeroSolicitud }) => <b className="dato">{numeroSolicitud}</b>,
  },
  {
    titulo: texts.fecha,
    cede: true,
    celda: ({ fechaSolicitud }) => <span className="dato">{formatFecha(fechaSolicitud)}</span>,
  },
  { titulo: texts.servicios, celda: ({ practicas }) => practicas ?? '—', escrita: true },
  { titulo: texts.delPrestador, celda: prestadorDe, cede: true },
]

const claveDe = ({ numeroSolicitud }: OrdenEmitida) => numeroSolicitud
const tituloDe = ({ practicas, numeroSolicitud }: OrdenEmitida) => practicas ?? numeroSolicitud
const abiertaDe = (fila: OrdenEmitida) => <Abierta fila={fila} />
const enTablaDe = (fila: OrdenEmitida) => <EnTabla fila={fila} />

type Props = {
  filas: readonly OrdenEmitida[]
  /** Name of an order's member, in a list of the whole family. */
  deQuien?: (fila: OrdenEmitida) => string | undefined
}

/** Orders, newest first. If the document is on this phone, a link opens it. */
export function Lista({ filas, deQuien }: Props) {
  const columnas = deQuien
    ? [...COLUMNAS.slice(0, 2), { titulo: texts.afiliado, celda: deQuien }, ...COLUMNAS.slice(2)]
    : COLUMNAS
  return (
    <ListaResponsiva
      titulo={texts.consultar}
      filas={filas.toSorted((a, b) => b.fechaSolicitud.localeCompare(a.fechaSolicitud))}
      clave={claveDe}
      columnas={columnas}
      resumen={(fila) => <ResumenDeOrden fila={fila} deQuien={deQuien?.(fila)} />}
      abierta={abiertaDe}
      alLado={tituloDe}
      acciones={enTablaDe}
      dePaginas
    />
  )
}

const useGuardado = ({ numeroSolicitud }: OrdenEmitida) =>
  useDocumento(documentoDeOrden, { numeroOrden: numeroSolicitud })?.state === 'guardado'

function Guardada({ fila }: Fila) {
  return useGuardado(fila) ? (
    <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
      {texts.guardada}
    </Insignia>
  ) : null
}

function ResumenDeOrden({ fila, deQuien }: Fila & { deQuien: string | undefined }) {
  const { nombrePrestador, fechaSolicitud } = fila
  return (
    <Resumen
      titulo={tituloDe(fila)}
      detalle={[deQuien, formatFecha(fechaSolicitud), nombrePrestador].filter(Boolean).join(' · ')}
      insignia={<Guardada fila={fila} />}
    />
  )
}

function Abierta({ fila }: Fila) {
  const { numeroSolicitud, fechaSolicitud, practicas, nombrePrestador, codigoPrestador } = fila
  const guardado = useGuardado(fila)
  const [enviando, setEnviando] = useState(false)
  return (
    <div className="abierta">
      <dl className="datos">
        <Dato titulo={texts.numero} esDato>
          {numeroSolicitud}
        </Dato>
        <Dato titulo={texts.fecha} esDato>
          {formatFecha(fechaSolicitud)}
        </Dato>
        <Dato titulo={texts.servicios}>{practicas ?? ''}</Dato>
        <Dato titulo={texts.delPrestador}>
          {[nombrePrestador, codigoPrestador].filter(Boolean).join(' · ')}
        </Dato>
      </dl>
      <Escuchar trozos={dichoDeOrden(fila)} />
      {guardado ? (
        <AccionesDeDocumento
          de={documentoDeOrden}
          params={{ numeroOrden: numeroSolicitud }}
          titulo={texts.documento(numeroSolicitud)}
          ver={texts.verOrden}
          primario
          onEnviar={() => setEnviando(true)}
        />
      ) : (
        <>
          <p className="tenue">{texts.pdfNoEsta(aparato())}</p>
          <AReimprimir />
        </>
      )}
      {enviando && <EnviarEmitida {...porCorreo(fila)} onCerrar={() => setEnviando(false)} />}
    </div>
  )
}

function EnTabla({ fila }: Fila) {
  const { numeroSolicitud: numeroOrden } = fila
  const documentos = useDocumentos()
  const titulo = texts.documento(numeroOrden)
  const [enviando, setEnviando] = useState(false)
  const onEnviar = () => setEnviando(true)
  const este = pedido(documentoDeOrden, { numeroOrden }, { titulo, onEnviar })
  if (!useGuardado(fila)) return <AReimprimir />
  return (
    <span className="orden-en-tabla">
      <Guardada fila={fila} />
      <MenuDeFila
        de={titulo}
        acciones={[
          {
            texto: texts.verOrden,
            icono: <Eye24Regular />,
            onElegir: () => documentos.ver(este),
          },
          {
            texto: texts.descargar,
            icono: <ArrowDownload24Regular />,
            onElegir: () => void documentos.descargar(este),
          },
          {
            texto: texts.imprimir,
            icono: <Print24Regular />,
            onElegir: () => void documentos.imprimir(este),
          },
          { texto: texts.porCorreo, icono: <Mail24Regular />, onElegir: onEnviar },
        ]}
      />
      {documentos.visor}
      {enviando && <EnviarEmitida {...porCorreo(fila)} onCerrar={() => setEnviando(false)} />}
    </span>
  )
}

const porCorreo = ({ numeroSolicitud, practicas, fechaSolicitud }: OrdenEmitida) => ({
  numeroOrden: numeroSolicitud,
  detalle: [practicas, formatFecha(fechaSolicitud)].filter(Boolean).join(' · '),
})

const AReimprimir = () => (
  <Link className="enlace" href="/reimprimir-orden">
    {texts.reimprimir}
  </Link>
)
