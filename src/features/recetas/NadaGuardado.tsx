import type { ReactNode } from 'react'

import { useSinSenal } from '#live/useSignal.ts'
import { aparato } from '#ui/esMovil.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { SinSenal } from './SinSenal.tsx'
import { texts } from './texts.ts'

type Props = { leido: boolean; savedAt: number | undefined; vacio: string; icono: ReactNode }

/** In the place of a list that this phone does not keep: none were given, or nothing is here yet. */
export function NadaGuardado({ leido, savedAt, vacio, icono }: Props) {
  const sinSenal = useSinSenal()
  if (!leido) return null
  if (savedAt !== undefined)
    return (
      <Vacio icono={icono} titulo={vacio}>
        <p>{texts.enSeisMeses}</p>
      </Vacio>
    )
  return sinSenal ? (
    <SinSenal>{texts.nadaGuardado(aparato())}</SinSenal>
  ) : (
    <output className="tenue">{texts.trayendo}</output>
  )
}
