import { afterAll, beforeAll, expect, test } from 'vitest'

import { FORMAS, usarFormas } from '#contract/formas.ts'
import { tabla } from '#contract/tabla.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Base } from '../../server/src/base/database.ts'
import { readProveedor } from '../../server/src/base/proveedor.ts'
import { texts } from '../../server/src/correo/puerta.ts'
import { SIN_CUENTA, usuarioDe } from '../../server/src/semilla/demo.ts'
import { baseDe } from '../support/baseDe.ts'
import { coloresDeHoja, leerHoja } from '../support/hoja.ts'
import { type Provider, type Who, get, post, startServer } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { respuesta } from './support/pedir.ts'

// The second insurer, as `npm start -- --proveedor otro` serves it from an empty folder.
let base: Base
let provider: Provider

beforeAll(async () => {
  const proveedor = readProveedor('proveedores/otro')
  base = await baseDe(proveedor)
  provider = await startServer({ base, config: { proveedor }, capacidades: proveedor.capacidades })
})

afterAll(async () => {
  usarFormas(FORMAS)
  await provider.stop()
  await base.close()
})

const entrar = (nombre: string) =>
  post(provider.url, '/v1/auth/portal-afiliados/signin', { nombre, password: 'demo1234' })

test.each(['1123456', '112.3456', '112.3456/0', '11234560'])(
  '[API-03, SIGN-01] a member of seven digits signs in as %s',
  async (usuario) => {
    expect((await provider.signIn({ usuario, password: 'demo1234' })).uid).toBe(1)
  },
)

test.each(['27-28456789-2', '123456', '00-123456-0', '112345'])(
  '[API-03] where only member numbers sign in, %s is refused like a wrong password',
  async (usuario) => {
    const answer = await entrar(usuario)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ codigo: 'credenciales' })
  },
)

test('[SIGN-01, ACCT-19] the mail about a finished account names the number that its people sign in with', () => {
  expect(texts.cuentaLista().texto).toContain('Ya podés entrar con tu número de afiliado y la')
})

test('the welcome of the demo names the numbers that its people sign in with', () => {
  expect(usuarioDe('norma')).toBe('112.3456/0')
  expect(usuarioDe('sola')).toBe('113.0222/0')
})

test('[FAM-02] the family shows the number in its form, with the order of each member', async () => {
  const { token } = await provider.session('norma')
  const family = (await (
    await get(provider.url, '/v1/afiliados/grupo-familiar', token)
  ).json()) as { afiliado: { numeroAfiliadoFormateado: string } }[]

  expect(family.map(({ afiliado }) => afiliado.numeroAfiliadoFormateado)).toEqual([
    '112.3456/0',
    '112.3456/1',
    '112.3456/2',
    '112.3456/3',
  ])
})

test('[ACCT-09] the questionnaire describes the member number of this insurer', async () => {
  const answer = await post(provider.url, '/v1/cuenta/generar-cuestionario', {
    cuil: SIN_CUENTA.cuil,
  })
  expect(await answer.text()).toContain('Tu número de afiliado tiene siete cifras (···.····/0).')
})

test('[FORM-08] a licence number of six digits may be searched, one of seven is too long', async () => {
  const { token } = await provider.session('norma')
  const search = (matricula: string) =>
    post(
      provider.url,
      '/v1/busquedas/prestadores/buscar-profesionales',
      {
        matricula,
        nombreApellido: null,
        idLocalidad: null,
        idEspecialidad: null,
        soloActivos: true,
      },
      { token },
    )

  expect((await search('123456')).status).toBe(200)
  expect((await search('1234567')).status).toBe(422)
})

test('[FLT-71] a day of the provider is a day in its time zone', () => {
  // In July Santiago is an hour behind Buenos Aires.
  expect(diaDe(Date.parse('2026-07-10T03:30:00Z'))).toBe('2026-07-09')
})

test('[API-02] no extension is announced', async () => {
  expect((await get(provider.url, '/.well-known/portal-capacidades.json')).status).toBe(404)
})

/** Black, the insurer's blue as dark as letters on paper need it, and grey. */
const COLORES = ['#000000', '#21457c', '#5a5a5a']

/** A sheet of the demo in each reader's words, with the colours of its texts. */
async function hojaDe(who: Who, pedida: (token: string) => Promise<{ url: string }>) {
  const { token } = await provider.session(who)
  const { url } = await pedida(token)
  const { status, bytes } = await archivoEn(provider, url, token)
  expect(status).toBe(200)
  return { dice: await leerHoja(bytes), colores: await coloresDeHoja(bytes) }
}

const { autorizaciones, capita } = tabla
const CUPON = {
  numeroDocumento: 24_680_135,
  tipoDocumento: 'DNI',
  recibo: false,
  fechaDeImpresion: null,
} as const

test('[AUTH-18] the PDFs of a request and of its ruling have the second insurer’s name and colour', async () => {
  const { imprimirComprobante, imprimirProvidenciaDeSolicitud } = autorizaciones
  const solicitud = await hojaDe('norma', (token) =>
    respuesta(provider, imprimirComprobante, { id: 20_377, enviarMail: false }, { token }),
  )
  const providencia = await hojaDe('norma', (token) =>
    respuesta(provider, imprimirProvidenciaDeSolicitud, { id: 20_377 }, { token }),
  )

  for (const read of solicitud.dice) expect(read).toMatch(/Alerces Salud.*Solicitud de Autoriz/)
  for (const read of providencia.dice) expect(read).toMatch(/Alerces Salud.*Vigente hasta el/)
  expect([solicitud.colores, providencia.colores]).toEqual([COLORES, COLORES])
})

test('[CAPI-03, CAPI-04] the PDF of a coupon has the second insurer’s name, colour and places to pay', async () => {
  const { dice, colores } = await hojaDe('voluntaria', (token) =>
    respuesta(provider, capita.cuponEnPdf, CUPON, { token }),
  )

  for (const read of dice) {
    expect(read).toMatch(/Alerces Salud.*Cupón de pago de la cápita/)
    expect(read).toContain('114.1357/0')
    expect(read).toContain(
      'Se paga con el código: En las cajas de Alerces Salud, con efectivo o tarjeta Por transferencia, con el código en el concepto',
    )
    expect(read).not.toMatch(/Mi Cobertura|red de cobro/)
  }
  expect(colores).toEqual(COLORES)
})
