import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Link, useLocation } from 'wouter'

import type { Prescripcion } from '#contract/prescripciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { papelDePrescripcion, pdfDePrescripcion } from '#model/papeles.ts'
import { seEnvia } from '#model/recetas/estado.ts'
import { Dato } from '#piezas/Dato.tsx'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Insignia } from '#ui/Insignia.tsx'
import { ListaPaginada } from '#ui/ListaPaginada.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'
import type { Columna } from '#ui/Tabla.tsx'

import { EnviarPrescripcion } from './EnviarPrescripcion.tsx'
import { lookDePrescripcion } from './estados.tsx'
import { FichaDePrescripcion } from './FichaDePrescripcion.tsx'

import './recetas.css'
import { texts } from './texts.ts'
import { useEnviar } from './useEnviar.ts'

const idDe = ({ prescripcionElectronica }: Prescripcion) =>
  prescripcionElectronica.idPrescripcionElectronica

/** Address of a prescription's page (PRES-14). */
const direccionDe = (prescripcion: Prescripcion) => `/ver-prescripcion?id=${idDe(prescripcion)}`

const tipoDe = ({ tipoPracticaCategoria }: Prescripcion) => tipoPracticaCategoria?.descripcion ?? ''

const loPrimero = (prescripcion: Prescripcion) =>
  prescripcion.practicas[0]?.descripcionPractica ?? tipoDe(prescripcion)

const queDice = (prescripcion: Prescripcion) => {
  const [, ...demas] = prescripcion.practicas
  return (
    <>
      {loPrimero(prescripcion)}
      {demas.length > 0 && <span className="apagado">{texts.yMas(demas.length)}</span>}
    </>
  )
}

/** Columns of PRES-03, after the practice and the member. */
const COLUMNAS: Columna<Prescripcion>[] = [
  {
    titulo: texts.practica,
    celda: (prescripcion) => <span className="fuerte">{queDice(prescripcion)}</span>,
  },
  {
    titulo: texts.afiliado,
    celda: ({ afiliado }) =>
      [afiliado?.nombre, afiliado?.apellido].filter(Boolean).join(' ') || texts.nada,
  },
  {
    titulo: texts.numero,
    cede: true,
    celda: (prescripcion) => (
      <Link className="enlace dato" href={direccionDe(prescripcion)}>
        {idDe(prescripcion)}
      </Link>
    ),
  },
  { titulo: texts.estado, celda: (prescripcion) => <Estado prescripcion={prescripcion} /> },
  {
    titulo: texts.tipo,
    cede: true,
    celda: (prescripcion) => tipoDe(prescripcion) || texts.nada,
  },
  {
    titulo: texts.prescripcion,
    cede: true,
    celda: ({ prescripcionElectronica }) => (
      <span className="dato">{formatFecha(prescripcionElectronica.fechaPrescripcion)}</span>
    ),
  },
  {
    titulo: texts.vence,
    cede: true,
    celda: ({ prescripcionElectronica }) => (
      <span className="dato">{formatFecha(prescripcionElectronica.fechaVencimiento)}</span>
    ),
  },
]

export function ListaDePrescripciones({ filas }: { filas: readonly Prescripcion[] }) {
  const enviar = useEnviar<Prescripcion>()
  const documentos = useDocumentos()
  return (
    <>
      <ListaPaginada
        titulo={texts.practicas}
        filas={filas}
        clave={idDe}
        columnas={COLUMNAS}
        tono={({ estado: { codigo } }) =>
          codigo === '1' ? undefined : lookDePrescripcion(codigo).tono
        }
        tituloDe={loPrimero}
        detalle={(prescripcion) => <FichaDePrescripcion prescripcion={prescripcion} />}
        resumen={(prescripcion) => <Resumen prescripcion={prescripcion} />}
        enTarjeta={(prescripcion) => (
          <Abierta
            prescripcion={prescripcion}
            documentos={documentos}
            onEnviar={() => enviar.pedir(prescripcion)}
          />
        )}
        acciones={(prescripcion) => (
          <Menu
            prescripcion={prescripcion}
            documentos={documentos}
            onEnviar={() => enviar.pedir(prescripcion)}
          />
        )}
      />
      {documentos.visor}
      {enviar.que && <EnviarPrescripcion prescripcion={enviar.que} onCerrar={enviar.cerrar} />}
    </>
  )
}

