import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

import type { Encontrada } from '../rutas/encontrarRuta.ts'
import { Leida } from '../rutas/Leida.tsx'
import { LEIDO, type PantallaDeAfuera, esDeAfuera } from '../rutas/rutas.ts'
import { resolverDesafio } from '../trabajadores/resolverDesafio.ts'
import { actualizar } from '../version/actualizar.ts'
import { Comprobar } from './Comprobar.tsx'
import {
  Asistente,
  ConfirmarCuenta,
  Mantenimiento,
  OlvidePin,
  RecuperarPin,
  TextoDePrivacidad,
  TextoDeTerminos,
} from './pantallasDeAfuera.tsx'
import { Prestadas } from './Prestadas.tsx'

type Llegada = { encontrada: Encontrada; adentro: boolean }

const asistente = {
  resolver: resolverDesafio,
  terminos: <TextoDeTerminos />,
  privacidad: <TextoDePrivacidad />,
}

/** Screens without bars; the type requires an entry for each. */
const afuera: Record<PantallaDeAfuera, (llegada: Llegada) => ReactNode> = {
  mantenimiento: ({ encontrada: { ruta }, adentro }) => (
    <EnMantenimiento path={ruta.path} adentro={adentro} />
  ),
  comprobar: () => <Comprobar />,
  prestadas: ({ encontrada: { params } }) => <Prestadas parte={params['parte']} />,
  'olvide-pin': () => <OlvidePin resolver={resolverDesafio} />,
  'recuperar-pin': () => <RecuperarPin />,
  'confirmar-cuenta': () => <ConfirmarCuenta resolver={resolverDesafio} />,
  'crear-cuenta': () => <Asistente modo="crear" {...asistente} />,
  'recuperar-cuenta': () => <Asistente modo="recuperar" {...asistente} />,
  'validar-identidad': ({ encontrada: { params } }) => (
    <Leida valor={params['validarIdentidad'] ?? LEIDO} limpia={`/validar-identidad/${LEIDO}`}>
      {(persona) => <Asistente modo="identidad" persona={persona} {...asistente} />}
    </Leida>
  ),
}

/** The screens without bars, with or without a session. A file of its own, because the sign-in does not need them. */
export function Afuera(llegada: Llegada) {
  const { pantalla } = llegada.encontrada.ruta
  return esDeAfuera(pantalla) ? afuera[pantalla](llegada) : null
}

function EnMantenimiento({ path, adentro }: { path: string; adentro: boolean }) {
  const [, navigate] = useLocation()
  return (
    <Mantenimiento
      adentro={adentro}
      porDireccion={location.pathname === path}
      onActualizar={() => {
        // The address is replaced, because it would show the maintenance screen again afterwards.
        if (location.pathname === path) navigate('/', { replace: true })
        return actualizar()
      }}
    />
  )
}
