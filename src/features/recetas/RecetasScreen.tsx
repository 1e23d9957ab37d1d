import { AlertUrgent16Regular } from '@fluentui/react-icons/svg/alert-urgent'
import { BuildingShop16Regular } from '@fluentui/react-icons/svg/building-shop'
import { CalendarSync24Regular } from '@fluentui/react-icons/svg/calendar-sync'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardTask24Regular } from '@fluentui/react-icons/svg/clipboard-task'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { recetasDe } from '#model/recetas.ts'
import { guardadoAt, masNuevaPrimero } from '#model/recetas/guardadas.ts'
import { diasSiVencePronto } from '#model/recetas/vencimiento.ts'
import { diaDeReceta, recetasVigentes } from '#model/recetas/vigentes.ts'
import { cronicasDe } from '#model/recetasCronicas.ts'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { copiasDe, useDeLaFamilia } from '#piezas/familia/useDeLaFamilia.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { useHoy } from '#piezas/hora.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import './recetas.css'

import { LaUltima } from './LaUltima.tsx'
import { texts } from './texts.ts'
import { useListas } from './useListas.ts'

/** The last valid prescription, the two kinds with the number waiting in each, and a link to the practices (REC-01). */
export function RecetasScreen() {
  const { integrantes } = useFamilia()
  const guardadas = useDeLaFamilia(recetasDe, integrantes)
  const listas = useListas(integrantes)
  const savedAt = guardadoAt(guardadas)
  const hoy = useHoy()
  const vigentes = recetasVigentes(guardadas?.flatMap(({ filas }) => filas) ?? [], hoy)
  const pronto = vigentes.filter(
    ({ recetaElectronica: { vencimiento } }) => diasSiVencePronto(vencimiento, hoy) !== undefined,
  )
  const [ultima] = masNuevaPrimero(vigentes, diaDeReceta)
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{texts.titulo}</Titulo>
        {savedAt !== undefined && (
          <EdadViva
            savedAt={savedAt}
            de={[
              ...copiasDe(recetasDe, guardadas),
              ...integrantes.map((params) => ({ resource: cronicasDe, params })),
            ]}
          />
        )}
      </div>
      <div className="pila puertas">
        {ultima && <LaUltima receta={ultima} hoy={hoy} />}
        <Puerta
          href="/consultar-recetas"
          tono="ok"
          icono={<Pill24Regular />}
          titulo={texts.ambulatorio}
          detalle={texts.ambulatorioDetalle}
        >
          {vigentes.length > 0 && (
            <Insignia tono="ok" icono={<CheckmarkCircle16Filled />}>
              {texts.activas(vigentes.length)}
            </Insignia>
          )}
          {pronto.length > 0 && (
            <Insignia tono="aviso" icono={<AlertUrgent16Regular />}>
              {texts.vencenPronto(pronto.length)}
            </Insignia>
          )}
        </Puerta>
        <Puerta
          href="/consultar-recetas-cronicas"
          tono="info"
          icono={<CalendarSync24Regular />}
          titulo={texts.especiales}
          detalle={texts.especialesDetalle}
        >
          {listas.length > 0 && (
            <Insignia tono="ok" icono={<BuildingShop16Regular />}>
              {texts.paraRetirar(listas.length)}
            </Insignia>
          )}
        </Puerta>
        <h2>{texts.estudio}</h2>
        <Puerta
          href="/prescripcion"
          tono="neutro"
          icono={<ClipboardTask24Regular />}
          titulo={texts.practicas}
          detalle={texts.practicasDetalle}
        />
      </div>
    </>
  )
}

type PuertaProps = {
  href: string
  tono: string
  icono: ReactNode
  titulo: string
  detalle: string
  children?: ReactNode
}

function Puerta({ href, tono, icono, titulo, detalle, children }: PuertaProps) {
  return (
    <Link className="tarjeta puerta-a-recetas" href={href}>
      <span className={`baldosa ${tono}`}>{icono}</span>
      <span>
        <span className="puerta-titulo">{titulo}</span>
        <span className="tenue">{detalle}</span>
        <span className="insignias">{children}</span>
      </span>
      <ChevronRight24Regular />
    </Link>
  )
}
