import { useSinSenal } from '#live/copias/useSignal.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import type { enviarReceta } from '#model/envios.ts'
import { EnviarPorCorreo } from '#piezas/EnviarPorCorreo.tsx'
import { guardamos } from '#piezas/sinEnviar.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Props = {
  operation: typeof enviarReceta
  que: { id: number; numero: string }
  titulo: string
  detalle: string
  correo: string
  onCerrar: () => void
}

/** Asks for the mail address of a prescription. The request is stored, and sent when there is signal. */
export function Enviar({ operation, que, titulo, detalle, correo, onCerrar }: Props) {
  const enviar = useOperation(operation)
  const sinSenal = useSinSenal()
  return (
    <EnviarPorCorreo
      abierto
      enCola
      que={{ titulo, detalle }}
      correo={correo}
      onCerrar={onCerrar}
      onEnviar={async (a) => {
        const outcome = await enviar({ ...que, correo: a })
        if (!outcome.kept) return outcome.message
        showToast(sinSenal ? guardamos('lo') : texts.enviandose(a))
        return undefined
      }}
    />
  )
}
