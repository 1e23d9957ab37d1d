import { type Ruta, rutas } from '#app/rutas.ts'

/** Opened beside a route's own address; of one with something in its address nothing else can be opened. */
const EJEMPLOS: Record<string, readonly string[]> = {
  '/recuperar-pin': ['/recuperar-pin?t=x&c=1'],
  '/validar-identidad/{validarIdentidad}': ['/validar-identidad/1'],
  '/validar-credencial/{dataBase64}': ['/validar-credencial/no-es-una-credencial'],
  '/tarjetas/{idAfiliado}': ['/tarjetas/4'],
  '/pendientes/{numero}': ['/pendientes/1'],
  '/mostrador/{idAfiliado}': ['/mostrador/4'],
  '/perfil': ['/perfil?editar=domicilio', '/perfil?editar=contactos', '/perfil?editar=contacto'],
  '/terminos-condiciones': ['/terminos-condiciones?ver=privacidad'],
  '/emitir-orden/{idAfiliado}': ['/emitir-orden/4'],
  '/ver-afiliado/{idAfiliado}': ['/ver-afiliado/4', '/ver-afiliado/0'],
  '/verificar-contacto/{id}/{contacto}': ['/verificar-contacto/1/1'],
  '/ver-autorizacion': ['/ver-autorizacion?id=20377', '/ver-autorizacion?id=1'],
  '/ver-receta-cronica/{numeroReceta}': ['/ver-receta-cronica/88120'],
  '/ver-prescripcion': ['/ver-prescripcion?id=2'],
  '/ayuda/{capitulo}': ['/ayuda/credencial'],
}

/** Addresses of a signed-in person that lead to another screen: a session is none, and nothing stands for no request. */
const LLEVAN: Record<string, string> = {
  '/signin': '/',
  '/validar-contacto': '/',
  '/ver-autorizacion': '/autorizaciones',
}

export type Direccion = {
  path: string
  /** The route whose screen shows there; none where nothing is. */
  ruta: Ruta | undefined
  publica: boolean
}

const rutaDe = (buscado: string | undefined) => rutas.find(({ path }) => path === buscado)

const NINGUNA: Direccion = { path: '/no-existe', ruta: undefined, publica: true }

/** Every route of the product as addresses to open, and one that is none. A route that cannot be opened as it is needs an example. */
export const DIRECCIONES: readonly Direccion[] = [
  ...rutas.flatMap((ruta): Direccion[] => {
    const { path, publica = false } = ruta
    const propias = path.includes('{') ? [] : [path]
    const paths = [...propias, ...(EJEMPLOS[path] ?? [])]
    if (paths.length === 0) throw new Error(`No example of ${path} is in EJEMPLOS.`)
    return paths.map((cada) => ({ path: cada, ruta, publica }))
  }),
  NINGUNA,
]

/** As whoever has a session sees them; to leave it is another matter. */
export const CON_SESION: readonly Direccion[] = DIRECCIONES.filter(
  ({ path }) => path !== '/signout',
).map((una) => ({ ...una, ruta: rutaDe(LLEVAN[una.path] ?? una.ruta?.path) }))

/** As whoever has none sees them. */
export const SIN_SESION: readonly Direccion[] = DIRECCIONES.map((una) =>
  una.publica ? una : { ...una, ruta: rutaDe('/signin') },
)
