import { EnviarPorCorreo } from '#piezas/EnviarPorCorreo.tsx'

import { AnularDialogo } from './AnularDialogo.tsx'
import { texts } from './texts.ts'
import type { Pedida } from './useAcciones.tsx'
import { useEnviarPorCorreo } from './useEnviarPorCorreo.ts'

type Props = { pedida: Pedida | undefined; onCerrar: () => void }

/** The dialog that asks before an action on a request: cancel it, or mail it. */
export function Dialogos({ pedida, onCerrar }: Props) {
  const { solicitud, providencia } = useEnviarPorCorreo()
  if (!pedida) return null
  const { que, numero, titulo, correo } = pedida
  if (que === 'anular') return <AnularDialogo pedida={pedida} onCerrar={onCerrar} />
  const esProvidencia = que === 'enviarProvidencia'
  return (
    <EnviarPorCorreo
      abierto
      onCerrar={onCerrar}
      que={{
        titulo: esProvidencia ? texts.providenciaDe(numero) : texts.solicitud(numero),
        detalle: titulo,
      }}
      correo={correo}
      enCola
      onEnviar={(a) => (esProvidencia ? providencia : solicitud)(numero, a)}
    />
  )
}
