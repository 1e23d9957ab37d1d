/** Every address of both route tables. What shows at one is a screen, or the honest page of a later part. */
export type Pantalla =
  | 'ingreso'
  | 'salir'
  | 'validar-contacto'
  | 'inicio'
  | 'grupo-familiar'
  | 'ver-afiliado'
  | 'tarjetas'
  | 'pendientes'
  | 'mantenimiento'
  | 'terminos'
  | 'olvide-pin'
  | 'recuperar-pin'
  | 'crear-cuenta'
  | 'recuperar-cuenta'
  | 'confirmar-cuenta'
  | 'validar-identidad'
  | 'comprobar'
  | 'verificar-contacto'
  | 'cambiar-pin'
  | 'perfil'
  | 'mostrador'
  | 'todavia-no'

export type Ruta = {
  path: string
  titulo: string
  pantalla: Pantalla
  /** Reachable without a session (SHELL-23). */
  publica?: true
  /** An address that continues this one does not open it (SHELL-27). */
  exacta?: true
}

const DE_AFUERA: readonly Pantalla[] = [
  'mantenimiento',
  'olvide-pin',
  'recuperar-pin',
  'crear-cuenta',
  'recuperar-cuenta',
  'confirmar-cuenta',
  'validar-identidad',
  'comprobar',
]

/** Screens that have no bars, whoever looks at them. */
export const esDeAfuera = (pantalla: Pantalla | undefined): boolean =>
  pantalla !== undefined && DE_AFUERA.includes(pantalla)

const despues = (path: string, titulo: string, mas: Partial<Ruta> = {}): Ruta => ({
  path,
  titulo,
  pantalla: 'todavia-no',
  ...mas,
})

/** Where anybody checks a card, signed in or not. */
export const COMPROBAR = '/validar-credencial'

const comprobar = (path: string): Ruta => ({
  path,
  titulo: 'Comprobar credencial',
  pantalla: 'comprobar',
  publica: true,
})

/** What shows at every address while another version is the current one (SHELL-14). */
export const MANTENIMIENTO: Ruta = {
  path: '/mantenimiento',
  titulo: 'Sitio en mantenimiento',
  pantalla: 'mantenimiento',
  publica: true,
}

// Longer addresses before the ones they continue: the first that fits is taken.
export const rutas: readonly Ruta[] = [
  { path: '/signin', titulo: 'Ingresá', pantalla: 'ingreso', publica: true },
  { path: '/recuperar-pin', titulo: 'Nueva contraseña', pantalla: 'recuperar-pin', publica: true },
  { path: '/olvide-pin', titulo: 'Olvidé mi contraseña', pantalla: 'olvide-pin', publica: true },
  {
    path: '/crear-cuenta',
    titulo: 'Crear mi cuenta',
    pantalla: 'crear-cuenta',
    publica: true,
    exacta: true,
  },
  {
    path: '/validar-identidad/agregar-correo/recuperar-pin',
    titulo: 'Recuperar mi contraseña',
    pantalla: 'recuperar-cuenta',
    publica: true,
  },
  {
    path: '/confirmar-contacto-crear-cuenta',
    titulo: 'Confirmar contacto',
    pantalla: 'confirmar-cuenta',
    publica: true,
  },
  MANTENIMIENTO,
  comprobar(`${COMPROBAR}/{dataBase64}`),
  // Ours: the place to keep open where one card after another is checked. It takes what is no segment at all, too.
  comprobar(COMPROBAR),

  { path: '/', titulo: 'Inicio', pantalla: 'inicio', exacta: true },
  { path: '/signout', titulo: 'Salir', pantalla: 'salir' },
  { path: '/validar-contacto', titulo: 'Confirmar correo', pantalla: 'validar-contacto' },
  { path: '/grupo-familiar', titulo: 'Grupo Familiar', pantalla: 'grupo-familiar' },
  // Ours: the card on paper, of everybody or of one.
  { path: '/tarjetas', titulo: 'Imprimir tarjetas', pantalla: 'tarjetas' },
  // Ours: what was done without signal and has not left yet.
  { path: '/pendientes', titulo: 'Pendientes de envío', pantalla: 'pendientes' },
  // Ours: the card at a counter, with as little as possible before it.
  { path: '/mostrador/{idAfiliado}', titulo: 'Modo mostrador', pantalla: 'mostrador' },
  { path: '/mostrador', titulo: 'Modo mostrador', pantalla: 'mostrador', exacta: true },
  { path: '/perfil', titulo: 'Perfil', pantalla: 'perfil', exacta: true },
  {
    path: '/terminos-condiciones',
    titulo: 'Términos y condiciones',
    pantalla: 'terminos',
    exacta: true,
  },
  despues('/orden', 'Órdenes'),
  despues('/emitir-orden/{idAfiliado}', 'Emitir orden'),
  despues('/emitir-orden', 'Emitir orden', { exacta: true }),
  despues('/reimprimir-orden', 'Reimprimir orden'),
  despues('/cupon-pago-capita', 'Cápita'),
  { path: '/cambiar-pin', titulo: 'Cambiar mi Contraseña', pantalla: 'cambiar-pin' },
  { path: '/ver-afiliado/{idAfiliado}', titulo: 'Ver afiliado', pantalla: 'ver-afiliado' },
  {
    path: '/validar-identidad/{validarIdentidad}',
    titulo: 'Validar identidad',
    pantalla: 'validar-identidad',
  },
  {
    path: '/verificar-contacto/{id}/{contacto}',
    titulo: 'Verificar contacto',
    pantalla: 'verificar-contacto',
  },
  despues('/read-orden', 'Orden Electrónica'),
  despues('/previsualizar', 'Vista previa'),
  despues('/prestadores', 'Prestadores'),
  despues('/buscar-prestadores', 'Buscar prestadores'),
  despues('/buscar-establecimientos', 'Buscar establecimientos'),
  despues('/buscar-farmacias', 'Buscar farmacias'),
  despues('/reintegros', 'Reintegros'),
  despues('/derivaciones', 'Derivaciones'),
  despues('/add-derivacion', 'Nueva derivación'),
  despues('/aportes', 'Aportes'),
  despues('/consumo-prestacional', 'Consumo prestacional'),
  despues('/delegaciones', 'Delegaciones'),
  despues('/autorizaciones', 'Autorizaciones'),
  despues('/ver-autorizacion', 'Autorización'),
  despues('/receta', 'Recetas electrónicas'),
  despues('/consultar-recetas', 'Recetas electrónicas'),
  despues('/consultar-recetas-cronicas', 'Recetas crónicas'),
  despues('/ver-receta-cronica/{numeroReceta}', 'Receta crónica'),
  despues('/consultar-cupo', 'Consultar cupo'),
  despues('/consultar-ordenes', 'Órdenes emitidas'),
  despues('/ayuda', 'Ayuda'),
  despues('/teleconsulta', 'Teleconsulta'),
  despues('/prescripcion', 'Prescripciones'),
  despues('/ver-prescripcion', 'Prescripción'),
]
