import { Field, Input, type InputProps } from '@fluentui/react-components'
import { type Control, Controller } from 'react-hook-form'

import { CampoClave } from '#ui/CampoClave.tsx'

import type { Campos } from './campos.ts'
import { reglas } from './reglas.ts'

type Nombre = keyof typeof reglas

type TextoProps = {
  control: Control<Campos>
  nombre: Nombre
  etiqueta: string
  ayuda?: string
  alEscribir?: (texto: string) => string
  entrada?: InputProps
}

/** One line of text of the wizard, with its rule. */
export function CampoTexto({ control, nombre, etiqueta, ayuda, alEscribir, entrada }: TextoProps) {
  return (
    <Controller
      control={control}
      name={nombre}
      rules={{ validate: reglas[nombre] }}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field
          label={etiqueta}
          hint={ayuda ?? null}
          {...(error && { validationMessage: error.message, validationState: 'error' as const })}
        >
          <Input
            {...entrada}
            input={{ ref, required: true }}
            value={value}
            onBlur={onBlur}
            onChange={(_event, data) => onChange(alEscribir ? alEscribir(data.value) : data.value)}
          />
        </Field>
      )}
    />
  )
}

type ClaveProps = Pick<TextoProps, 'control' | 'etiqueta'> & {
  nombre: 'contrasena' | 'confirmarContrasena'
}

export function CampoDeClave({ control, nombre, etiqueta }: ClaveProps) {
  return (
    <Controller
      control={control}
      name={nombre}
      rules={{ validate: reglas[nombre] }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <CampoClave
          etiqueta={etiqueta}
          cual="new-password"
          nombre={nombre}
          valor={value}
          onCambiar={onChange}
          onSalir={onBlur}
          error={error?.message}
        />
      )}
    />
  )
}
