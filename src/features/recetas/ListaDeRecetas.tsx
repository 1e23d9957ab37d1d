import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'

import type { Receta } from '#contract/recetas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { papelDeReceta, pdfDeReceta } from '#model/papeles.ts'
import { ACTIVA, DISPENSADA } from '#model/recetas/estado.ts'
import { remedioDe } from '#model/recetas/vigentes.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { ListaPaginada } from '#ui/ListaPaginada.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'
import type { Columna } from '#ui/Tabla.tsx'

import { DetalleDeReceta } from './DetalleDeReceta.tsx'
import { EnviarReceta } from './EnviarReceta.tsx'
import { EstadoDeReceta } from './EstadoDeReceta.tsx'
import { lookDeReceta } from './estados.tsx'

import './recetas.css'
import { ResumenDeReceta } from './ResumenDeReceta.tsx'
import { texts } from './texts.ts'
import { useEnviar } from './useEnviar.ts'

const remedioDeReceta = ({ registro1 }: Receta) => remedioDe(registro1) ?? texts.sinNombre

/** The medicines of a prescription. A second one is rare: it gets a line, not a column. */
function Remedios(receta: Receta) {
  const segundo = remedioDe(receta.registro2)
  return (
    <>
      {remedioDeReceta(receta)}
      {segundo && <span className="segundo-remedio">{segundo}</span>}
    </>
  )
}

const nombreDe = ({ personaFisicaAfiliado: { nombre, apellido } }: Receta) =>
  `${nombre} ${apellido}`.trim()

/**
 * Columns of REC-04, with the medicines first and states in words. The expiry is shown only for an active prescription,
 * the pharmacy only for a dispensed one (REC-06).
 */
const COLUMNAS: Columna<Receta>[] = [
  { titulo: texts.remedio, celda: Remedios },
  {
    titulo: texts.numero,
    cede: true,
    celda: ({ recetaElectronica: { numero } }) => <span className="dato">{numero}</span>,
  },
  { titulo: texts.afiliado, celda: nombreDe },
  { titulo: texts.estado, celda: (receta) => <EstadoDeReceta receta={receta} /> },
  {
    titulo: texts.fecha,
    cede: true,
    celda: ({ recetaElectronica }) => (
      <span className="dato">{formatFecha(recetaElectronica.fechaPrescripcion)}</span>
    ),
  },
  {
    titulo: texts.vence,
    cede: true,
    celda: ({ estado, recetaElectronica: { vencimiento } }) =>
      estado.codigo === ACTIVA ? (
        <span className="dato">{formatFecha(vencimiento)}</span>
      ) : (
        texts.nada
      ),
  },
  {
    titulo: texts.farmacia,
    cede: true,
    celda: ({ estado, farmacia }) =>
      (estado.codigo === DISPENSADA && farmacia?.nombre) || texts.nada,
  },
]

const idDe = ({ recetaElectronica }: Receta) => recetaElectronica.idRecetaElectronica

type Props = {
  titulo: string
  filas: readonly Receta[]
  /** Number of the prescription that is open at first. */
  yaAbierta?: string | undefined
}

export function ListaDeRecetas({ titulo, filas, yaAbierta }: Props) {
  const enviar = useEnviar<Receta>()
  const documentos = useDocumentos()
  const primera = filas.find(({ recetaElectronica }) => recetaElectronica.numero === yaAbierta)
  return (
    <>
      <ListaPaginada
        titulo={titulo}
        filas={filas}
        clave={idDe}
        yaAbierta={primera && idDe(primera)}
        columnas={COLUMNAS}
        tono={({ estado: { codigo } }) =>
          codigo === ACTIVA ? undefined : lookDeReceta(codigo).tono
        }
        tituloDe={remedioDeReceta}
        resumen={(receta) => <ResumenDeReceta receta={receta} />}
        detalle={(receta) => (
          <DetalleDeReceta receta={receta} onEnviar={() => enviar.pedir(receta)} />
        )}
        acciones={(receta) => (
          <Menu receta={receta} documentos={documentos} onEnviar={() => enviar.pedir(receta)} />
        )}
      />
      {documentos.visor}
      {enviar.que && <EnviarReceta receta={enviar.que} onCerrar={enviar.cerrar} />}
    </>
  )
}

type MenuProps = {
  receta: Receta
  documentos: ReturnType<typeof useDocumentos>
  onEnviar: () => void
}

/** Actions of a row (REC-05). */
function Menu({ receta, documentos, onEnviar }: MenuProps) {
  const { numero } = receta.recetaElectronica
  const papel = pedido(pdfDeReceta, papelDeReceta(receta), {
    titulo: texts.recetaN(numero),
    onEnviar,
  })
  const apagada = receta.estado.codigo !== ACTIVA
  return (
    <MenuDeFila
      de={texts.deReceta(numero)}
      nota={apagada ? texts.soloActiva : undefined}
      acciones={[
        {
          texto: texts.verReceta,
          icono: <Eye24Regular />,
          apagada,
          onElegir: () => documentos.ver(papel),
        },
        {
          texto: texts.descargarPdf,
          icono: <ArrowDownload24Regular />,
          apagada,
          onElegir: () => void documentos.descargar(papel),
        },
        { texto: texts.enviarPorCorreo, icono: <Mail24Regular />, apagada, onElegir: onEnviar },
      ]}
    />
  )
}
