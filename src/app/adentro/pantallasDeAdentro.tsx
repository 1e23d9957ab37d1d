import { Suspense } from 'react'

import { AlIngresar } from '#features/acceso/AlIngresar.tsx'
import { GrupoFamiliarScreen } from '#features/afiliados/GrupoFamiliarScreen.tsx'
import { PREFIJO } from '#features/autorizaciones/prefijo.ts'
import { InicioScreen } from '#features/inicio/InicioScreen.tsx'
import { Novedades } from '#features/notificaciones/Novedades.tsx'
import { numeroDe } from '#formato/numeroDe.ts'
import { useEmpezados } from '#live/borradores/borradores.ts'

import { NoEncontrada } from '../afuera/pantallasPublicas.tsx'
import { type Dibujo, de } from '../pantallas/de.ts'
import { Listo, Salir, ValidarContacto } from '../pantallas/pantallas.tsx'
import { Nada } from '../pantallas/screen.ts'
import { screenWithAll } from '../pantallas/screenWithAll.ts'
import type { Encontrada } from '../rutas/encontrarRuta.ts'
import { Leida } from '../rutas/Leida.tsx'
import { LEIDO, type PantallaDeAdentro } from '../rutas/rutas.ts'
import { usePublicUrl } from '../rutas/usePublicUrl.ts'
import { preparador } from '../trabajadores/preparador.ts'
import { propias } from './generado/pantallas.ts'

/** Pagina.tsx redirects from the sign-in, and Adentro.tsx draws the counter without a page around it. */
type SinPagina = 'ingreso' | 'mostrador'

/** Screens of signed-in people. Most come from their manifest; here are those that need more than their address. */
export const adentro: Record<Exclude<PantallaDeAdentro, SinPagina>, Dibujo> = {
  ...propias,
  inicio: () => (
    <InicioScreen
      novedades={<Novedades />}
      empezadas={<Empezadas />}
      listo={(despues) => (
        <Suspense>
          <Listo>{despues}</Listo>
        </Suspense>
      )}
    />
  ),
  'grupo-familiar': () => <GrupoFamiliarScreen />,
  tarjetas: ({ params: { idAfiliado } }) => <Tarjetas key={idAfiliado} id={idAfiliado} />,
  'validar-contacto': () => <AlIngresar Pantalla={ValidarContacto} />,
  salir: () => <Salir />,
  autorizaciones: () => <Autorizaciones preparador={preparador} />,
  'leer-qr': de(() => import('./LeerOrden.tsx')),
  prestar: de(() => import('./Prestar.tsx')),
  'verificar-contacto': ({ params }) => <Contacto {...params} />,
}

const Autorizaciones = screenWithAll(
  async () =>
    (await import('#features/autorizaciones/AutorizacionesScreen.tsx')).AutorizacionesScreen,
)

const SinTerminar = screenWithAll(
  async () => (await import('#features/autorizaciones/SinTerminar.tsx')).SinTerminar,
  Nada,
)

/** Loaded only if there is an unfinished request: its code brings most of the second ring. */
function Empezadas() {
  return useEmpezados(PREFIJO)?.length ? <SinTerminar /> : null
}

const TarjetasScreen = screenWithAll(
  async () => (await import('#features/tarjetas/TarjetasScreen.tsx')).TarjetasScreen,
)

function Tarjetas({ id }: { id: string | undefined }) {
  return <TarjetasScreen idAfiliado={numeroDe(id)} publicUrl={usePublicUrl()} />
}

const VerificarContacto = screenWithAll(
  async () =>
    (await import('#features/contacto/VerificarContactoScreen.tsx')).VerificarContactoScreen,
)

/** VERI-01: the contact is removed from the address as soon as it is read. */
function Contacto({ id = '', contacto = '' }: Encontrada['params']) {
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
