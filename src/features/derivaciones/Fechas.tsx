import { type Control, type UseFormSetValue, useController } from 'react-hook-form'

import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'

import type { Campos } from './campos.ts'

type Props = { control: Control<Campos>; poner: UseFormSetValue<Campos> }

/** First and last day. After an error, a change of either checks both. */
export function Fechas({ control, poner }: Props) {
  const desde = useController({ control, name: 'desde' })
  const hasta = useController({ control, name: 'hasta' })
  const faltas = {
    ...(desde.fieldState.error?.message && { desde: desde.fieldState.error.message }),
    ...(hasta.fieldState.error?.message && { hasta: hasta.fieldState.error.message }),
  }
  const [{ value: elDesde, ref: refDesde }, { value: elHasta, ref: refHasta }] = [
    desde.field,
    hasta.field,
  ]
  return (
    <RangoDeFechas
      rango={{ desde: elDesde, hasta: elHasta }}
      faltas={faltas}
      refs={{ desde: refDesde, hasta: refHasta }}
      onCambiar={(rango) => {
        const con = { shouldDirty: true }
        poner('desde', rango.desde, con)
        poner('hasta', rango.hasta, { ...con, shouldValidate: desde.formState.isSubmitted })
        if (desde.formState.isSubmitted) poner('desde', rango.desde, { shouldValidate: true })
      }}
    />
  )
}
