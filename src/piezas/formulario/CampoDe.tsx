import type { ComponentProps } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

import { Campo } from '#ui/Campo.tsx'
import { CampoClave } from '#ui/CampoClave.tsx'
import { CampoDeCodigo } from '#ui/CampoDeCodigo.tsx'
import { TextoLargo } from '#ui/TextoLargo.tsx'

type DelFormulario = 'valor' | 'onCambiar' | 'error' | 'ref' | 'onBlur' | 'name'

type Props<Campos extends FieldValues> = {
  de: Control<Campos>
  nombre: FieldPath<Campos>
  /** Another field: a change of this one validates it too. */
  con?: FieldPath<Campos> | undefined
}

function useCampo<Campos extends FieldValues>({ de, nombre, con }: Props<Campos>) {
  const { field, fieldState } = useController({
    control: de,
    name: nombre,
    ...(con && { rules: { deps: con } }),
  })
  const { value, onChange, onBlur, ref } = field
  return {
    valor: value as string,
    onCambiar: onChange,
    onBlur,
    ref,
    error: fieldState.error?.message,
  }
}

type TextoProps<Campos extends FieldValues> = Omit<ComponentProps<typeof Campo>, DelFormulario> &
  Props<Campos> & {
    /** Formats the text while it is typed. */
    alEscribir?: (texto: string) => string
  }

/** Text input of a form. */
export function CampoDe<Campos extends FieldValues>({
  de,
  nombre,
  con,
  alEscribir = (texto) => texto,
  ...rest
}: TextoProps<Campos>) {
  const campo = useCampo({ de, nombre, con })
  return <Campo {...rest} {...campo} onCambiar={(texto) => campo.onCambiar(alEscribir(texto))} />
}

type ClaveProps<Campos extends FieldValues> = Omit<
  ComponentProps<typeof CampoClave>,
  DelFormulario
> &
  Props<Campos>

/** Password input of a form. */
export function ClaveDe<Campos extends FieldValues>({
  de,
  nombre,
  con,
  ...rest
}: ClaveProps<Campos>) {
  return <CampoClave {...rest} {...useCampo({ de, nombre, con })} name={nombre} />
}

type CodigoProps<Campos extends FieldValues> = Omit<
  ComponentProps<typeof CampoDeCodigo>,
  DelFormulario
> &
  Props<Campos>

/** Input for a code from a mail. */
export function CodigoDe<Campos extends FieldValues>({
  de,
  nombre,
  con,
  ...rest
}: CodigoProps<Campos>) {
  return <CampoDeCodigo {...rest} {...useCampo({ de, nombre, con })} />
}

type LargoProps<Campos extends FieldValues> = Omit<
  ComponentProps<typeof TextoLargo>,
  DelFormulario
> &
  Props<Campos>

/** Text area of a form. */
export function LargoDe<Campos extends FieldValues>({
  de,
  nombre,
  con,
  ...rest
}: LargoProps<Campos>) {
  return <TextoLargo {...rest} {...useCampo({ de, nombre, con })} />
}
