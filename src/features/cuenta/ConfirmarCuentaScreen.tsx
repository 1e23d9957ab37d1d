import { Button, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'

import { esCuil } from '#contract/identidad.ts'
import { rechazoDeCodigo, useEnvio } from '#live/codigo.ts'
import { CampoDeCodigo } from '#ui/CampoDeCodigo.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { ExitoDialogo } from './ExitoDialogo.tsx'
import { llamadaDelCodigo } from './modos.ts'
import { soloDigitos } from './reglas.ts'
import { texts } from './texts.ts'

/** ACCT-25: ends an account creation whose dialog was closed, with the CUIL and the code of the e-mail. */
export function ConfirmarCuentaScreen() {
  const [, navigate] = useLocation()
  const [cuil, setCuil] = useState('')
  const [codigo, setCodigo] = useState('')
  const [errores, setErrores] = useState<{ cuil?: string; codigo?: string; vencido?: boolean }>({})
  const [ocupado, setOcupado] = useState(false)
  const [exito, setExito] = useState(false)
  const { olvidar } = useEnvio('cuenta/crear')

  async function confirmar() {
    if (ocupado) return
    if (!esCuil(soloDigitos(cuil))) return setErrores({ cuil: texts.sinCuil })
    if (codigo === '') return setErrores({ codigo: texts.sinCodigo })
    setOcupado(true)
    setErrores({})
    const answer = await llamadaDelCodigo('crear', cuil, codigo)
    setOcupado(false)
    if (!answer.ok) {
      const { porQue, vencido } = rechazoDeCodigo(answer.failure)
      return setErrores({ codigo: porQue, vencido })
    }
    await olvidar()
    setExito(true)
  }

  return (
    <form
      className="angosta pila"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirmar()
      }}
    >
      <Titulo>{texts.terminarTitulo}</Titulo>
      <p>{texts.terminarDetalle}</p>
      <Field
        label={texts.cuil}
        {...(errores.cuil !== undefined && {
          validationMessage: errores.cuil,
          validationState: 'error' as const,
        })}
      >
        <Input
          inputMode="numeric"
          autoComplete="username"
          value={cuil}
          onChange={(_event, { value }) => setCuil(value)}
        />
      </Field>
      <CampoDeCodigo valor={codigo} onCambiar={setCodigo} error={errores.codigo} />
      <div className="botones final">
        <Link
          className={errores.vencido ? 'boton primario' : 'boton contorno'}
          href="/crear-cuenta"
        >
          {texts.reenviar}
        </Link>
        <Button
          type="submit"
          className={errores.vencido ? 'contorno' : 'primario'}
          appearance={errores.vencido ? 'outline' : 'primary'}
          disabledFocusable={ocupado}
        >
          {ocupado ? texts.confirmando : texts.confirmar}
        </Button>
      </div>
      <p className="tenue">{texts.reenviarDetalle}</p>
      <ExitoDialogo
        abierto={exito}
        modo="crear"
        onSeguir={() => navigate('/', { replace: true })}
      />
    </form>
  )
}
