import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'
import { type Ruta, rutas } from '#app/rutas/rutas.ts'

const PUBLICAS = `/signin, /recuperar-pin, /olvide-pin, /crear-cuenta,
  /validar-identidad/agregar-correo/recuperar-pin, /confirmar-contacto-crear-cuenta, /mantenimiento,
  /validar-credencial/{dataBase64}`
const PRIVADAS = `/, /perfil, /terminos-condiciones, /signout, /validar-contacto, /orden, /emitir-orden,
  /emitir-orden/{idAfiliado}, /reimprimir-orden, /grupo-familiar, /cupon-pago-capita, /cambiar-pin,
  /ver-afiliado/{idAfiliado}, /validar-identidad/{validarIdentidad}, /verificar-contacto/{id}/{contacto},
  /read-orden, /previsualizar, /prestadores, /buscar-prestadores, /buscar-establecimientos, /buscar-farmacias,
  /reintegros, /derivaciones, /add-derivacion, /aportes, /consumo-prestacional, /delegaciones, /autorizaciones,
  /ver-autorizacion, /receta, /consultar-recetas, /consultar-recetas-cronicas,
  /ver-receta-cronica/{numeroReceta}, /consultar-cupo, /consultar-ordenes, /ayuda, /teleconsulta, /prescripcion,
  /ver-prescripcion`

const list = (text: string) => text.split(',').map((path) => path.trim())
/** Ours: a card is checked there without a code in the address, and lent ones are received without an account. */
const NUESTRAS_PUBLICAS = ['/validar-credencial', '/prestadas', '/prestadas/{parte}']

const pathsOf = (isWanted: (ruta: Ruta) => boolean) =>
  rutas.filter(isWanted).map(({ path }) => path)

test('[SHELL-23] the screens open without a session are those of the specification and of loans', () => {
  const publicas = pathsOf(({ publica }) => publica === true)
  expect(publicas.toSorted()).toEqual([...list(PUBLICAS), ...NUESTRAS_PUBLICAS].toSorted())
})

test('[SHELL-24] every other screen of the specification exists and needs a session', () => {
  const privadas = pathsOf(({ publica }) => !publica)
  expect(list(PRIVADAS).filter((path) => !privadas.includes(path))).toEqual([])
})

test('each route is found at its own address', () => {
  for (const { path } of rutas)
    expect(encontrarRuta(path.replaceAll(/\{\w+\}/g, '7'))?.ruta.path).toBe(path)
})

test.each(['/perfil/x', '/terminos-condiciones/x', '/crear-cuenta/x', '/nada', '/PERFIL'])(
  '[SHELL-27] the address %s opens no screen',
  (path) => {
    expect(encontrarRuta(path)).toBeUndefined()
  },
)

test('[SHELL-27] /emitir-orden followed by an id opens the order form of that member', () => {
  expect(encontrarRuta('/emitir-orden/12')).toMatchObject({
    ruta: { path: '/emitir-orden/{idAfiliado}' },
    params: { idAfiliado: '12' },
  })
})

test('[SHELL-27] a slash at the end and a query make no difference', () => {
  expect(encontrarRuta('/perfil/')?.ruta.path).toBe('/perfil')
  expect(encontrarRuta('/perfil?x=1#y')?.ruta.path).toBe('/perfil')
  expect(encontrarRuta('/confirmar-contacto-crear-cuenta/')?.ruta.publica).toBe(true)
  expect(encontrarRuta('')?.ruta.path).toBe('/')
})

test('a route declared as inexact also matches longer addresses', () => {
  expect(encontrarRuta('/grupo-familiar/x')?.ruta.path).toBe('/grupo-familiar')
})

test('the public identity address is matched before the route with a parameter', () => {
  expect(encontrarRuta('/validar-identidad/agregar-correo/recuperar-pin')?.ruta.publica).toBe(true)
  expect(encontrarRuta('/validar-identidad/%7B%7D')?.params).toEqual({ validarIdentidad: '{}' })
})

test('an address with a broken percent escape opens no screen', () => {
  expect(encontrarRuta('/ver-afiliado/%E0%A4%A')).toBeUndefined()
})
