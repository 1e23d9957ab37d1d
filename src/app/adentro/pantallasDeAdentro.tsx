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

/** The sign-in leads on, and the counter has no page around it: see Pagina.tsx and Portal.tsx. */
type SinPagina = 'ingreso' | 'mostrador'

/** What is drawn for signed-in people: most screens as their manifest says, and here those that need more than their address. */
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

/** It takes most of the second ring with it: not for somebody who began nothing. */
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

/** VERI-01: the link's contact leaves the address as soon as it was read. */
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
