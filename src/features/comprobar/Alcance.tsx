import { CloudCheckmark24Regular } from '@fluentui/react-icons/svg/cloud-checkmark'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'

import { cuandoYHora, esViejo } from '#formato/instantes.ts'
import { useAhora } from '#ui/useAhora.ts'

import type { Alcance as QueSabe } from './comprobaciones.ts'
import { texts } from './texts.ts'

/** States which codes this phone can check by itself, and how old the data for it are. */
export function Alcance({ alcance }: { alcance: QueSabe | undefined }) {
  const now = useAhora(60_000)
  if (!alcance) return null
  const { savedAt, traida } = alcance
  if (savedAt === null)
    return (
      <p className="alcance">
        <CloudOff24Regular />
        <span>
          {traida === 'no-se-ofrece' ? (
            texts.noSeOfrece
          ) : (
            <>
              <b>{texts.faltanClaves}</b> {texts.faltanClavesDetalle}
            </>
          )}
        </span>
      </p>
    )
  return (
    <p className={esViejo(savedAt, now) ? 'alcance vieja' : 'alcance'}>
      <CloudCheckmark24Regular />
      <span>
        <b>{texts.sirveSinSenal}</b> {texts.clavesY(cuandoYHora(savedAt, now))}
      </span>
    </p>
  )
}
