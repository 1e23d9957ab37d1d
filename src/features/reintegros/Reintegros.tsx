import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'

import type { Reintegro } from '#contract/reintegros.ts'
import { dinero } from '#formato/dinero.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { nombreCompleto } from '#model/personas.ts'
import { reintegrosDe } from '#model/reintegros.ts'
import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import { NadaHallado } from '#piezas/busqueda/NadaHallado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { Planilla } from '#piezas/busqueda/Planilla.tsx'
import { Resumen } from '#piezas/busqueda/Resumen.tsx'
import { useTitular } from '#piezas/useTitular.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import type { Columna } from '#ui/Tabla.tsx'

import { texts } from './texts.ts'

type Acreditacion = Reintegro['acreditacionReintegroVO']

type Props<Criterios> = {
  marco: DeBusqueda<Criterios>
  params: { idAfiliado: number; anio: number | null }
}

export function Reintegros<Criterios extends object>({ marco, params }: Props<Criterios>) {
  return (
    <Hallado
      marco={marco}
      de={reintegrosDe}
      params={params}
      trayendo={texts.trayendo}
      acciones={planillaDe}
    >
      {(filas) =>
        filas.length === 0 ? (
          <NadaHallado titulo={texts.vacio} onCambiar={marco.busqueda.desplegar} />
        ) : (
          <Lista filas={filas.map((fila) => fila.acreditacionReintegroVO).toSorted(masNuevo)} />
        )
      }
    </Hallado>
  )
}

function Lista({ filas }: { filas: Acreditacion[] }) {
  const suma = dinero(
    filas.reduce((total, { importeReintegro }) => total + (importeReintegro ?? 0), 0),
  )
  return (
    <>
      <AvisoDeCincuenta filas={filas.length} />
      <div className="total tarjeta">
        <Titular />
        <div className="derecha">
          <span className="tenue">{texts.reintegros(filas.length)}</span>
          <b className="suma dato">{suma}</b>
        </div>
      </div>
      <ListaResponsiva
        dePaginas
        titulo={texts.titulo}
        filas={filas}
        clave={({ numeroSolicitud }) => numeroSolicitud}
        columnas={COLUMNAS}
        franja={(fila) => (estadoDe(fila) === 'liquidado' ? 'info' : undefined)}
        resumen={resumenDe}
        pie={[texts.total, '', '', '', '', '', suma]}
      />
    </>
  )
}

const planillaDe = (filas: Reintegro[]) =>
  filas.length > 0 && <Planilla nombre={texts.titulo} filas={() => enPlanilla(filas)} />

const resumenDe = (fila: Acreditacion) => (
  <Resumen
    titulo={fila.descripcion ?? texts.numero(fila.numeroSolicitud)}
    detalle={[fechaDe(fila) && formatFecha(fechaDe(fila)), texts.numero(fila.numeroSolicitud)]
      .filter(Boolean)
      .join(' · ')}
    insignia={<Estado fila={fila} />}
    alFinal={importe(fila)}
  />
)

/** Holder of the refunds (REIN-03). */
function Titular() {
  const quien = useTitular()
  return (
    <div>
      <span className="tenue">{texts.titular}</span>
      <b>{quien ? nombreCompleto(quien) : '—'}</b>
    </div>
  )
}

function Estado({ fila }: { fila: Acreditacion }) {
  const estado = estadoDe(fila)
  if (estado === 'acreditado')
    return (
      <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
        {texts.acreditado}
      </Insignia>
    )
  if (estado === 'liquidado')
    return (
      <Insignia tono="info" icono={<Clock20Regular />}>
        {texts.liquidado}
      </Insignia>
    )
  return null
}

/** State derived from the dates: the provider sends none. */
function estadoDe({ fechaAcreditacion, fechaLiquidacion }: Acreditacion) {
  if (fechaAcreditacion) return 'acreditado'
  return fechaLiquidacion ? 'liquidado' : undefined
}

const fechaDe = ({ fechaAcreditacion, fechaLiquidacion }: Acreditacion) =>
  fechaAcreditacion ?? fechaLiquidacion

const importe = ({ importeReintegro }: Acreditacion) =>
  importeReintegro == null ? undefined : dinero(importeReintegro)

/** Unpaid refunds first, then the newest. */
const masNuevo = (a: Acreditacion, b: Acreditacion) =>
  (fechaDe(b) ?? '9').localeCompare(fechaDe(a) ?? '9')

const COLUMNAS: Columna<Acreditacion>[] = [
  {
    titulo: texts.solicitud,
    celda: ({ numeroSolicitud }) => <span className="dato fuerte">{numeroSolicitud}</span>,
  },
  { titulo: texts.descripcion, celda: ({ descripcion }) => presente(descripcion) },
  { titulo: texts.cuenta, celda: ({ numeroCuenta }) => presente(numeroCuenta) },
  {
    titulo: texts.liquidacion,
    celda: ({ fechaLiquidacion }) => <Dia fecha={fechaLiquidacion} />,
  },
  {
    titulo: texts.acreditacion,
    celda: ({ fechaAcreditacion }) => <Dia fecha={fechaAcreditacion} />,
  },
  { titulo: texts.observacion, celda: ({ observacion }) => presente(observacion), ancha: true },
  { titulo: texts.importe, celda: importe, derecha: true },
]

const Dia = ({ fecha }: { fecha: string | null | undefined }) => (
  <span className="dato">{fecha ? formatFecha(fecha) : texts.todaviaNo}</span>
)

const enPlanilla = (filas: Reintegro[]) => [
  COLUMNAS.map(({ titulo }) => titulo),
  ...filas.map(({ acreditacionReintegroVO: fila }) => [
    fila.numeroSolicitud,
    presente(fila.descripcion),
    presente(fila.numeroCuenta),
    fila.fechaLiquidacion && formatFecha(fila.fechaLiquidacion),
    fila.fechaAcreditacion && formatFecha(fila.fechaAcreditacion),
    presente(fila.observacion),
    fila.importeReintegro,
  ]),
]
