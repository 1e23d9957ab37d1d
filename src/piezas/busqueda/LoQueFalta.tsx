import { useFaltas, useRefreshAll } from '#live/copias/useFaltas.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Resource } from '#local/resource.ts'
import { type DeIntegrante, grupoFamiliar } from '#model/afiliados.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'

import { useFamilia } from '../familia/useFamilia.ts'
import { texts } from './texts.ts'

type Props<T> = { de: Resource<DeIntegrante, T[]>; integrantes: readonly DeIntegrante[] }

/** Shown in place of the list while data of members are missing, or the family itself: on their way, or why not. */
export function NoLlego<T>({ trayendo, ...rest }: Props<T> & { trayendo: string }) {
  return rest.integrantes.length > 0 ? (
    <Falla resource={rest.de} params={rest.integrantes} trayendo={trayendo} />
  ) : (
    <Falla resource={grupoFamiliar} params={[{}]} trayendo={trayendo} />
  )
}

type DeFalla<Params, Value> = {
  resource: Resource<Params, Value>
  params: readonly Params[]
  trayendo: string
}

function Falla<Params, Value>({ resource, params, trayendo }: DeFalla<Params, Value>) {
  const faltas = useFaltas(resource, params)
  const reintentar = useRefreshAll(
    resource,
    faltas.map((falta) => falta.params),
  )
  return (
    <SinDatos
      falla={faltas[0]?.failure}
      trayendo={trayendo}
      onReintentar={() => void reintentar()}
    />
  )
}

/** Above a list without the data of some members: their names, so that a missing row is not taken for none. */
export function FaltaLoDe<T>({ de, integrantes }: Props<T>) {
  const { nombreDe } = useFamilia()
  const sinSenal = useSinSenal()
  const faltas = useFaltas(de, integrantes)
  const reintentar = useRefreshAll(
    de,
    faltas.map(({ params }) => params),
  )
  if (faltas.length === 0) return null
  const nombres = faltas.flatMap(({ params }) => nombreDe(params.idAfiliado) ?? [])
  return (
    <Panel tono="aviso" titulo={texts.faltaLoDe(nombres.join(', '))}>
      <p>{sinSenal ? texts.todaviaNoEsta(aparato()) : faltas[0]?.failure.message}</p>
      {!sinSenal && (
        <div className="botones">
          <Boton onClick={() => void reintentar()}>{texts.reintentar}</Boton>
        </div>
      )}
    </Panel>
  )
}
