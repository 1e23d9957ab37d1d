import { useEffect } from 'react'

import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Why this person is out, when it was not their own choice; and what waits for them. */
export function AvisoDeSalida({ porError, esperan }: { porError: boolean; esperan: boolean }) {
  useEffect(() => {
    if (porError) showToast(texts.accesoDenegado, { tipo: 'error' })
  }, [porError])
  if (!porError && !esperan) return null
  const detalle = porError ? (esperan ? texts.esperan : texts.sesionVencida) : texts.guardados
  return (
    <Panel tono="aviso">
      <p>{detalle}</p>
    </Panel>
  )
}
