import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'

import type { Aporte } from '#contract/aportes.ts'
import { dinero } from '#formato/dinero.ts'
import { mesLargo, readMes } from '#formato/meses.ts'
import { presente } from '#formato/presente.ts'
import { aportesDe } from '#model/aportes.ts'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { Planilla } from '#piezas/busqueda/Planilla.tsx'
import { Resumen } from '#piezas/busqueda/Resumen.tsx'
import { Dato } from '#piezas/Dato.tsx'
import { useHoy } from '#piezas/hora.ts'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Columna } from '#ui/Tabla.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './aportes.css'
import { Detalle } from './Detalle.tsx'
import { Grafico } from './Grafico.tsx'
import { CAMPOS, porMes, sumaDe } from './sumas.ts'
import { texts } from './texts.ts'

type Props<Criterios> = { marco: DeBusqueda<Criterios>; idAfiliado: number; quien: string }

export function Aportes<Criterios extends object>({ marco, idAfiliado, quien }: Props<Criterios>) {
  return (
    <Hallado
      marco={marco}
      de={aportesDe}
      params={{ idAfiliado, meses: 6 as const }}
      trayendo={texts.trayendo}
      acciones={planillaDe}
    >
      {(filas) =>
        filas.length === 0 ? (
          <Vacio icono={<Wallet24Regular />} titulo={texts.vacio} tono="neutro">
            <p>{texts.vacioDetalle}</p>
          </Vacio>
        ) : (
          <>
            <EnTotal filas={filas} quien={quien} />
            <MesPorMes filas={filas} />
          </>
        )
      }
    </Hallado>
  )
}

function EnTotal({ filas, quien }: { filas: Aporte[]; quien: string }) {
  const hoy = useHoy(60 * 60_000)
  const { personal, patronal, otros, total } = sumaDe(filas)
  return (
    <div className="aportes tarjeta">
      <div>
        <span className="tenue">{texts.ultimos(quien)}</span>
        <b className="suma dato">{dinero(total)}</b>
        <dl className="datos">
          <Dato titulo={texts.personal} esDato>
            {dinero(personal)}
          </Dato>
          <Dato titulo={texts.patronal} esDato>
            {dinero(patronal)}
          </Dato>
          {otros > 0 && (
            <Dato titulo={texts.otros} esDato>
              {dinero(otros)}
            </Dato>
          )}
        </dl>
        <p className="tenue">{texts.suma}</p>
      </div>
      <Grafico meses={porMes(filas, hoy)} />
    </div>
  )
}

function MesPorMes({ filas }: { filas: Aporte[] }) {
  const conClave = filas
    .map((aporte, at) => ({ aporte, clave: at }))
    .toSorted((a, b) => (readMes(b.aporte.mes) ?? '').localeCompare(readMes(a.aporte.mes) ?? ''))
  return (
    <section>
      <h2 className="seccion">{texts.mesPorMes}</h2>
      <div className="pila">
        {filas.length >= 50 && (
          <Panel tono="info">
            <p>{texts.primeros50}</p>
          </Panel>
        )}
        <ListaResponsiva
          dePaginas
          titulo={texts.mesPorMes}
          filas={conClave}
          clave={({ clave }) => clave}
          columnas={COLUMNAS}
          resumen={resumenDe}
          abierta={detalleDe}
          alLado={({ aporte }) => mesDe(aporte)}
        />
      </div>
    </section>
  )
}

const planillaDe = (filas: Aporte[]) =>
  filas.length > 0 && <Planilla nombre={texts.titulo} filas={() => enPlanilla(filas)} />

const detalleDe = ({ aporte }: { aporte: Aporte }) => <Detalle aporte={aporte} />

const resumenDe = ({ aporte }: { aporte: Aporte }) => (
  <Resumen
    titulo={mesDe(aporte)}
    detalle={[aporte.tipoPresentacion, reparticionDe(aporte)].filter(Boolean).join(' · ')}
    alFinal={dinero(sumaDe([aporte]).total)}
  />
)

const mesDe = ({ mes }: Aporte) => {
  const leido = readMes(mes)
  return leido === undefined ? mes : mesLargo(leido)
}

const reparticionDe = ({ descripcionReparticion }: Aporte) =>
  presente(descripcionReparticion) ?? texts.noEncontrada

const pesos = (importe: number) => (importe === 0 ? undefined : dinero(importe))

const COLUMNAS: Columna<{ aporte: Aporte }>[] = [
  { titulo: texts.mes, celda: ({ aporte }) => <span className="fuerte">{mesDe(aporte)}</span> },
  {
    titulo: texts.presentacion,
    celda: ({ aporte }) => presente(aporte.tipoPresentacion),
    cede: true,
  },
  { titulo: texts.reparticion, celda: ({ aporte }) => reparticionDe(aporte), cede: true },
  {
    titulo: texts.personal,
    celda: ({ aporte }) => pesos(sumaDe([aporte]).personal),
    derecha: true,
    cede: true,
  },
  {
    titulo: texts.patronal,
    celda: ({ aporte }) => pesos(sumaDe([aporte]).patronal),
    derecha: true,
    cede: true,
  },
  {
    titulo: texts.otros,
    celda: ({ aporte }) => pesos(sumaDe([aporte]).otros),
    derecha: true,
    cede: true,
  },
  {
    titulo: texts.total,
    celda: ({ aporte }) => <span className="fuerte">{dinero(sumaDe([aporte]).total)}</span>,
    derecha: true,
  },
]

const enPlanilla = (filas: Aporte[]) => [
  [
    texts.mes,
    texts.presentacion,
    texts.reparticion,
    ...CAMPOS.map((campo) => texts.campos[campo]),
    texts.total,
    texts.positivos,
  ],
  ...filas.map((aporte) => [
    aporte.mes,
    aporte.tipoPresentacion,
    reparticionDe(aporte),
    ...CAMPOS.map((campo) => aporte[campo] ?? 0),
    sumaDe([aporte]).total,
    (aporte.aportesPositivos ?? [])
      .map(({ descripcion, importe }) => `${descripcion}: ${dinero(importe)}`)
      .join(', '),
  ]),
]
