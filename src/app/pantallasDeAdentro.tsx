import { type ComponentType, type ReactNode, Suspense, createElement } from 'react'
import { useSearchParams } from 'wouter'

import { AlIngresar } from '#features/acceso/AlIngresar.tsx'
import { GrupoFamiliarScreen } from '#features/afiliados/GrupoFamiliarScreen.tsx'
import { PREFIJO } from '#features/autorizaciones/prefijo.ts'
import { InicioScreen } from '#features/inicio/InicioScreen.tsx'
import { Novedades } from '#features/notificaciones/Novedades.tsx'
import { useEmpezados } from '#live/borradores.ts'

import type { Encontrada } from './encontrarRuta.ts'
import { Leida } from './Leida.tsx'
import { Listo, Salir, ValidarContacto, VerAfiliado } from './pantallas.tsx'
import { NoEncontrada } from './pantallasPublicas.tsx'
import { preparador } from './preparador.ts'
import { LEIDO, type PantallaDeAdentro } from './rutas.ts'
import { Nada } from './screen.ts'
import { screenWithAll } from './screenWithAll.ts'
import { usePublicUrl } from './usePublicUrl.ts'

type Params = Encontrada['params']
type Dibujo = (encontrada: Encontrada) => ReactNode
/** The sign-in leads on, and the counter has no page around it: see Pagina.tsx and Portal.tsx. */
type SinPagina = 'ingreso' | 'mostrador'

/** A screen as a chunk of its own, with what it needs of the address. */
function de<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...[propsOf]: object extends Props ? [] : [(params: Params) => Props]
): Dibujo {
  const Pantalla = screenWithAll(load)
  return ({ params }) => createElement(Pantalla, propsOf?.(params) ?? ({} as Props))
}

