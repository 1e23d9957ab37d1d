import { useEffect } from 'react'

import type { PorQueSalio } from '#local/bases/salida.ts'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Props = { why: PorQueSalio; esperan: boolean }

/** Reason why the session ended, if the person did not sign out, and the number of changes that wait. */
export function AvisoDeSalida({ why, esperan }: Props) {
  const porError = why === '401'
  useEffect(() => {
    if (porError) showToast(texts.accesoDenegado, { tipo: 'error' })
  }, [porError])
  const detalle = loQuePaso(why, esperan)
  if (detalle === undefined) return null
  return (
    <Panel tono="aviso">
      <p>{detalle}</p>
      {porError && <p>{texts.sesionVencidaDetalle}</p>}
    </Panel>
  )
}

export function loQuePaso(why: PorQueSalio, esperan: boolean): string | undefined {
  if (why === '401') return esperan ? texts.esperan : texts.sesionVencida
  if (why === 'sin-uso') return esperan ? `${texts.sinUso} ${texts.guardados}` : texts.sinUso
  return esperan ? texts.guardados : undefined
}
