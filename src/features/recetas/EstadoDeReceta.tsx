import { AlertUrgent16Regular } from '@fluentui/react-icons/svg/alert-urgent'

import type { Receta } from '#contract/recetas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { venceEn } from '#formato/vencimiento.ts'
import { ACTIVA } from '#model/recetas/estado.ts'
import { diasSiVencePronto } from '#model/recetas/vencimiento.ts'
import { Insignia } from '#ui/Insignia.tsx'

import { lookDeReceta } from './estados.tsx'
import * as texts from './vistaTexts.ts'

type Props = { receta: Receta; hoy: string }

/** The provider's state, and a badge of ours if the prescription expires soon. */
export function EstadoDeReceta({ receta, hoy }: Props) {
  const { codigo, descripcion } = receta.estado
  const { tono, icono } = lookDeReceta(codigo)
  return (
    <span className="insignias">
      <Insignia tono={tono} icono={icono}>
        {descripcion}
      </Insignia>
      {codigo === ACTIVA && <Vencimiento dia={receta.recetaElectronica.vencimiento} hoy={hoy} />}
    </span>
  )
}

function Vencimiento({ dia, hoy }: { dia: string | null | undefined; hoy: string }) {
  const dias = diasSiVencePronto(dia, hoy)
  const texto =
    dias !== undefined
      ? venceEn(dias)
      : dia && dia < hoy
        ? texts.vencio(formatFecha(dia))
        : undefined
  return texto === undefined ? null : (
    <Insignia tono="aviso" icono={<AlertUrgent16Regular />}>
      {texto}
    </Insignia>
  )
}
