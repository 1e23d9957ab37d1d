import { CampoClave } from '#ui/CampoClave.tsx'
import type { Propios } from '#ui/claveFacil.ts'
import { ConsejoDeClave } from '#ui/ConsejoDeClave.tsx'
import { Reglas } from '#ui/Reglas.tsx'

import { reglasDe } from './revisar.ts'
import { texts } from './texts.ts'

type Props = {
  nueva: string
  repetida: string
  onNueva: (clave: string) => void
  onRepetida: (clave: string) => void
  etiquetaDeRepetida: string
  errores: { nueva?: string | undefined; repetida?: string | undefined }
  /** What is known here of whoever chooses it. */
  propios?: Propios
}

/** The new password twice, with its rules and what is advised between. */
export function ClaveNueva({
  nueva,
  repetida,
  onNueva,
  onRepetida,
  etiquetaDeRepetida,
  errores,
  propios = {},
}: Props) {
  return (
    <>
      <CampoClave
        etiqueta={texts.nueva}
        cual="new-password"
        valor={nueva}
        onCambiar={onNueva}
        error={errores.nueva}
      >
        <Reglas titulo={texts.reglas} reglas={reglasDe(nueva)} />
        <ConsejoDeClave clave={nueva} propios={propios} />
      </CampoClave>
      <CampoClave
        etiqueta={etiquetaDeRepetida}
        cual="new-password"
        valor={repetida}
        onCambiar={onRepetida}
        error={errores.repetida}
      />
    </>
  )
}
