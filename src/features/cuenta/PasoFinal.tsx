import { type ReactNode, useState } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'

import { esContraseniaValida } from '#contract/contrasenia.ts'
import type { useComprobacion } from '#live/comprobacion.ts'
import { ConsejoDeClave } from '#ui/ConsejoDeClave.tsx'
import { NoSoyUnRobot } from '#ui/NoSoyUnRobot.tsx'
import { Reglas } from '#ui/Reglas.tsx'

import type { Campos } from './campos.ts'
import { CampoDeClave, CampoTexto } from './CamposDelFormulario.tsx'
import { fechaEscrita } from './reglas.ts'
import { TerminosDialogo } from './TerminosDialogo.tsx'
import { texts } from './texts.ts'

type Props = {
  control: Control<Campos>
  /** Verifying an identity takes neither e-mail nor password (ACCT-04). */
  soloTerminos: boolean
  comprobacion: ReturnType<typeof useComprobacion>
  terminos: ReactNode
  privacidad: ReactNode
}

/** Step 3: how to reach and to recognise the person from now on, the terms, and the bot check. */
export function PasoFinal({ control, soloTerminos, comprobacion, terminos, privacidad }: Props) {
  return (
    <>
      {!soloTerminos && <CorreoYClave control={control} />}
      <Aceptar control={control} terminos={terminos} privacidad={privacidad} />
      <NoSoyUnRobot {...comprobacion.casilla} />
    </>
  )
}

function CorreoYClave({ control }: { control: Control<Campos> }) {
  const [clave, cuil, nombres, apellido, nacimiento] = useWatch({
    control,
    name: ['contrasena', 'cuil', 'nombres', 'apellido', 'fechaNacimiento'],
  })
  const correo = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const
  return (
    <>
      <CampoTexto
        control={control}
        nombre="correo"
        etiqueta={texts.correo}
        entrada={{ ...correo, autoComplete: 'email' }}
      />
      <CampoTexto
        control={control}
        nombre="confirmarCorreo"
        etiqueta={texts.repetirCorreo}
        entrada={{ ...correo, autoComplete: 'off' }}
      />
      <CampoDeClave control={control} nombre="contrasena" etiqueta={texts.clave} />
      <CampoDeClave control={control} nombre="confirmarContrasena" etiqueta={texts.repetirClave} />
      <div>
        <Reglas reglas={[{ texto: texts.regla, cumple: esContraseniaValida(clave) }]} />
        <p className="tenue">{texts.masSegura}</p>
        <ConsejoDeClave
          clave={clave}
          propios={{
            nombres: [nombres, apellido],
            numeros: [cuil],
            nacimiento: fechaEscrita(nacimiento),
          }}
        />
      </div>
    </>
  )
}

function Aceptar({
  control,
  terminos,
  privacidad,
}: Pick<Props, 'control' | 'terminos' | 'privacidad'>) {
  const [leyendo, setLeyendo] = useState(false)
  return (
    <Controller
      control={control}
      name="aceptaCondiciones"
      rules={{ validate: (acepta) => acepta || texts.sinAceptar }}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <div>
          <div className="aceptar">
            <label className="tilde">
              <input
                ref={ref}
                type="checkbox"
                checked={value}
                onChange={(event) => onChange(event.target.checked)}
              />
              <span>{texts.acepto}</span>
            </label>
            <button type="button" className="enlace" onClick={() => setLeyendo(true)}>
              {texts.leer}
            </button>
          </div>
          {error && (
            <p className="falta" role="alert">
              {error.message}
            </p>
          )}
          <TerminosDialogo
            abierto={leyendo}
            terminos={terminos}
            privacidad={privacidad}
            onCerrar={() => setLeyendo(false)}
            onAceptar={() => {
              onChange(true)
              setLeyendo(false)
            }}
          />
        </div>
      )}
    />
  )
}
