import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { type ReactNode, useState } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'

import { esContraseniaValida } from '#contract/contrasenia.ts'
import type { useAntirrobot } from '#live/llamadas/antirrobot.ts'
import { CampoDe, ClaveDe } from '#piezas/formulario/CampoDe.tsx'
import { ConsejoDeClave } from '#ui/ConsejoDeClave.tsx'
import { NoSoyUnRobot } from '#ui/NoSoyUnRobot.tsx'
import { Reglas } from '#ui/Reglas.tsx'

import type { Campos } from './campos.ts'
import { fechaEscrita } from './reglas.ts'
import { TerminosDialogo } from './TerminosDialogo.tsx'
import { texts } from './texts.ts'

type Props = {
  control: Control<Campos>
  /** True for the verification of an identity: it needs no e-mail or password (ACCT-04). */
  soloTerminos: boolean
  antirrobot: ReturnType<typeof useAntirrobot>
  terminos: ReactNode
  privacidad: ReactNode
}

/** Step 3: e-mail and password, the terms, and the bot check. */
export function PasoFinal({ control, soloTerminos, antirrobot, terminos, privacidad }: Props) {
  return (
    <>
      {!soloTerminos && <CorreoYClave control={control} />}
      <Aceptar control={control} terminos={terminos} privacidad={privacidad} />
      <NoSoyUnRobot {...antirrobot.casilla} />
    </>
  )
}

function CorreoYClave({ control }: { control: Control<Campos> }) {
  const {
    contrasena: clave,
    confirmarContrasena,
    confirmarCorreo,
    ...datos
  } = useWatch({ control }) as Campos
  // 'They differ' is an error only once the second field has text.
  const conElOtro = confirmarCorreo === '' ? undefined : 'confirmarCorreo'
  const conLaOtra = confirmarContrasena === '' ? undefined : 'confirmarContrasena'
  const correo = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const
  return (
    <>
      <CampoDe
        {...correo}
        de={control}
        nombre="correo"
        con={conElOtro}
        etiqueta={texts.correo}
        autoComplete="email"
        required
      />
      <CampoDe
        {...correo}
        de={control}
        nombre="confirmarCorreo"
        etiqueta={texts.repetirCorreo}
        autoComplete="off"
        required
      />
      {/* The rules stand above the field: below it a phone's keyboard would cover them. */}
      <div>
        <Reglas reglas={[{ texto: texts.regla, cumple: esContraseniaValida(clave) }]} />
        <p className="tenue">{texts.masSegura}</p>
      </div>
      <ClaveDe
        de={control}
        nombre="contrasena"
        con={conLaOtra}
        etiqueta={texts.clave}
        cual="new-password"
      />
      <ClaveDe
        de={control}
        nombre="confirmarContrasena"
        etiqueta={texts.repetirClave}
        cual="new-password"
      />
      <ConsejoDeClave
        clave={clave}
        propios={{
          nombres: [datos.nombres, datos.apellido],
          numeros: [datos.cuil],
          nacimiento: fechaEscrita(datos.fechaNacimiento),
        }}
      />
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
              <ErrorCircle12Filled />
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
