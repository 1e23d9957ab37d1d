import { Circle20Filled } from '@fluentui/react-icons/svg/circle'

import { Insignia } from '#ui/Insignia.tsx'
import type { Tono } from '#ui/Panel.tsx'

/** Colours of a request's state, by the provider's code. */
const TONO_DE_SOLICITUD: Record<string, Tono> = {
  1: 'info',
  2: 'error',
  3: 'aviso',
  4: 'ok',
  5: 'aviso',
  6: 'ok',
}

/** State of a request, in the provider's words. */
export function EstadoDeTramite({ codigo, texto }: { codigo: string; texto: string }) {
  return (
    <Insignia tono={TONO_DE_SOLICITUD[codigo] ?? 'neutro'} icono={<Circle20Filled />}>
      {texto}
    </Insignia>
  )
}
