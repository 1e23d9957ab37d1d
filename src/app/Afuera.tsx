import { useLocation } from 'wouter'

import { TextoDePrivacidad } from '#features/terminos/TextoDePrivacidad.tsx'
import { TextoDeTerminos } from '#features/terminos/TextoDeTerminos.tsx'

import { actualizar } from './actualizar.ts'
import { Comprobar } from './Comprobar.tsx'
import type { Encontrada } from './encontrarRuta.ts'
import { LEIDO, Leida } from './Leida.tsx'
import {
  Asistente,
  ConfirmarCuenta,
  Mantenimiento,
  OlvidePin,
  RecuperarPin,
} from './pantallasDeAfuera.tsx'
import { TodaviaNo } from './pantallasPublicas.tsx'
import { resolverDesafio } from './resolverDesafio.ts'

type Props = { encontrada: Encontrada; adentro: boolean }

/** The screens without bars, for whoever is signed in too. A file of its own: the sign-in needs none of them. */
export function Afuera({ encontrada: { ruta, params }, adentro }: Props) {
  const [, navigate] = useLocation()
  const { pantalla } = ruta
  const asistente = {
    resolver: resolverDesafio,
    terminos: <TextoDeTerminos />,
    privacidad: <TextoDePrivacidad />,
  }
  if (pantalla === 'mantenimiento')
    return (
      <Mantenimiento
        adentro={adentro}
        onActualizar={() => {
          // Up to date, its own address would show the same again.
          if (location.pathname === ruta.path) navigate('/', { replace: true })
          return actualizar()
        }}
      />
    )
  if (pantalla === 'comprobar') return <Comprobar />
  if (pantalla === 'olvide-pin') return <OlvidePin resolver={resolverDesafio} />
  if (pantalla === 'recuperar-pin') return <RecuperarPin />
  if (pantalla === 'confirmar-cuenta') return <ConfirmarCuenta />
  if (pantalla === 'crear-cuenta') return <Asistente modo="crear" {...asistente} />
  if (pantalla === 'recuperar-cuenta') return <Asistente modo="recuperar" {...asistente} />
  if (pantalla === 'validar-identidad')
    return (
      <Leida valor={params['validarIdentidad'] ?? LEIDO} limpia={`/validar-identidad/${LEIDO}`}>
        {(persona) => <Asistente modo="identidad" persona={persona} {...asistente} />}
      </Leida>
    )
  return <TodaviaNo titulo={ruta.titulo} publica={!adentro} />
}