function Estado({ prescripcion: { estado } }: { prescripcion: Prescripcion }) {
  const { tono, icono } = lookDePrescripcion(estado.codigo)
  return (
    <Insignia tono={tono} icono={icono}>
      {estado.descripcion ?? texts.nada}
    </Insignia>
  )
}

function Resumen({ prescripcion }: { prescripcion: Prescripcion }) {
  const { afiliado, prescripcionElectronica } = prescripcion
  return (
    <>
      <span className="fuerte">{queDice(prescripcion)}</span>
      <span className="tenue">
        {afiliado?.nombre?.split(' ')[0]} ·{' '}
        <span className="dato">{formatFecha(prescripcionElectronica.fechaPrescripcion)}</span>
      </span>
      <span className="insignias">
        <Estado prescripcion={prescripcion} />
      </span>
    </>
  )
}

type ConEnvio = {
  prescripcion: Prescripcion
  documentos: ReturnType<typeof useDocumentos>
  onEnviar: () => void
}

const papelDe = (prescripcion: Prescripcion) =>
  pedido(pdfDePrescripcion, papelDePrescripcion(prescripcion), {
    titulo: texts.prescripcionN(String(idDe(prescripcion))),
  })

function Abierta({ prescripcion, documentos, onEnviar }: ConEnvio) {
  const { fechaPrescripcion, fechaVencimiento } = prescripcion.prescripcionElectronica
  const { nombre, apellido, numeroDocumentoFormateado } = prescripcion.afiliado ?? {}
  const quien = { nombre, apellido, numeroDocumento: numeroDocumentoFormateado }
  return (
    <>
      <dl className="datos">
        <Dato titulo={texts.afiliado}>{texts.nombreYDocumento(quien)}</Dato>
        <Dato titulo={texts.numero} esDato>
          {String(idDe(prescripcion))}
        </Dato>
        <Dato titulo={texts.tipo}>{tipoDe(prescripcion)}</Dato>
        <Dato titulo={texts.prescripcion} esDato>
          {formatFecha(fechaPrescripcion)}
        </Dato>
        <Dato titulo={texts.vence} esDato>
          {formatFecha(fechaVencimiento)}
        </Dato>
      </dl>
      <div className="de-documento">
        <EnlaceBoton href={direccionDe(prescripcion)} tono="primario" icono={<Eye24Regular />}>
          {texts.verPrescripcion}
        </EnlaceBoton>
        {seEnvia(prescripcion.estado.codigo) && (
          <>
            <Boton
              icono={<ArrowDownload24Regular />}
              onClick={() => void documentos.descargar(papelDe(prescripcion))}
            >
              {texts.descargar}
            </Boton>
            <Boton icono={<Mail24Regular />} onClick={onEnviar}>
              {texts.enviar}
            </Boton>
          </>
        )}
      </div>
    </>
  )
}

/** Actions of a row (PRES-04). */
function Menu({ prescripcion, documentos, onEnviar }: ConEnvio) {
  const [, navigate] = useLocation()
  const apagada = !seEnvia(prescripcion.estado.codigo)
  return (
    <MenuDeFila
      de={texts.dePrescripcion(String(idDe(prescripcion)))}
      nota={apagada ? texts.soloSeVe : undefined}
      acciones={[
        {
          texto: texts.verPrescripcion,
          icono: <Eye24Regular />,
          onElegir: () => navigate(direccionDe(prescripcion)),
        },
        {
          texto: texts.descargarPdf,
          icono: <ArrowDownload24Regular />,
          apagada,
          onElegir: () => void documentos.descargar(papelDe(prescripcion)),
        },
        { texto: texts.enviarPorCorreo, icono: <Mail24Regular />, apagada, onElegir: onEnviar },
      ]}
    />
  )
}
