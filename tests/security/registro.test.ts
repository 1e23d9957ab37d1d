import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createLog, shortAddress } from '../../server/src/base/log.ts'
import { intentos } from '../../server/src/limites/tables.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { codeTo, linkTo, withVoucher } from '../support/acceso.ts'
import { type Provider, get, newKey, post, startServer } from '../support/server.ts'

const SIGN_IN = '/v1/auth/portal-afiliados/signin'
const { norma } = PERSONAS_DE_PRUEBA

let lines: string[] = []
let provider: Provider
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  provider = await startServer({ log })
})
beforeEach(() => {
  lines = []
})
afterAll(() => provider.stop())

const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ seguridad }) => seguridad !== undefined)

test('[SEC-44] sign-in, failed sign-in, refused object, refused session and sign-out are logged', async () => {
  const { token, sid, uid } = await provider.signIn(norma)
  await post(provider.url, SIGN_IN, { nombre: norma.usuario, password: 'wrong' })
  await post(
    provider.url,
    '/v1/afiliados/credencial/generar-token',
    { afiliado: { idAfiliado: 77 } },
    { token },
  )
  await get(provider.url, '/v1/afiliados/afiliado', 'nonsense')
  await post(provider.url, '/v1/portal/sesiones/salir', { sid })

  expect(events()).toMatchObject([
    { seguridad: 'ingreso', resultado: 'bien', uid, sid },
    { seguridad: 'ingreso', resultado: 'mal' },
    { seguridad: 'objeto-denegado', objeto: 77, uid, sid },
    { seguridad: 'sesion-denegada' },
    { seguridad: 'salida', resultado: 'bien', uid, sid },
  ])
  for (const event of events()) {
    expect(event).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      pedido: expect.any(String),
      direccion: '127.0.0.x',
      ruta: expect.stringMatching(/^(GET|POST) \/v1\//),
    })
  }
})

test('[SEC-44] a missing file or address is not logged as a security event', async () => {
  const { token } = await provider.session('norma')
  for (const path of ['/assets/missing.js', '/v1/nada', '/sandbox/otra', '/wp-login.php'])
    expect((await get(provider.url, path, token)).status).toBe(404)
  expect((await get(provider.url, '/v1/app/version/99')).status).toBe(404)

  expect(events()).toEqual([])
})

test('[SEC-44] a request over a limit is logged as a security event', async () => {
  for (let failure = 1; failure <= 5; failure++)
    await post(provider.url, SIGN_IN, { nombre: '20111111112', password: 'wrong' })

  expect(events().filter(({ seguridad }) => seguridad === 'limite')).toHaveLength(1)
  await provider.base.db.delete(intentos)
})

