import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { History20Regular } from '@fluentui/react-icons/svg/history'
import { Info20Regular } from '@fluentui/react-icons/svg/info'

import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { situacionDe } from '#model/derivaciones.ts'
import { useHoy } from '#piezas/hora.ts'
import { Insignia } from '#ui/Insignia.tsx'

import { texts } from './texts.ts'

/** Badge of a referral: valid, future or past by its dates; the provider sends no state. */
export function Situacion({ una }: { una: DerivacionTransitoria }) {
  const hoy = useHoy()
  switch (situacionDe(una, hoy)) {
    case 'vigente':
      return (
        <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
          {texts.vigente}
        </Insignia>
      )
    case 'futura':
      return (
        <Insignia tono="info" icono={<Info20Regular />}>
          {texts.desdeEl(formatFecha(una.fechaDesde).slice(0, 5))}
        </Insignia>
      )
    case 'terminada':
      return (
        <Insignia tono="neutro" icono={<History20Regular />}>
          {texts.terminada}
        </Insignia>
      )
  }
}

/** Names like 'Lucía, Tomás', or 'Los 4' for the whole family. */
export function quienesEnPalabras(nombres: readonly string[], familia: number): string {
  if (nombres.length === 0) return texts.nadie
  if (nombres.length === familia && familia > 2) return texts.todos(familia)
  return nombres.map((nombre) => nombre.split(' ')[0]).join(', ')
}
