import { BuildingShop16Regular } from '@fluentui/react-icons/svg/building-shop'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Link } from 'wouter'

import type { DetalleDeRecetaCronica, RecetaCronica } from '#contract/recetasCronicas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useCopias } from '#live/copias/useCopias.ts'
import { useResource } from '#live/copias/useResource.ts'
import { LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { type PorNumero, cronica } from '#model/recetasCronicas.ts'
import { Dato } from '#piezas/Dato.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Insignia } from '#ui/Insignia.tsx'
import { ListaPaginada } from '#ui/ListaPaginada.tsx'
import type { Columna } from '#ui/Tabla.tsx'

import { FichaDeCronica } from './FichaDeCronica.tsx'
import { ParaRetirar } from './ParaRetirar.tsx'
import { texts } from './texts.ts'

const direccionDe = ({ numeroRecetario }: RecetaCronica) =>
  `/ver-receta-cronica/${encodeURIComponent(numeroRecetario)}`

const medicamentosDe = ({ medicamentos }: RecetaCronica) =>
  medicamentos.map(({ descripcion }) => descripcion)

const loPrimero = (receta: RecetaCronica) => medicamentosDe(receta)[0] ?? texts.sinNombre

const planDe = ({ nombrePlan, plan }: RecetaCronica) => nombrePlan ?? plan ?? ''

const DE_QUIEN: Columna<RecetaCronica> = {
  titulo: texts.afiliado,
  celda: ({ afiliado }) => afiliado,
}

/** Columns of CRON-02, with the medicines first. */
const COLUMNAS: Columna<RecetaCronica>[] = [
  { titulo: texts.medicamentos, celda: (receta) => medicamentosDe(receta).join(', ') },
  {
    titulo: texts.numero,
    cede: true,
    celda: (receta) => (
      <Link className="enlace dato" href={direccionDe(receta)}>
        {receta.numeroRecetario}
      </Link>
    ),
  },
  { titulo: texts.plan, celda: (receta) => planDe(receta) || texts.nada, cede: true },
  {
    titulo: texts.periodo,
    cede: true,
    celda: ({ periodo }) => <span className="dato">{periodo ?? '—'}</span>,
  },
  {
    titulo: texts.prescriptor,
    celda: ({ prescriptor }) => prescriptor ?? texts.nada,
    cede: true,
  },
  {
    titulo: texts.autorizada,
    cede: true,
    celda: ({ fechaAutorizacion }) => (
      <span className="dato">{formatFecha(fechaAutorizacion)}</span>
    ),
  },
]

type Props = {
  filas: readonly RecetaCronica[]
  /** Rows whose details this phone keeps: a few of each member. */
  recientes: readonly PorNumero[]
  /** First name of a prescription's member, in a list of the whole family. */
  deQuien?: (receta: RecetaCronica) => string | undefined
}

/** A row is green only if the stored detail says that the medicines wait at the pharmacy: the list itself has no state. */
export function ListaDeCronicas({ filas, recientes, deQuien }: Props) {
  const detalles = useCopias(cronica, recientes) ?? []
  const listaDe = ({ numeroRecetario }: RecetaCronica) =>
    detalles
      .map(({ value }) => value)
      .find(
        (detalle) =>
          detalle.numeroRecetario === numeroRecetario &&
          detalle.codigoEstado === LISTA_PARA_RETIRAR,
      )
  return (
    <ListaPaginada
      titulo={texts.cronicas}
      filas={filas}
      clave={({ numeroRecetario }) => numeroRecetario}
      columnas={[
        ...COLUMNAS.slice(0, 1),
        ...(deQuien ? [DE_QUIEN] : []),
        ...COLUMNAS.slice(1),
        { titulo: texts.estado, celda: (fila) => (listaDe(fila) ? <Lista /> : texts.nada) },
      ]}
      tono={(fila) => (listaDe(fila) ? 'ok' : undefined)}
      resumen={(fila) => (
        <Resumen receta={fila} deQuien={deQuien?.(fila)} lista={listaDe(fila) !== undefined} />
      )}
      enTarjeta={(fila) => <Abierta receta={fila} lista={listaDe(fila)} />}
      detalle={(fila) => <Entera receta={fila} lista={listaDe(fila)} />}
      tituloDe={loPrimero}
    />
  )
}

function Lista() {
  return (
    <Insignia tono="ok" icono={<BuildingShop16Regular />}>
      {texts.listaParaRetirar}
    </Insignia>
  )
}

type ResumenProps = { receta: RecetaCronica; deQuien: string | undefined; lista: boolean }

function Resumen({ receta, deQuien, lista }: ResumenProps) {
  const [, ...demas] = medicamentosDe(receta)
  return (
    <>
      <span className="fuerte">
        {loPrimero(receta)}
        {demas.length > 0 && <span className="apagado">{texts.yMas(demas.length)}</span>}
      </span>
      <span className="tenue">
        {[deQuien, texts.planYPeriodo(planDe(receta), receta.periodo ?? '')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {lista && (
        <span className="insignias">
          <Lista />
        </span>
      )}
    </>
  )
}

type AbiertaProps = { receta: RecetaCronica; lista: DetalleDeRecetaCronica | undefined }

/** Detail beside the list: all data of the prescription once they are known. */
function Entera({ receta, lista }: AbiertaProps) {
  const { numeroRecetario: numeroReceta } = receta
  const copia = useResource(cronica, { numeroReceta }, { alVer: true })
  if (copia.state === 'ready')
    return <FichaDeCronica receta={copia.value} savedAt={copia.savedAt} />
  return copia.state === 'absent' ? <Abierta receta={receta} lista={lista} /> : null
}

function Abierta({ receta, lista }: AbiertaProps) {
  return (
    <>
      <dl className="datos">
        <Dato titulo={texts.numero} esDato>
          {receta.numeroRecetario}
        </Dato>
        <Dato titulo={texts.autorizada} esDato>
          {formatFecha(receta.fechaAutorizacion)}
        </Dato>
        <Dato titulo={texts.plan}>{planDe(receta)}</Dato>
        <Dato titulo={texts.periodo} esDato>
          {receta.periodo ?? ''}
        </Dato>
        <Dato titulo={texts.prescriptor}>{receta.prescriptor ?? ''}</Dato>
      </dl>
      <div>
        <p className="tenue">{texts.medicamentos}</p>
        {medicamentosDe(receta).map((medicamento) => (
          <p key={medicamento}>{medicamento}</p>
        ))}
      </div>
      {lista && <ParaRetirar detalle={lista} />}
      <EnlaceBoton href={direccionDe(receta)} tono="primario" icono={<Eye24Regular />}>
        {texts.verReceta}
      </EnlaceBoton>
    </>
  )
}