test('[SEC-26][SEC-44] after normal use and attacks the log has no name, document, mail, token or path', async () => {
  const session = await provider.signIn(norma)
  const { token } = session
  const markers = [
    'MARCADOR',
    'Quiroga',
    'Norma',
    '28456789',
    '28.456.789',
    'correo.example',
    'demo1234',
    token,
    token.split('.')[2] ?? '',
  ]
  const grupo = (await (
    await get(provider.url, '/v1/afiliados/grupo-familiar', token)
  ).json()) as unknown[]
  await get(provider.url, '/v1/contacto/correo', token)
  await get(provider.url, '/v1/contacto/validar-correo-confirmado', token)
  const [notificacion] = await provider.notificacionesPendientes(session.uid)
  await post(
    provider.url,
    '/v1/afiliados/deshabilitar-notificacion-pendiente',
    { notificacion },
    { token, clave: newKey() },
  )
  await post(provider.url, SIGN_IN, {
    nombre: 'MARCADOR\r\n{"seguridad":"ingreso"}',
    password: 'MARCADOR',
  })
  await post(provider.url, SIGN_IN, { MARCADOR: 'MARCADOR' })
  await get(provider.url, '/v1/afiliados/credencial/validar-token/MARCADOR')
  await get(provider.url, '/validar-identidad/MARCADOR?MARCADOR=MARCADOR')
  await get(provider.url, '/MARCADOR', 'MARCADOR')
  await get(provider.url, '/v1/MARCADOR', token)

  const written = lines.join('')
  expect(grupo.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(10)
  for (const marker of markers) expect(written).not.toContain(marker)
  expect(lines.every((line) => line.trim().split('\n').length === 1)).toBe(true)
})

test('[SEC-44] codes, contacts, recovery, passwords and identities are logged without names', async () => {
  const { token } = await provider.session('derivado')
  const { usuario, password } = PERSONAS_DE_PRUEBA.derivado
  const correo = 'facundo.ledesma@correo.example'
  const asOwner = (path: string, body: object) => post(provider.url, path, body, { token })
  const contacto = { idTipoContacto: 102, descripcion: 'MARCADOR@correo.example' }
  const added = (await (await asOwner('/v1/contacto/agregar-correo', { contacto })).json()) as {
    idHistorialContactoPersonaFisica: number
  }
  const id = added.idHistorialContactoPersonaFisica
  await asOwner('/v1/codigo-confirmacion/generar', { id })
  const code = await codeTo(provider, contacto.descripcion)
  await asOwner('/v1/codigo-confirmacion/confirmar', { id, code: 'MARCADOR' })
  await asOwner('/v1/codigo-confirmacion/confirmar', { id, code })
  const offered = (await (
    await post(
      provider.url,
      '/v1/contacto/portal-afiliados/correo-usuario',
      { nombreUsuario: usuario },
      await withVoucher(provider),
    )
  ).json()) as { idHistorialContactoPersonaFisica: string }[]
  const sealed = offered[0]?.idHistorialContactoPersonaFisica
  await post(provider.url, '/v1/auth/portal-afiliados/recuperar', {
    nombreUsuario: usuario,
    idHistorialContactoPersonaFisica: sealed,
  })
  const { t, c } = await linkTo(provider, correo)
  await post(provider.url, '/v1/auth/nueva-contrasenia', {
    contrasenia: 'otra1234',
    token: t,
    codigoverificacion: await codeTo(provider, correo),
    idcontacto: c,
  })
  const { token: again } = await provider.session('derivado')
  const cambio = { rolafiliado: true, nuevapassword: password, confirmarnuevapassword: password }
  for (const passwordactual of ['MARCADOR', 'otra1234'])
    await post(
      provider.url,
      '/v1/usuario/cambiar-password',
      { ...cambio, passwordactual },
      { token: again },
    )
  await post(
    provider.url,
    '/v1/cuenta/verificar-identidad',
    {
      cuil: '20334455662',
      nombres: 'MARCADOR',
      apellido: 'Ledesma',
      fechaNacimiento: '1988-01-09',
      sexo: 'Masculino',
      aceptaCondiciones: true,
      respuestas: [],
    },
    await withVoucher(provider),
  )

  expect(events().map(({ seguridad, resultado }) => [seguridad, resultado])).toEqual([
    ['contacto', 'agregado'],
    ['codigo', 'enviado'],
    ['codigo', 'mal'],
    ['codigo', 'bien'],
    ['recuperacion', 'enviada'],
    ['contrasenia', 'recuperada'],
    ['contrasenia', 'mal'],
    ['contrasenia', 'cambiada'],
    ['identidad', 'mal'],
  ])
  const written = lines.join('')
  for (const marker of ['MARCADOR', 'Ledesma', '33445566', 'correo.example', code, t, sealed])
    expect(written).not.toContain(marker)
})

test('[SEC-44] a database error is logged without the text that a person typed', async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const broken = await startServer({ log })
  const { token } = await broken.session('norma')
  if (broken.base.kind !== 'pglite') throw new Error('in memory')
  await broken.base.lite.exec('alter table notificaciones rename to otra')
  lines = []

  const notificacion = { idSolicitud: 1, tipoNotificacion: 'MARCADOR', numeroNotificacion: '1' }
  const answer = await post(
    broken.url,
    '/v1/afiliados/deshabilitar-notificacion-pendiente',
    { notificacion },
    { token },
  )

  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toMatch(/notificaciones"|relation|select|at /)
  expect(lines.join('')).toContain('42P01')
  expect(lines.join('')).not.toContain('MARCADOR')
  await broken.stop()
})

test('[SEC-44] IPv4 and IPv6 addresses are shortened', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2:3::4'].map(shortAddress)).toEqual([
    '203.0.113.x',
    '203.0.113.x',
    '2001:db8:1::x',
  ])
})
