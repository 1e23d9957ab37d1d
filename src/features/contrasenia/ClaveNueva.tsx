import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'

import { ClaveDe } from '#piezas/formulario/CampoDe.tsx'
import type { Propios } from '#ui/claveFacil.ts'
import { ConsejoDeClave } from '#ui/ConsejoDeClave.tsx'
import { Reglas } from '#ui/Reglas.tsx'

import { reglasDe } from './revisar.ts'
import { texts } from './texts.ts'

type Claves = { nueva: string; repetida: string }

type Props<Campos extends FieldValues & Claves> = {
  de: Control<Campos>
  etiquetaDeRepetida: string
  /** The person's own data (name, CUIL), which the password should not contain. */
  propios?: Propios
}

/**
 * The rules, then the new password and its repetition, with advice between the two. Rules below the fields would be
 * covered by a phone's keyboard.
 */
export function ClaveNueva<Campos extends FieldValues & Claves>({
  de,
  etiquetaDeRepetida,
  propios = {},
}: Props<Campos>) {
  // Every form with this component has the fields of Claves.
  const [nueva, repetida] = ['nueva', 'repetida'] as FieldPath<Campos>[] as [
    FieldPath<Campos>,
    FieldPath<Campos>,
  ]
  const clave: string = useWatch({ control: de, name: nueva })
  return (
    <>
      <Reglas titulo={texts.reglas} reglas={reglasDe(clave)} />
      <ClaveDe de={de} nombre={nueva} etiqueta={texts.nueva} cual="new-password">
        <ConsejoDeClave clave={clave} propios={propios} />
      </ClaveDe>
      <ClaveDe de={de} nombre={repetida} etiqueta={etiquetaDeRepetida} cual="new-password" />
    </>
  )
}
