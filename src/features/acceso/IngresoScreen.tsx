import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'

import { formas } from '#contract/formas.ts'
import { producto } from '#contract/producto.ts'
import { useSucio } from '#live/telefono/busy.ts'
import { EnlaceAPrestadas } from '#piezas/encargo/EnlaceAPrestadas.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { llegada, recienCreada } from '#ui/llegada.ts'
import { Marca } from '#ui/Marca.tsx'
import { Portada } from '#ui/Portada.tsx'

import { CampoPassword } from './CampoPassword.tsx'
import { elegido, propuesto } from './conCandado.ts'
import { tieneQueEsperar } from './espera.ts'
import { PorQueNo } from './PorQueNo.tsx'
import { texts } from './texts.ts'
import { type Escrito, useIngreso } from './useIngreso.ts'

type Props = {
  /** Values typed into the document's plain form before React replaced it. */
  antes: Escrito & {
    foco?: string | undefined
    apretado?: 'ingresar' | 'llave' | undefined
    conLlave?: boolean
  }
  aviso?: ReactNode
  onAdentro: () => void
  /** Called when the form is sent, to load the next screen while the provider checks the password. */
  onEnviar?: () => void
  /** Bot check that allows one try while the account has to wait. */
  Saltar: ComponentType<{ onHecha: (comprobante: string) => void }>
}

export function IngresoScreen({ antes, aviso, onAdentro, onEnviar, Saltar }: Props) {
  const [usuario, setUsuario] = useState(antes.usuario || recienCreado())
  const [password, setPassword] = useState(antes.password)
  const [compartido, setCompartido] = useState(antes.compartido)
  const [candado, setCandado] = useState(propuesto)
  const { errores, rechazo, busy, ingresar, conLlave } = useIngreso(antes.conLlave)
  useSucio(usuario + password !== '')
  const [comprobante, setComprobante] = useState<string>()
  const deOtro = rechazo?.state === 'espera' && !tieneQueEsperar(rechazo, usuario)
  const espera = rechazo?.state === 'espera' && !deOtro ? rechazo : undefined
  const fallo = rechazo?.state === 'falla'
  const enEspera = espera !== undefined && comprobante === undefined

  useLlegada()
  async function enviar() {
    if (busy || enEspera) return
    setComprobante(undefined) // valid for one try
    elegido(compartido, candado)
    onEnviar?.()
    const como = await ingresar({ usuario, password, compartido }, comprobante)
    if (como === 'adentro') return onAdentro()
    if (como === 'rechazado') setPassword('')
    if (como === 'incompleto' && usuario.trim() === '') enfocar('usuario')
    else if (como !== 'falla') enfocar('password')
  }

  async function enviarLlave() {
    if (busy) return
    elegido(compartido, candado)
    onEnviar?.()
    if ((await conLlave?.(compartido)) === 'adentro') onAdentro()
  }

  useYaApretado(antes.apretado && (antes.apretado === 'llave' ? enviarLlave : enviar))

  return (
    <Portada marca={<LaMarca />} lema={producto.lema} beta={producto.beta}>
      <form
        className="formulario"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void enviar()
        }}
      >
        <h1 tabIndex={-1}>{texts.titulo}</h1>
        {rechazo && !deOtro ? <PorQueNo rechazo={rechazo} /> : aviso}
        <Campo
          id="usuario"
          etiqueta={texts.usuario}
          error={errores.usuario}
          // On a shared phone the browser must not offer the names of earlier users.
          autoComplete={compartido ? 'off' : 'username'}
          autoCapitalize="none"
          inputMode="numeric"
          enterKeyHint="next"
          valor={usuario}
          onCambiar={setUsuario}
        />
        <CampoPassword valor={password} onCambiar={setPassword} error={errores.password} />
        <label className="tilde">
          <input
            id="compartido"
            type="checkbox"
            checked={compartido}
            onChange={(event) => setCompartido(event.target.checked)}
          />
          <span>{texts.compartido(aparato())}</span>
        </label>
        {compartido && (
          <label className="tilde">
            <input
              type="checkbox"
              checked={candado}
              onChange={(event) => setCandado(event.target.checked)}
            />
            <span>{texts.candado}</span>
          </label>
        )}
        {espera?.pasable && (
          <Suspense>
            <Saltar key={espera.until} onHecha={setComprobante} />
          </Suspense>
        )}
        <Boton tono="primario" type="submit" disabled={enEspera} ocupado={busy}>
          {busy ? texts.ingresando : fallo ? texts.probarDeNuevo : texts.ingresar}
        </Boton>
        {conLlave && (
          <Boton ocupado={busy} onClick={() => void enviarLlave()}>
            {texts.conLlave}
          </Boton>
        )}
        <MasAbajo />
      </form>
    </Portada>
  )
}

/** CUIL of an account that was just made, if people sign in with it. */
const recienCreado = () => (formas.ingreso === 'numero' ? '' : recienCreada.cuil)

function useLlegada() {
  useEffect(() => {
    performance.mark('form-usable')
    recienCreada.cuil = ''
    // The screen after sign-in counts as a place that the person navigated to, not as the page's first.
    return () => void (llegada.primera = false)
  }, [])
}

/** A button of the document's own form was pressed before this form was here: it is sent at once. */
function useYaApretado(enviar: (() => Promise<void>) | undefined) {
  const falta = useRef(enviar)
  useEffect(() => {
    const apretado = falta.current
    falta.current = undefined
    void apretado?.()
  }, [])
}

const LaMarca = () => (
  <>
    <Marca {...producto.marca} />
    <span>{producto.nombre}</span>
  </>
)

// By id, because Fluent's types give its inputs no usable ref under React 19. The document's plain form has the same
// ids.
function enfocar(id: 'usuario' | 'password'): void {
  document.getElementById(id)?.focus()
}

function MasAbajo() {
  return (
    <>
      <nav className="enlaces" aria-label={texts.otrasFormas}>
        <Link href="/olvide-pin">{texts.olvide}</Link>
        <Link href="/crear-cuenta">{texts.crear}</Link>
        <Link href="/validar-credencial">{texts.comprobar}</Link>
        <EnlaceAPrestadas />
      </nav>
      <p className="tenue">{texts.delegacion}</p>
      <p className="ayuda tenue">
        <CloudOff24Regular />
        <span>{texts.porQueSenal(aparato())}</span>
      </p>
    </>
  )
}
