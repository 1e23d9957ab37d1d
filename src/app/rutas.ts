import { COMPARTIDO } from '#contract/compartido.ts'

type Escrita = {
  /** What `pantallasDeAdentro.tsx` or `pantallasDeAfuera.tsx` draws there. */
  pantalla: string
  path: string
  titulo: string
  /** Reachable without a session (SHELL-23). */
  publica?: true
  /** An address that continues this one does not open it (SHELL-27). */
  exacta?: true
  /** Has no bars, with a session and without. */
  sinBarras?: true
  /** Draws its own frame, and stays the same page while its address changes. */
  sola?: true
  /** Open before the e-mail is confirmed; never an address to come back to. */
  sinConfirmar?: true
  /** Stays open during maintenance: unsent changes are looked after there. */
  enMantenimiento?: true
}

/** Where anybody checks a card, signed in or not. */
export const COMPROBAR = '/validar-credencial'

const sinSesion = { publica: true, sinBarras: true } as const

const comprobar = <Path extends string>(path: Path) =>
  ({
    pantalla: 'comprobar',
    path,
    titulo: 'Comprobar credencial',
    sola: true,
    ...sinSesion,
  }) as const

/** What stands in an address in the place of what was read from it. */
export const LEIDO = '-'

/** What shows at every address while another version is the current one (SHELL-14). */
export const MANTENIMIENTO = {
  pantalla: 'mantenimiento',
  path: '/mantenimiento',
  titulo: 'Sitio en mantenimiento',
  ...sinSesion,
} as const

