import { type Control, Controller } from 'react-hook-form'

import { SEXOS } from '#contract/identidad.ts'
import { Opciones } from '#ui/Opciones.tsx'

import type { Campos } from './campos.ts'
import { CampoTexto } from './CamposDelFormulario.tsx'
import { conBarras, reglas } from './reglas.ts'
import { texts } from './texts.ts'

/** Step 1: who it is, as the register has it. */
export function PasoDatos({ control }: { control: Control<Campos> }) {
  return (
    <>
      <p>{texts.datosDetalle}</p>
      <CampoTexto
        control={control}
        nombre="cuil"
        etiqueta={texts.cuil}
        ayuda={texts.cuilAyuda}
        entrada={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
      <div className="dos">
        <CampoTexto
          control={control}
          nombre="nombres"
          etiqueta={texts.nombres}
          entrada={{ autoComplete: 'given-name', autoCapitalize: 'words' }}
        />
        <CampoTexto
          control={control}
          nombre="apellido"
          etiqueta={texts.apellido}
          entrada={{ autoComplete: 'family-name', autoCapitalize: 'words' }}
        />
      </div>
      <CampoTexto
        control={control}
        nombre="fechaNacimiento"
        etiqueta={texts.fecha}
        ayuda={texts.fechaAyuda}
        alEscribir={conBarras}
        entrada={{ inputMode: 'numeric', autoComplete: 'bday' }}
      />
      <Controller
        control={control}
        name="sexo"
        rules={{ validate: reglas.sexo }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Opciones
            clase="en-fila"
            leyenda={texts.sexo}
            opciones={SEXOS.map((sexo) => ({ valor: sexo, texto: sexo }))}
            elegidas={value === '' ? [] : [value]}
            onElegir={([sexo]) => onChange(sexo)}
            falta={error?.message}
          />
        )}
      />
    </>
  )
}
