import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import type { ReactNode } from 'react'

import { formatFecha } from '#formato/fechas.ts'
import { useSinSenal } from '#live/useSignal.ts'
import { ordenesEmitidas } from '#model/ordenes.ts'
import type { Criterio } from '#model/recetas/busqueda.ts'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { guardadoAt, useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { BotonDeImprimir } from '#piezas/papel/BotonDeImprimir.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from '../texts.ts'
import { Lista } from './Lista.tsx'

type Props = { marco: DeBusqueda<Criterio>; desde: string; antes: ReactNode }

/** The orders of everybody that lie on this phone since a day, and whose each is. */
export function DelTelefono({ marco, desde, antes }: Props) {
  const { integrantes, nombreDe } = useFamilia()
  const sinSenal = useSinSenal()
  const guardadas = useDeLaFamilia(ordenesEmitidas, integrantes)
  const savedAt = guardadoAt(guardadas)
  const todos = guardadas?.length === integrantes.length
  const deQuien = new Map<string, string>()
  const filas = (guardadas ?? []).flatMap(({ idAfiliado, filas: suyas }) =>
    suyas.filter(({ numeroSolicitud, fechaSolicitud }) => {
      deQuien.set(numeroSolicitud, nombreDe(idAfiliado) ?? '')
      return fechaSolicitud >= desde
    }),
  )
  return (
    <PantallaDeBusqueda
      {...marco}
      savedAt={savedAt}
      acciones={filas.length > 0 && <BotonDeImprimir />}
    >
      {antes}
      {filas.length > 0 && (
        <>
          <EnPapel savedAt={savedAt} />
          <Lista filas={filas} deQuien={({ numeroSolicitud }) => deQuien.get(numeroSolicitud)} />
        </>
      )}
      {filas.length === 0 && savedAt !== undefined && todos && (
        <Vacio icono={<DocumentSearch24Regular />} tono="neutro" titulo={texts.ninguna}>
          <p>{texts.ningunaDesde(formatFecha(desde))}</p>
        </Vacio>
      )}
      {filas.length === 0 && guardadas !== undefined && !(todos && savedAt !== undefined) && (
        <output className="tenue">
          {sinSenal ? texts.todaviaNada(aparato()) : texts.trayendo}
        </output>
      )}
    </PantallaDeBusqueda>
  )
}