/** What is drawn for whoever is signed in: a row for each screen, and none is missing. */
export const adentro: Record<Exclude<PantallaDeAdentro, SinPagina>, Dibujo> = {
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
  pendientes: de(
    async () => (await import('#features/pendientes/PendientesScreen.tsx')).PendientesScreen,
  ),
  recibo: de(
    async () => (await import('#features/pendientes/ReciboScreen.tsx')).ReciboScreen,
    ({ numero }) => ({ numero: numeroDe(numero) }),
  ),
  'ver-afiliado': ({ params }) => <VerAfiliado idAfiliado={numeroDe(params['idAfiliado'])} />,
  tarjetas: ({ params: { idAfiliado } }) => <Tarjetas key={idAfiliado} id={idAfiliado} />,
  'validar-contacto': () => <AlIngresar Pantalla={ValidarContacto} />,
  salir: () => <Salir />,
  terminos: de(async () => (await import('#features/terminos/TerminosScreen.tsx')).TerminosScreen),
  'cambiar-pin': de(
    async () => (await import('#features/contrasenia/CambiarPinScreen.tsx')).CambiarPinScreen,
  ),
  perfil: de(async () => (await import('#features/perfil/PerfilScreen.tsx')).PerfilScreen),
  avisos: de(async () => (await import('#features/avisos/AvisosScreen.tsx')).AvisosScreen),
  sesiones: de(async () => (await import('#features/perfil/SesionesScreen.tsx')).SesionesScreen),
  delegaciones: de(
    async () => (await import('#features/delegaciones/DelegacionesScreen.tsx')).DelegacionesScreen,
  ),
  previsualizar: de(
    async () =>
      (await import('#features/previsualizar/PrevisualizarScreen.tsx')).PrevisualizarScreen,
  ),
  recetas: de(async () => (await import('#features/recetas/RecetasScreen.tsx')).RecetasScreen),
  'consultar-recetas': de(
    async () =>
      (await import('#features/recetas/ConsultarRecetasScreen.tsx')).ConsultarRecetasScreen,
  ),
  'consultar-cronicas': de(
    async () =>
      (await import('#features/recetas/ConsultarCronicasScreen.tsx')).ConsultarCronicasScreen,
  ),
  'ver-cronica': de(
    async () => (await import('#features/recetas/VerCronicaScreen.tsx')).VerCronicaScreen,
    ({ numeroReceta = '' }) => ({ numeroReceta }),
  ),
  prescripciones: de(
    async () => (await import('#features/recetas/PrescripcionesScreen.tsx')).PrescripcionesScreen,
  ),
  'ver-prescripcion': de(
    async () => (await import('#features/recetas/VerPrescripcionScreen.tsx')).VerPrescripcionScreen,
  ),
  autorizaciones: de(
    async () =>
      (await import('#features/autorizaciones/AutorizacionesScreen.tsx')).AutorizacionesScreen,
    () => ({ preparador }),
  ),
  recibidos: de(
    async () => (await import('#features/autorizaciones/RecibidosScreen.tsx')).RecibidosScreen,
  ),
  'ver-autorizacion': () => <VerAutorizacion />,
  derivaciones: de(
    async () => (await import('#features/derivaciones/DerivacionesScreen.tsx')).DerivacionesScreen,
  ),
  'add-derivacion': () => <AddDerivacion />,
  reintegros: de(
    async () => (await import('#features/reintegros/ReintegrosScreen.tsx')).ReintegrosScreen,
  ),
  aportes: de(async () => (await import('#features/aportes/AportesScreen.tsx')).AportesScreen),
  consumo: de(async () => (await import('#features/consumo/ConsumoScreen.tsx')).ConsumoScreen),
  capita: de(async () => (await import('#features/capita/CapitaScreen.tsx')).CapitaScreen),
  prestadores: de(
    async () => (await import('#features/prestadores/PrestadoresScreen.tsx')).PrestadoresScreen,
  ),
  'buscar-prestadores': de(
    async () => (await import('#features/prestadores/ProfesionalesScreen.tsx')).ProfesionalesScreen,
  ),
  'buscar-establecimientos': de(
    async () =>
      (await import('#features/prestadores/EstablecimientosScreen.tsx')).EstablecimientosScreen,
  ),
  'buscar-farmacias': de(
    async () => (await import('#features/farmacias/FarmaciasScreen.tsx')).FarmaciasScreen,
  ),
  ordenes: de(async () => (await import('#features/ordenes/OrdenesScreen.tsx')).OrdenesScreen),
  'emitir-orden': de(
    async () => (await import('#features/ordenes/EmitirOrdenScreen.tsx')).EmitirOrdenScreen,
    ({ idAfiliado }) => ({ idAfiliado: numeroDe(idAfiliado) }),
  ),
  'leer-qr': de(async () => (await import('./LeerOrden.tsx')).LeerOrden),
  'consultar-cupo': de(
    async () => (await import('#features/ordenes/cupo/CupoScreen.tsx')).CupoScreen,
  ),
  'consultar-ordenes': de(
    async () => (await import('#features/ordenes/consultar/ConsultarScreen.tsx')).ConsultarScreen,
  ),
  'reimprimir-orden': de(
    async () => (await import('#features/ordenes/ReimprimirScreen.tsx')).ReimprimirScreen,
  ),
  teleconsulta: de(
    async () => (await import('#features/teleconsulta/TeleconsultaScreen.tsx')).TeleconsultaScreen,
  ),
  'verificar-contacto': ({ params }) => <Contacto {...params} />,
  buscar: de(async () => (await import('#features/buscar/BuscarScreen.tsx')).BuscarScreen),
  estado: de(async () => (await import('#features/estado/EstadoScreen.tsx')).EstadoScreen),
  ayuda: ({ params }) => <Ayuda capitulo={params['capitulo']} />,
}

const Ayuda = screenWithAll(
  async () => (await import('#features/ayuda/AyudaScreen.tsx')).AyudaScreen,
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

const VerAutorizacionScreen = screenWithAll(
  async () =>
    (await import('#features/autorizaciones/VerAutorizacionScreen.tsx')).VerAutorizacionScreen,
)

function VerAutorizacion() {
  const [busqueda] = useSearchParams()
  const id = busqueda.get('id') ?? undefined
  return <VerAutorizacionScreen key={id} idSolicitud={id} />
}

const AddDerivacionScreen = screenWithAll(
  async () => (await import('#features/derivaciones/AddDerivacionScreen.tsx')).AddDerivacionScreen,
)

function AddDerivacion() {
  const [busqueda] = useSearchParams()
  const dice = (nombre: string) => busqueda.get(nombre) ?? undefined
  return <AddDerivacionScreen id={dice('id')} cambio={dice('cambio')} guardada={dice('guardada')} />
}

const VerificarContacto = screenWithAll(
  async () =>
    (await import('#features/contacto/VerificarContactoScreen.tsx')).VerificarContactoScreen,
)

/** VERI-01: the link's contact leaves the address as soon as it was read. */
function Contacto({ id = '', contacto = '' }: Params) {
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

/** The id in an address; undefined where it is none. */
const numeroDe = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)
