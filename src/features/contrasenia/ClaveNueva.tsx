import { CampoClave } from '#ui/CampoClave.tsx'
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
}

/** The new password twice, with its rules between. */
export function ClaveNueva({
  nueva,
  repetida,
  onNueva,
  onRepetida,
  etiquetaDeRepetida,
  errores,
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
