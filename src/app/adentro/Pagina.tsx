import { Suspense, useCallback, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

import { device } from '#live/telefono/device.ts'
import { trasIngresar } from '#ui/llegada.ts'

import { Afuera, NoEncontrada } from '../afuera/pantallasPublicas.tsx'
import { LimiteDeError } from '../paginas/LimiteDeError.tsx'
import type { Encontrada } from '../rutas/encontrarRuta.ts'
import { recordarOrigen, tomarOrigen } from '../rutas/origen.ts'
import { esDeAfuera } from '../rutas/rutas.ts'
import { adentro } from './pantallasDeAdentro.tsx'
import { useDesplazamiento } from './useDesplazamiento.ts'

type Props = {
  encontrada: Encontrada | undefined
  uid: string
  /** True if the person's e-mail is confirmed; otherwise only screens with `sinConfirmar` open. */
  confirmado: boolean
}

/** The screen of an address, with its guards, its error boundary and its scroll position. */
export function Pagina(props: Props) {
  const [path] = useLocation()
  useDesplazamiento(path)
  return (
    <LimiteDeError key={props.encontrada?.ruta.sola ? props.encontrada.ruta.pantalla : path}>
      <Suspense>
        <Contenido {...props} />
      </Suspense>
    </LimiteDeError>
  )
}

function Contenido({ encontrada, uid, confirmado }: Props) {
  const [, navigate] = useLocation()
  const alOrigen = useCallback(() => {
    navigate(tomarOrigen(uid), { replace: true })
    if (trasIngresar.candado && !device.candado) navigate('/candado', { state: { ofrecido: true } })
    trasIngresar.candado = false
  }, [navigate, uid])
  if (!encontrada) return <NoEncontrada />
  const { pantalla, publica, sinConfirmar } = encontrada.ruta
  if (pantalla === 'ingreso') return <Redireccion to="/validar-contacto" />
  if (!confirmado && !publica && !sinConfirmar)
    return <Redireccion to="/validar-contacto" recordando />
  if (confirmado && pantalla === 'validar-contacto') return <AlOrigen go={alOrigen} />
  if (esDeAfuera(pantalla)) return <Afuera encontrada={encontrada} adentro />
  return pantalla === 'mostrador' ? null : adentro[pantalla](encontrada)
}

function AlOrigen({ go }: { go: () => void }) {
  useLayoutEffect(go, [go])
  return null
}

function Redireccion({ to, recordando = false }: { to: string; recordando?: boolean }) {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    if (recordando) recordarOrigen(location.pathname + location.search)
    navigate(to, { replace: true })
  }, [navigate, to, recordando])
  return null
}
