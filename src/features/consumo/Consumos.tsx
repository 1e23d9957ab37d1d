import type { Consumo } from '#contract/consumo.ts'
import { dinero } from '#formato/dinero.ts'
import { consumoDe } from '#model/consumo.ts'
import { Hallado } from '#piezas/busqueda/Hallado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { Planilla } from '#piezas/busqueda/Planilla.tsx'

import './consumo.css'
import { GrupoDeConsumo } from './GrupoDeConsumo.tsx'
import { enPlanilla } from './planilla.ts'
import { GRUPOS, renglonesDe, sumaDe } from './renglones.ts'
import { texts } from './texts.ts'

type Props<Criterios> = {
  marco: DeBusqueda<Criterios>
  params: { idAfiliado: number; fechaDesde: string; fechaHasta: string }
}

export function Consumos<Criterios extends object>({ marco, params }: Props<Criterios>) {
  return (
    <Hallado
      marco={marco}
      de={consumoDe}
      params={params}
      trayendo={texts.trayendo}
      acciones={planillaDe}
    >
      {(consumo) => <Grupos consumo={consumo} />}
    </Hallado>
  )
}

const planillaDe = (consumo: Consumo) =>
  GRUPOS.some((grupo) => renglonesDe(consumo, grupo).length > 0) && (
    <Planilla nombre={texts.titulo} filas={() => enPlanilla(consumo)} />
  )

function Grupos({ consumo }: { consumo: Consumo }) {
  const grupos = GRUPOS.map((grupo) => ({ grupo, renglones: renglonesDe(consumo, grupo) }))
  const todos = grupos.flatMap(({ renglones }) => renglones)
  const primero = grupos.find(({ renglones }) => renglones.length > 0)?.grupo
  return (
    <>
      <div className="total tarjeta">
        <div>
          <span className="tenue">{texts.consumos(todos.length)}</span>
          <b className="suma dato">{dinero(sumaDe(todos))}</b>
        </div>
      </div>
      {grupos.map(({ grupo, renglones }) => (
        <GrupoDeConsumo
          key={grupo}
          grupo={grupo}
          renglones={renglones}
          abierto={grupo === primero}
        />
      ))}
    </>
  )
}
