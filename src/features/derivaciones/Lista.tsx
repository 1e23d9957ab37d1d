import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Edit24Regular } from '@fluentui/react-icons/svg/edit'
import { VehicleBus24Regular } from '@fluentui/react-icons/svg/vehicle-bus'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { carta, idDe, papelDe, planDe, situacionDe, viajan } from '#model/derivaciones.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { useHoy } from '#piezas/hora.ts'
import { ListaResponsiva } from '#ui/ListaResponsiva.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'
import type { Columna } from '#ui/Tabla.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { Abierta } from './Abierta.tsx'
import { Situacion, quienesEnPalabras } from './situacion.tsx'
import { texts } from './texts.ts'

type Renglon = { una: DerivacionTransitoria; quienes: string; onCarta: () => void }

const COLUMNAS: Columna<Renglon>[] = [
  { titulo: texts.obraSocial, celda: ({ una }) => <b>{planDe(una)}</b> },
  { titulo: texts.desde, celda: ({ una }) => formatFecha(una.fechaDesde), cede: true },
  { titulo: texts.hasta, celda: ({ una }) => formatFecha(una.fechaHasta), cede: true },
  { titulo: texts.afiliados, celda: ({ quienes }) => quienes },
  { titulo: texts.estado, celda: ({ una }) => <Situacion una={una} /> },
]

const claveDe = ({ una }: Renglon) => idDe(una) ?? planDe(una)
const abiertaDe = (renglon: Renglon) => <Abierta {...renglon} />
const resumenDe = (renglon: Renglon) => <Resumen {...renglon} />
const accionesDe = (renglon: Renglon) => <Menu {...renglon} />

type Props = {
  derivaciones: readonly DerivacionTransitoria[]
  /** Referrals with an unsent change. The change stands above the list with the new values. */
  editadas: ReadonlySet<string>
  /** True if there are referrals, in the list or unsent. */
  hay: boolean
  /** Shown if there are none. */
  children: ReactNode
}

/** The provider's referrals, each with its letter. */
export function Lista({ derivaciones, editadas, hay, children }: Props) {
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value.length : 0
  const documentos = useDocumentos()
  const hoy = useHoy()
  if (!hay)
    return (
      <Vacio icono={<VehicleBus24Regular />} titulo={texts.vacio}>
        <p>{texts.vacioDetalle}</p>
        {children}
      </Vacio>
    )
  const filas = derivaciones
    .filter((una) => !editadas.has(String(idDe(una))))
    .map((una) => ({
      una,
      quienes: quienesEnPalabras(
        viajan(una).map(({ nombre }) => nombre),
        familia,
      ),
      onCarta: () => documentos.ver(pedido(carta, papelDe(una), { titulo: texts.carta })),
    }))
  return (
    <>
      {filas.length > 0 && (
        <ListaResponsiva
          titulo={texts.titulo}
          filas={filas}
          clave={claveDe}
          columnas={COLUMNAS}
          franja={({ una }) => (situacionDe(una, hoy) === 'terminada' ? 'neutro' : undefined)}
          resumen={resumenDe}
          acciones={accionesDe}
          abierta={abiertaDe}
          alLado={({ una }) => planDe(una)}
        />
      )}
      {documentos.visor}
    </>
  )
}

function Resumen({ una, quienes }: Renglon) {
  return (
    <span className="resumen-de-derivacion">
      <span className="fuerte">{planDe(una)}</span>
      <span className="tenue">
        {quienes} · {texts.fechas(formatFecha(una.fechaDesde), formatFecha(una.fechaHasta))}
      </span>
      <Situacion una={una} />
    </span>
  )
}

function Menu({ una, onCarta }: Renglon) {
  const [, navigate] = useLocation()
  return (
    <MenuDeFila
      de={texts.accionesDe(planDe(una))}
      acciones={[
        { texto: texts.carta, icono: <DocumentText24Regular />, onElegir: onCarta },
        {
          texto: texts.editar,
          icono: <Edit24Regular />,
          onElegir: () => navigate(`/add-derivacion?id=${idDe(una)}`),
        },
      ]}
    />
  )
}
