import { type Control, Controller } from 'react-hook-form'

import { SEXOS } from '#contract/identidad.ts'
import { CampoDe } from '#piezas/formulario/CampoDe.tsx'
import { Opciones } from '#ui/Opciones.tsx'

import type { Campos } from './campos.ts'
import { conBarras } from './reglas.ts'
import { texts } from './texts.ts'

/** Step 1: personal data, as in the provider's register. */
export function PasoDatos({ control }: { control: Control<Campos> }) {
  return (
    <>
      <p>{texts.datosDetalle}</p>
      <CampoDe
        de={control}
        required
        nombre="cuil"
        etiqueta={texts.cuil}
        ayuda={texts.cuilAyuda}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="dos">
        <CampoDe
          de={control}
          required
          nombre="nombres"
          etiqueta={texts.nombres}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <CampoDe
          de={control}
          required
          nombre="apellido"
          etiqueta={texts.apellido}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <CampoDe
        de={control}
        required
        nombre="fechaNacimiento"
        etiqueta={texts.fecha}
        ayuda={texts.fechaAyuda}
        alEscribir={conBarras}
        inputMode="numeric"
        autoComplete="bday"
      />
      <Controller
        control={control}
        name="sexo"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Opciones
            clase="en-fila"
            leyenda={texts.sexo}
            opciones={SEXOS.map((sexo) => ({ valor: sexo, texto: sexo }))}
            elegidas={value === '' ? [] : [value]}
            onElegir={([sexo]) => onChange(sexo)}
            falta={error?.message}
            primera={ref}
          />
        )}
      />
    </>
  )
}
