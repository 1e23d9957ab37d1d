import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import type { ReactNode } from 'react'

import { formatFecha } from '#formato/fechas.ts'
import { ordenesEmitidas } from '#model/ordenes.ts'
import type { Criterio } from '#model/recetas/busqueda.ts'
import { LoGuardado } from '#piezas/busqueda/LoGuardado.tsx'
import type { DeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'

import { texts } from '../texts.ts'
import { Lista } from './Lista.tsx'

type Props = { marco: DeBusqueda<Criterio>; desde: string; antes: ReactNode }

/** The family's orders on this phone since a given day, each with its member. */
export function DelTelefono({ marco, desde, antes }: Props) {
  const { integrantes, nombreDe } = useFamilia()
  const guardadas = useDeLaFamilia(ordenesEmitidas, integrantes)
  const deQuien = new Map<string, string>()
  const filas = (guardadas ?? []).flatMap(({ idAfiliado, filas: suyas }) =>
    suyas.filter(({ numeroSolicitud, fechaSolicitud }) => {
      deQuien.set(numeroSolicitud, nombreDe(idAfiliado) ?? '')
      return fechaSolicitud >= desde
    }),
  )
  return (
    <LoGuardado
      marco={marco}
      de={ordenesEmitidas}
      guardadas={guardadas}
      integrantes={integrantes}
      hay={filas.length > 0}
      vacio={{
        titulo: texts.ninguna,
        detalle: texts.ningunaDesde(formatFecha(desde)),
        icono: <DocumentSearch24Regular />,
      }}
      trayendo={texts.trayendo}
      antes={antes}
    >
      <Lista filas={filas} deQuien={({ numeroSolicitud }) => deQuien.get(numeroSolicitud)} />
    </LoGuardado>
  )
}
