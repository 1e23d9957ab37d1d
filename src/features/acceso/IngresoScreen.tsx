import { Button, Field, Input } from '@fluentui/react-components'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'

import { producto } from '#contract/producto.ts'
import { aparato } from '#ui/esMovil.ts'
import { llegada } from '#ui/llegada.ts'
import { Marca } from '#ui/Marca.tsx'
import { Portada } from '#ui/Portada.tsx'

import { CampoPassword } from './CampoPassword.tsx'
import { PorQueNo } from './PorQueNo.tsx'
import { texts } from './texts.ts'
import { type Escrito, useIngreso } from './useIngreso.ts'

type Props = {
  /** What was typed into the document's own form before this one took its place. */
  antes: Escrito & { foco?: string | undefined; apretado?: boolean }
  aviso?: ReactNode
  onAdentro: () => void
  /** The bot check that is good for one try while the account has to wait. */
  Saltar: ComponentType<{ onHecha: (comprobante: string) => void }>
}

export function IngresoScreen({ antes, aviso, onAdentro, Saltar }: Props) {
  const [usuario, setUsuario] = useState(antes.usuario)
  const [password, setPassword] = useState(antes.password)
  const [compartido, setCompartido] = useState(antes.compartido)
  const [mayusculas, setMayusculas] = useState(false)
  const { errores, rechazo, busy, ingresar } = useIngreso()
  const apretado = useRef(antes.apretado)
  const [comprobante, setComprobante] = useState<string>()
  const espera = rechazo?.state === 'espera' ? rechazo : undefined
  const enEspera = espera !== undefined && comprobante === undefined

  useEffect(() => {
    performance.mark('form-usable')
    // What comes after the sign-in is a screen that the person has arrived at.
    return () => void (llegada.primera = false)
  }, [])

  async function enviar() {
    if (busy || enEspera) return
    setComprobante(undefined) // good for one
    const como = await ingresar({ usuario, password, compartido }, comprobante)
    if (como === 'adentro') return onAdentro()
    if (como === 'rechazado') setPassword('')
    if (como === 'incompleto' && usuario.trim() === '') enfocar('usuario')
    else if (como !== 'falla') enfocar('password')
  }

  const enviarAlLlegar = useRef(enviar)
  useEffect(() => {
    if (!apretado.current) return
    apretado.current = false
    void enviarAlLlegar.current()
  }, [])

  return (
    <Portada
      marca={
        <>
          <Marca {...producto.marca} />
          <span>{producto.nombre}</span>
        </>
      }
      lema={producto.lema}
    >
      <form
        className="formulario"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void enviar()
        }}
      >
        <h1 tabIndex={-1}>{texts.titulo}</h1>
        {rechazo ? <PorQueNo rechazo={rechazo} /> : aviso}
        <Field label={texts.usuario} {...falta(errores.usuario)}>
          <Input
            id="usuario"
            // On a shared phone the browser keeps no list of who was here.
            autoComplete={compartido ? 'off' : 'username'}
            autoCapitalize="none"
            inputMode="numeric"
            input={{ enterKeyHint: 'next' }}
            value={usuario}
            onChange={(_event, { value }) => setUsuario(value)}
          />
        </Field>
        <Field
          label={texts.password}
          hint={mayusculas ? texts.mayusculas : null}
          {...falta(errores.password)}
        >
          <CampoPassword value={password} onChange={setPassword} onMayusculas={setMayusculas} />
        </Field>
        <label className="tilde">
          <input
            id="compartido"
            type="checkbox"
            checked={compartido}
            onChange={(event) => setCompartido(event.target.checked)}
          />
          <span>{texts.compartido(aparato())}</span>
        </label>
        {espera?.pasable && (
          <Suspense>
            <Saltar key={espera.until} onHecha={setComprobante} />
          </Suspense>
        )}
        <Button
          type="submit"
          appearance="primary"
          className="primario"
          disabled={enEspera}
          disabledFocusable={busy}
        >
          {busy
            ? texts.ingresando
            : rechazo?.state === 'falla'
              ? texts.probarDeNuevo
              : texts.ingresar}
        </Button>
        <MasAbajo />
      </form>
    </Portada>
  )
}

// Fluent's types leave its inputs no usable ref under React 19; the ids are the document's own form's too.
function enfocar(id: 'usuario' | 'password'): void {
  document.getElementById(id)?.focus()
}

function falta(texto: string | undefined) {
  return texto === undefined ? {} : { validationMessage: texto, validationState: 'error' as const }
}

function MasAbajo() {
  return (
    <>
      <nav className="enlaces" aria-label={texts.otrasFormas}>
        <Link href="/olvide-pin">{texts.olvide}</Link>
        <Link href="/crear-cuenta">{texts.crear}</Link>
        <Link href="/validar-credencial">{texts.comprobar}</Link>
      </nav>
      <p className="tenue">{texts.delegacion}</p>
      <p className="ayuda tenue">
        <CloudOff24Regular />
        <span>{texts.porQueSenal(aparato())}</span>
      </p>
    </>
  )
}
