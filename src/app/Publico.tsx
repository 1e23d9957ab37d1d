import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

import { producto } from '#contract/producto.ts'
import { AvisoDeSalida } from '#features/acceso/AvisoDeSalida.tsx'
import { IngresoScreen } from '#features/acceso/IngresoScreen.tsx'
import { askHostBefore } from '#local/provider/askHost.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Panel } from '#ui/Panel.tsx'

import { Afuera, NoEncontrada, SaltarEspera } from './afuera/pantallasPublicas.tsx'
import type { EscritoAntes } from './arranque/primeraImagen.ts'
import type { Salida } from './arranque/salidaAnotada.ts'
import { Tema } from './arranque/Tema.tsx'
import { Portico } from './marco/Portico.tsx'
import { LimiteDeError } from './paginas/LimiteDeError.tsx'
import { encontrarRuta } from './rutas/encontrarRuta.ts'
import { recordarOrigen } from './rutas/origen.ts'
import { MANTENIMIENTO } from './rutas/rutas.ts'
import { useTituloDeDocumento } from './rutas/useTituloDeDocumento.ts'
import { texts } from './texts.ts'
import { useMantenimiento } from './version/useMantenimiento.ts'

type Props = {
  antes: EscritoAntes
  salida: Salida | undefined
  onAdentro: () => void
  onEnviar: () => void
}

const IDLE = 3000

/** Without a secure address and storage there is no service worker, and nothing is stored. */
function puedeGuardar(): boolean {
  try {
    return isSecureContext && typeof indexedDB === 'object' && localStorage.length >= 0
  } catch {
    return false
  }
}

/** The portal without a session: no top bar, no drawer (SHELL-11). */
export function Publico({ antes, salida, onAdentro, onEnviar }: Props) {
  const [path] = useLocation()
  const encontrada = encontrarRuta(useMantenimiento(IDLE) ? MANTENIMIENTO : path)
  const ruta = encontrada?.ruta
  useTituloDeDocumento(ruta?.titulo ?? producto.nombre)
  useEntradaAjena(onAdentro)
  useEffect(seguirVersion, [])
  useEffect(askHostBefore, [])

  if (ruta?.pantalla === 'ingreso')
    return (
      <Tema>
        <IngresoScreen
          antes={antes}
          onAdentro={onAdentro}
          onEnviar={onEnviar}
          Saltar={SaltarEspera}
          aviso={
            new URLSearchParams(location.search).has('fue') ? (
              <Panel tono="aviso">
                <p>{texts.ingresaParaRecibir}</p>
              </Panel>
            ) : salida ? (
              <AvisoDeSalida why={salida.why} esperan={salida.esperan} />
            ) : (
              puedeGuardar() || (
                <Panel tono="aviso" titulo={texts.sinGuardar}>
                  <p>{texts.sinGuardarDetalle}</p>
                </Panel>
              )
            )
          }
        />
      </Tema>
    )
  if (ruta && !ruta.publica) return <AlIngreso />
  const pagina = (
    <LimiteDeError key={ruta?.pantalla}>
      <Suspense fallback={<Esqueleto texto={texts.abriendo} filas={2} />}>
        {encontrada ? <Afuera encontrada={encontrada} adentro={false} /> : <NoEncontrada />}
      </Suspense>
    </LimiteDeError>
  )
  return <Tema>{ruta?.sola ? pagina : <Portico>{pagina}</Portico>}</Tema>
}

/** SHELL-24, SHELL-25: goes to the sign-in, and remembers the address that the person wanted. */
function AlIngreso() {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    recordarOrigen(location.pathname + location.search)
    navigate('/signin', { replace: true })
  }, [navigate])
  return null
}

/** SHELL-22: a new version takes over here too, if no form is half filled. */
function seguirVersion(): () => void {
  let stop: (() => void) | undefined
  let left = false
  async function follow() {
    const { followVersion } = await import('#live/version/version.ts')
    if (!left) stop = followVersion()
  }
  // A missing file means that there is no signal, so no version can be fetched either.
  const timer = setTimeout(() => void follow().catch(() => undefined), IDLE)
  return () => {
    left = true
    clearTimeout(timer)
    stop?.()
  }
}

/** After a sign-in in another window, this window opens the portal too. Forms that were left are deleted before. */
function useEntradaAjena(onAdentro: () => void): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    async function follow() {
      const { followSession, olvidarLoDejado } = await import('#live/sesion/access.ts')
      void olvidarLoDejado().catch(() => undefined) // The next page tries again.
      if (!left) stop = followSession((signedIn) => signedIn && onAdentro())
    }
    const timer = setTimeout(() => void follow(), IDLE)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [onAdentro])
}
