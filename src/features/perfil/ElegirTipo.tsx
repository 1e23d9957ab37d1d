import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { type Control, useController } from 'react-hook-form'

import { textos } from './formularioTexts.ts'
import type { Campos } from './reglasDeContacto.ts'
import { TIPOS } from './tipos.tsx'

/** Choice of the contact's type, before its value (CONT-01, CONT-02). */
export function ElegirTipo({ control }: { control: Control<Campos> }) {
  const { field, fieldState } = useController({ control, name: 'tipo' })
  const error = fieldState.error?.message
  return (
    <fieldset className="tipos" aria-describedby={error === undefined ? undefined : 'sin-tipo'}>
      <legend>{textos.tipo}</legend>
      <div className="fichas-de-tipo">
        {TIPOS.map(([tipo, { icono, nombre }], n) => (
          <label key={tipo} className="ficha-de-tipo">
            <input
              ref={n === 0 ? field.ref : undefined}
              type="radio"
              className="oculto"
              name={field.name}
              checked={field.value === tipo}
              onBlur={field.onBlur}
              onChange={() => field.onChange(tipo)}
            />
            {icono}
            <span>{nombre}</span>
            <CheckmarkCircle20Filled className="elegido" />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="falta" id="sin-tipo" role="alert">
          <ErrorCircle12Filled />
          {error}
        </p>
      )}
    </fieldset>
  )
}
