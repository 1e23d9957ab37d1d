import { Info24Regular } from '@fluentui/react-icons/svg/info'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { type Infer, number, object, optional } from 'superstruct'

import type { RecetaCronica } from '#contract/recetasCronicas.ts'
import { type PorNumero, cronicasDe, lasRecientes } from '#model/recetasCronicas.ts'
import { CampoDeQuien } from '#piezas/busqueda/CampoDeQuien.tsx'
import { LoGuardado } from '#piezas/busqueda/LoGuardado.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { useHora } from '#piezas/hora.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './recetas.css'
import { ListaDeCronicas } from './ListaDeCronicas.tsx'
import { texts } from './texts.ts'

type DeQuien = Infer<typeof DeQuien>
const DeQuien = object({ idAfiliado: optional(number()) })

const UNA_HORA = 3_600_000

const estaBien = ({ idAfiliado }: DeQuien) => idAfiliado !== undefined

/** Prescriptions of special and chronic plans: the whole family's at first, a member's by search (CRON-01). */
export function ConsultarCronicasScreen() {
  const { nombreDe, deQuien, elegido } = useFamilia()
  const busqueda = useBusqueda<DeQuien>({ vacios: {}, forma: DeQuien, estaBien, alAbrir: {} })
  const { criterios, buscada } = busqueda
  const nombre = nombreDe(buscada?.idAfiliado)
  const marco: DeBusqueda<DeQuien> = {
    titulo: texts.cronicas,
    abrir: texts.buscarOtras,
    busqueda,
    criterio: nombre ?? deQuien(undefined) ?? '',
    elegidos: elegido(criterios.idAfiliado),
    campos: <CampoDeQuien busqueda={busqueda} />,
  }
  return nombre !== undefined && buscada?.idAfiliado !== undefined ? (
    <DeUno key={busqueda.vez} marco={marco} idAfiliado={buscada.idAfiliado} />
  ) : (
    <DeTodos marco={marco} />
  )
}

type Marco = { marco: DeBusqueda<DeQuien> }

/** The whole family's are stored on this phone, so that neither this list nor a search needs signal. */
function DeTodos({ marco }: Marco) {
  const { integrantes, nombreDe } = useFamilia()
  const guardadas = useDeLaFamilia(cronicasDe, integrantes)
  const hora = useHora(UNA_HORA)
  const deQuien = new Map(
    (guardadas ?? []).flatMap(({ idAfiliado, filas }) =>
      filas.map(({ numeroRecetario }) => [numeroRecetario, nombreDe(idAfiliado)] as const),
    ),
  )
  const todas = (guardadas ?? [])
    .flatMap(({ filas }) => filas)
    .toSorted((a, b) => (b.fechaAutorizacion ?? '').localeCompare(a.fechaAutorizacion ?? ''))
  return (
    <LoGuardado
      marco={marco}
      de={cronicasDe}
      guardadas={guardadas}
      integrantes={integrantes}
      hay={todas.length > 0}
      vacio={{
        titulo: texts.sinCronicas,
        detalle: texts.sinCronicasDetalle,
        icono: <Pill24Regular />,
      }}
      trayendo={texts.trayendo}
    >
      <Halladas
        todas={todas}
        recientes={(guardadas ?? []).flatMap(({ filas }) => lasRecientes(filas, hora))}
        deQuien={({ numeroRecetario }) => deQuien.get(numeroRecetario)}
      />
    </LoGuardado>
  )
}

function DeUno({ marco, idAfiliado }: Marco & { idAfiliado: number }) {
  const { value, edad, aviso } = useCopia(cronicasDe, { idAfiliado }, texts.trayendo, {
    alVer: true,
  })
  const hora = useHora(UNA_HORA)
  return (
    <PantallaDeBusqueda {...marco} edad={edad}>
      {aviso}
      {value &&
        (value.length === 0 ? (
          <Vacio icono={<Pill24Regular />} titulo={texts.sinCronicas}>
            <p>{texts.sinCronicasDetalle}</p>
          </Vacio>
        ) : (
          <Halladas todas={value} recientes={lasRecientes(value, hora)} />
        ))}
    </PantallaDeBusqueda>
  )
}

type HalladasProps = {
  todas: RecetaCronica[]
  recientes: PorNumero[]
  deQuien?: (receta: RecetaCronica) => string | undefined
}

function Halladas({ todas, recientes, deQuien }: HalladasProps) {
  return (
    <>
      <ListaDeCronicas filas={todas} recientes={recientes} {...(deQuien && { deQuien })} />
      <Panel tono="info" icono={<Info24Regular />}>
        <p>{texts.solo100}</p>
      </Panel>
    </>
  )
}
