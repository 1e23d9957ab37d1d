import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'

import type { Session } from '#live/sesion/useSession.ts'

import { SaltarEspera } from '../afuera/pantallasPublicas.tsx'
import { Marco } from '../marco/Marco.tsx'
import { Portico } from '../marco/Portico.tsx'
import { EnMostrador } from '../mostrador/EnMostrador.tsx'
import { Ingreso, calentarPantallas } from '../pantallas/pantallas.tsx'
import { type Encontrada, encontrarRuta } from '../rutas/encontrarRuta.ts'
import { MANTENIMIENTO, esDeAfuera } from '../rutas/rutas.ts'
import { useTituloDeDocumento } from '../rutas/useTituloDeDocumento.ts'
import { texts } from '../texts.ts'
import { useMantenimiento } from '../version/useMantenimiento.ts'
import { CredencialAbierta } from './CredencialAbierta.tsx'
import { Pagina } from './Pagina.tsx'

/**
 * Delay in ms after the first frame, before the version is asked for: short enough that the answer comes before a
 * person has read the screen.
 */
const ENSEGUIDA = 500

const NADA_ESCRITO = { usuario: '', password: '', compartido: false }

type Abierta = Extract<Session, { state: 'signed-in' }>

/** The portal of a signed-in person: the screen of the present address, inside the frame. */
export function Adentro({ session }: { session: Abierta }) {
  const [path] = useLocation()
  useEffect(calentarPantallas, [])
  const encontrada = useEncontrada(path)
  const pantalla = encontrada?.ruta.pantalla
  const enMostrador =
    session.prestamo !== undefined || (pantalla === 'mostrador' && session.correoConfirmado)
  useTituloDeDocumento(enMostrador ? texts.mostrador : (encontrada?.ruta.titulo ?? texts.noExiste))

  if (enMostrador)
    return <EnMostrador nombrado={encontrada?.params['idAfiliado']} session={session} />

  // With an expired session the stored data stay visible; the person decides when to sign in again.
  if (session.expired && pantalla === 'ingreso')
    return (
      <Suspense>
        <Ingreso antes={NADA_ESCRITO} onAdentro={() => {}} Saltar={SaltarEspera} />
      </Suspense>
    )

  const pagina = (
    <Pagina encontrada={encontrada} uid={session.uid} confirmado={session.correoConfirmado} />
  )
  const sinMarco = !session.correoConfirmado || esDeAfuera(pantalla)
  return (
    <>
      {encontrada?.ruta.sola ? (
        pagina
      ) : sinMarco ? (
        <Portico>{pagina}</Portico>
      ) : (
        <Marco vencida={session.expired}>{pagina}</Marco>
      )}
      {session.correoConfirmado && <CredencialAbierta />}
    </>
  )
}

/** Route of an address. During maintenance every address shows the maintenance screen, except those that stay open. */
function useEncontrada(path: string): Encontrada | undefined {
  const mantenimiento = useMantenimiento(ENSEGUIDA)
  const encontrada = encontrarRuta(path)
  if (!mantenimiento || encontrada?.ruta.enMantenimiento) return encontrada
  return encontrarRuta(MANTENIMIENTO)
}