// Longer addresses before the ones they continue: the first that fits is taken.
const escritas = [
  { pantalla: 'ingreso', path: '/signin', titulo: 'Ingresá', publica: true },
  { pantalla: 'recuperar-pin', path: '/recuperar-pin', titulo: 'Nueva contraseña', ...sinSesion },
  { pantalla: 'olvide-pin', path: '/olvide-pin', titulo: 'Olvidé mi contraseña', ...sinSesion },
  {
    pantalla: 'crear-cuenta',
    path: '/crear-cuenta',
    titulo: 'Crear mi cuenta',
    exacta: true,
    ...sinSesion,
  },
  {
    pantalla: 'recuperar-cuenta',
    path: '/validar-identidad/agregar-correo/recuperar-pin',
    titulo: 'Recuperar mi contraseña',
    ...sinSesion,
  },
  {
    pantalla: 'confirmar-cuenta',
    path: '/confirmar-contacto-crear-cuenta',
    titulo: 'Confirmar contacto',
    ...sinSesion,
  },
  MANTENIMIENTO,
  comprobar(`${COMPROBAR}/{dataBase64}`),
  // Ours: the place to keep open where one card after another is checked. It takes what is no segment at all, too.
  comprobar(COMPROBAR),

  { pantalla: 'inicio', path: '/', titulo: 'Inicio', exacta: true },
  {
    pantalla: 'salir',
    path: '/signout',
    titulo: 'Salir',
    sinConfirmar: true,
    enMantenimiento: true,
  },
  {
    pantalla: 'validar-contacto',
    path: '/validar-contacto',
    titulo: 'Confirmar correo',
    sinConfirmar: true,
  },
  { pantalla: 'grupo-familiar', path: '/grupo-familiar', titulo: 'Grupo Familiar' },
  // Ours: the card on paper, of everybody or of one.
  { pantalla: 'tarjetas', path: '/tarjetas/{idAfiliado}', titulo: 'Imprimir tarjetas' },
  { pantalla: 'tarjetas', path: '/tarjetas', titulo: 'Imprimir tarjetas', exacta: true },
  // Ours: what was done without signal and has not left yet; and one of it, by its number.
  {
    pantalla: 'recibo',
    path: '/pendientes/{numero}',
    titulo: 'Recibo de un envío',
    enMantenimiento: true,
  },
  {
    pantalla: 'pendientes',
    path: '/pendientes',
    titulo: 'Pendientes de envío',
    enMantenimiento: true,
  },
  // Ours: the card at a counter, with as little as possible before it.
  { pantalla: 'mostrador', path: '/mostrador/{idAfiliado}', titulo: 'Modo mostrador' },
  { pantalla: 'mostrador', path: '/mostrador', titulo: 'Modo mostrador', exacta: true },
  { pantalla: 'perfil', path: '/perfil', titulo: 'Perfil', exacta: true },
  // Ours: where the account is open.
  { pantalla: 'sesiones', path: '/sesiones', titulo: 'Dónde está abierta tu cuenta', exacta: true },
  // Ours: what this phone is told of while the portal is closed.
  { pantalla: 'avisos', path: '/avisos', titulo: 'Avisos', exacta: true },
  {
    pantalla: 'terminos',
    path: '/terminos-condiciones',
    titulo: 'Términos y condiciones',
    exacta: true,
  },
  { pantalla: 'ordenes', path: '/orden', titulo: 'Órdenes' },
  { pantalla: 'emitir-orden', path: '/emitir-orden/{idAfiliado}', titulo: 'Orden Impresa' },
  { pantalla: 'emitir-orden', path: '/emitir-orden', titulo: 'Orden Impresa', exacta: true },
  { pantalla: 'reimprimir-orden', path: '/reimprimir-orden', titulo: 'Reimprimir Orden' },
  { pantalla: 'capita', path: '/cupon-pago-capita', titulo: 'Cápita' },
  { pantalla: 'cambiar-pin', path: '/cambiar-pin', titulo: 'Cambiar mi Contraseña' },
  { pantalla: 'ver-afiliado', path: '/ver-afiliado/{idAfiliado}', titulo: 'Ver afiliado' },
  {
    pantalla: 'validar-identidad',
    path: '/validar-identidad/{validarIdentidad}',
    titulo: 'Validar identidad',
    sinBarras: true,
  },
  {
    pantalla: 'verificar-contacto',
    path: '/verificar-contacto/{id}/{contacto}',
    titulo: 'Verificar contacto',
  },
  { pantalla: 'leer-qr', path: '/read-orden', titulo: 'Orden Electrónica' },
  { pantalla: 'previsualizar', path: '/previsualizar', titulo: 'Vista previa' },
  { pantalla: 'prestadores', path: '/prestadores', titulo: 'Prestadores' },
  { pantalla: 'buscar-prestadores', path: '/buscar-prestadores', titulo: 'Buscar prestadores' },
  {
    pantalla: 'buscar-establecimientos',
    path: '/buscar-establecimientos',
    titulo: 'Buscar establecimientos',
  },
  { pantalla: 'buscar-farmacias', path: '/buscar-farmacias', titulo: 'Buscar farmacias' },
  { pantalla: 'reintegros', path: '/reintegros', titulo: 'Reintegros' },
  { pantalla: 'derivaciones', path: '/derivaciones', titulo: 'Derivaciones' },
  { pantalla: 'add-derivacion', path: '/add-derivacion', titulo: 'Nueva derivación' },
  { pantalla: 'aportes', path: '/aportes', titulo: 'Aportes' },
  {
    pantalla: 'consumo',
    path: '/consumo-prestacional',
    titulo: 'Consumo prestacional',
  },
  { pantalla: 'delegaciones', path: '/delegaciones', titulo: 'Delegaciones' },
  { pantalla: 'autorizaciones', path: '/autorizaciones', titulo: 'Autorizaciones' },
  // Ours: what other applications share with the portal.
  { pantalla: 'recibidos', path: COMPARTIDO, titulo: 'Archivos recibidos', exacta: true },
  { pantalla: 'ver-autorizacion', path: '/ver-autorizacion', titulo: 'Autorización' },
  { pantalla: 'recetas', path: '/receta', titulo: 'Recetas electrónicas' },
  { pantalla: 'consultar-recetas', path: '/consultar-recetas', titulo: 'Recetas electrónicas' },
  {
    pantalla: 'consultar-cronicas',
    path: '/consultar-recetas-cronicas',
    titulo: 'Recetas crónicas',
  },
  { pantalla: 'ver-cronica', path: '/ver-receta-cronica/{numeroReceta}', titulo: 'Receta crónica' },
  { pantalla: 'consultar-cupo', path: '/consultar-cupo', titulo: 'Consultar Cupo' },
  { pantalla: 'consultar-ordenes', path: '/consultar-ordenes', titulo: 'Consultar Órdenes' },
  // Ours: one chapter of the manual.
  { pantalla: 'ayuda', path: '/ayuda/{capitulo}', titulo: 'Ayuda' },
  { pantalla: 'ayuda', path: '/ayuda', titulo: 'Ayuda', exacta: true },
  // Ours: one field for all that lies on this phone.
  { pantalla: 'buscar', path: '/buscar', titulo: 'Buscar', exacta: true },
  // Ours: how this phone and the portal on it are.
  { pantalla: 'estado', path: '/estado', titulo: 'Estado de la aplicación', exacta: true },
  { pantalla: 'teleconsulta', path: '/teleconsulta', titulo: 'Teleconsulta' },
  { pantalla: 'prescripciones', path: '/prescripcion', titulo: 'Prescripciones' },
  { pantalla: 'ver-prescripcion', path: '/ver-prescripcion', titulo: 'Prescripción' },
] as const satisfies readonly Escrita[]

type Fila = (typeof escritas)[number]

/** Every screen there is, by its name. */
export type Pantalla = Fila['pantalla']
export type PantallaDeAfuera = Extract<Fila, { sinBarras: true }>['pantalla']
export type PantallaDeAdentro = Exclude<Pantalla, PantallaDeAfuera>

export type Ruta = Escrita & { pantalla: Pantalla }

/** Screens that have no bars, with a session and without. */
export const esDeAfuera = (pantalla: Pantalla | undefined): pantalla is PantallaDeAfuera =>
  escritas.some((ruta) => ruta.pantalla === pantalla && 'sinBarras' in ruta)

/** Every address of both route tables, and ours. */
export const rutas: readonly Ruta[] = escritas
