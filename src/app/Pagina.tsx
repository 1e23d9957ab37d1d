import { Suspense, useCallback, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

import { GrupoFamiliarScreen } from '#features/afiliados/GrupoFamiliarScreen.tsx'
import { InicioScreen } from '#features/inicio/InicioScreen.tsx'
import { PendientesScreen } from '#features/pendientes/PendientesScreen.tsx'

import type { Encontrada } from './encontrarRuta.ts'
import { LEIDO, Leida } from './Leida.tsx'
import { recordarOrigen, tomarOrigen } from './origen.ts'
import { LimiteDeError } from './paginas/LimiteDeError.tsx'
import {
  CambiarPin,
  Listo,
  Perfil,
  Salir,
  Tarjetas,
  Terminos,
  ValidarContacto,
  VerAfiliado,
  VerificarContacto,
} from './pantallas.tsx'
import { Afuera, NoEncontrada, TodaviaNo } from './pantallasPublicas.tsx'
import { useDesplazamiento } from './useDesplazamiento.ts'
import { usePublicUrl } from './usePublicUrl.ts'

type Props = {
  encontrada: Encontrada | undefined
  uid: string
  /** The person's e-mail is confirmed; until then no other signed-in screen opens. */
  confirmado: boolean
}

/** The screen of an address, with its guards, its own error boundary, and its place when one comes back to it. */
export function Pagina(props: Props) {
  const [path] = useLocation()
  useDesplazamiento(path)
  return (
    <LimiteDeError key={props.encontrada?.ruta.pantalla === 'comprobar' ? 'comprobar' : path}>
      <Suspense>
        <Contenido {...props} />
      </Suspense>
    </LimiteDeError>
  )
}

function Contenido({ encontrada, uid, confirmado }: Props) {
  const [, navigate] = useLocation()
  const alOrigen = useCallback(() => navigate(tomarOrigen(uid), { replace: true }), [navigate, uid])
  if (!encontrada) return <NoEncontrada />
  const { pantalla, publica, titulo } = encontrada.ruta
  if (pantalla === 'ingreso') return <Redireccion to="/validar-contacto" />
  if (!confirmado && !publica && pantalla !== 'validar-contacto' && pantalla !== 'salir')
    return <Redireccion to="/validar-contacto" recordando />
  switch (pantalla) {
    case 'inicio':
      return (
        <InicioScreen>
          <Suspense>
            <Listo />
          </Suspense>
        </InicioScreen>
      )
    case 'grupo-familiar':
      return <GrupoFamiliarScreen />
    case 'ver-afiliado':
      return <VerAfiliado idAfiliado={numeroDe(encontrada.params['idAfiliado'])} />
    case 'tarjetas':
      return <TarjetasParaImprimir />
    case 'pendientes':
      return <PendientesScreen />
    case 'validar-contacto':
      return confirmado ? <AlOrigen go={alOrigen} /> : <ValidarContacto />
    case 'salir':
      return <Salir />
    case 'terminos':
      return <Terminos />
    case 'cambiar-pin':
      return <CambiarPin />
    case 'mostrador':
      return null // has no page around it: see Portal.tsx
    case 'perfil':
      return <Perfil />
    case 'verificar-contacto':
      return <Contacto {...encontrada.params} />
    case 'mantenimiento':
    case 'olvide-pin':
    case 'recuperar-pin':
    case 'crear-cuenta':
    case 'recuperar-cuenta':
    case 'confirmar-cuenta':
    case 'validar-identidad':
    case 'comprobar':
      return <Afuera encontrada={encontrada} adentro />
    case 'todavia-no':
      return <TodaviaNo titulo={titulo} publica={false} />
  }
}

/** VERI-01: the link's contact leaves the address as soon as it was read. */
function Contacto({ id = '', contacto = '' }: Record<string, string>) {
  return (
    <Leida valor={contacto} limpia={`/verificar-contacto/${id}/${LEIDO}`}>
      {(leido) =>
        numeroDe(id) === undefined ? (
          <NoEncontrada />
        ) : (
          <VerificarContacto id={Number(id)} contacto={leido} />
        )
      }
    </Leida>
  )
}

function TarjetasParaImprimir() {
  const publicUrl = usePublicUrl()
  const [, id] = /^\/tarjetas\/(\d{1,15})$/.exec(location.pathname) ?? []
  return <Tarjetas key={id} idAfiliado={numeroDe(id)} publicUrl={publicUrl} />
}

/** The id in an address; undefined where it is none. */
const numeroDe = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

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
