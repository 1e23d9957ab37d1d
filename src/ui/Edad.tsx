import { Clock20Regular } from '@fluentui/react-icons/svg/clock'

import { cuandoYHora, esViejo } from '#formato/instantes.ts'

import { useAhora } from './useAhora.ts'

/** How old what is shown is; amber after a day. */
export function Edad({ savedAt }: { savedAt: number }) {
  const now = useAhora(60_000)
  return (
    <p className={esViejo(savedAt, now) ? 'edad vieja' : 'edad'}>
      <Clock20Regular aria-hidden />
      <span>Actualizado {cuandoYHora(savedAt, now)}</span>
    </p>
  )
}
