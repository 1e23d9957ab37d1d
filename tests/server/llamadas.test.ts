import { is } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, get, newKey, post, startServer } from '../support/server.ts'

const MINUTE = 60_000

describe.each(kinds())('the calls of this part on %s', (kind) => {
  let now = Date.now()
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const read = async (path: string, token?: string): Promise<unknown> => {
    const answer = await get(provider.url, path, token)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  test.each(['27-28456789-2', '27284567892', '00-123456-0', '123456-0', '123456'])(
    '[API-03] %s and the password give a token that carries the uid',
    async (usuario) => {
      const { token, uid } = await provider.signIn({ usuario, password: 'demo1234' })

      expect(token.split('.')).toHaveLength(3)
      expect(uid).toBe(1)
    },
  )

  test('[API-03] a wrong password gives 401 in the error shape, and no token', async () => {
    const answer = await post(provider.url, '/v1/auth/portal-afiliados/signin', {
      nombre: PERSONAS_DE_PRUEBA.sola.usuario,
      password: 'demo5679',
    })

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'Credenciales incorrectas. Intente nuevamente.',
      error: 'Credenciales incorrectas. Intente nuevamente.',
      codigo: 'credenciales',
    })
  })

  test('[API-04] the family group is the holder first, then spouse and children', async () => {
    const { token } = await provider.session('norma')

    const grupo = await read('/v1/afiliados/grupo-familiar', token)

    expect(is(grupo, tabla.afiliados.grupoFamiliar.response)).toBe(true)
    expect(grupo).toMatchObject([
      {
        afiliado: {
          numeroDocumentoFormateado: '28.456.789',
          numeroAfiliadoFormateado: '00-123456-0',
        },
        personaFisica: { nombre: 'Norma', numeroDocumentoString: '28456789' },
        persona: { cuilCuitFormateado: '27-28456789-2' },
        relacionTitularAdherente: { descripcion: 'Titular' },
      },
      { relacionTitularAdherente: { descripcion: 'Cónyuge' }, derivacion: null },
      { relacionTitularAdherente: { descripcion: 'Hija' }, derivacion: { sigla: 'APROSS' } },
      { relacionTitularAdherente: { descripcion: 'Hijo' } },
    ])
  })

  test('[API-05][API-81] the affiliate is the person signed in, the holder their group’s first', async () => {
    const { token } = await provider.session('voluntaria')

    const own = await read('/v1/afiliados/afiliado', token)
    const titular = await read('/v1/afiliados/find-titular-grupo', token)

    expect(own).toMatchObject({
      personaFisica: { nombre: 'Graciela' },
      tipoAfiliado: { fechaVencimientoCapita: '15/12' },
    })
    expect(titular).toEqual(own)
  })

  test('[API-06] the version of application 25 is ours; another application is not there', async () => {
    expect(await read('/v1/app/version/25')).toEqual({ version: '0.1.3' })
    expect((await get(provider.url, '/v1/app/version/26')).status).toBe(404)
  })

  test('[API-07][API-08] a dismissed notification leaves the list, and dismissing it again is no mistake', async () => {
    const { token, uid } = await provider.session('norma')
    const before = await provider.notificacionesPendientes(uid)
    expect(before.map(({ codigoTipoNotificacion }) => codigoTipoNotificacion)).toEqual([
      'SolicitudCobertura',
      'RecetaMedicaIfx',
      'SolicitudCobertura',
    ])
    const path = '/v1/afiliados/deshabilitar-notificacion-pendiente'

    const first = await post(
      provider.url,
      path,
      { notificacion: before[1] },
      { token, clave: newKey() },
    )
    const second = await post(
      provider.url,
      path,
      { notificacion: before[1] },
      { token, clave: newKey() },
    )

    expect([first.status, second.status]).toEqual([200, 200])
    expect(await read('/v1/usuarios/afiliados/notificaciones-pendientes', token)).toEqual([
      before[0],
      before[2],
    ])
  })

  test('[API-09][API-60] a card’s token is checked without a session, for five minutes', async () => {
    const { token } = await provider.session('derivado')
    const [own] = (await read('/v1/afiliados/grupo-familiar', token)) as {
      afiliado: { idAfiliado: number }
    }[]
    const idAfiliado = own?.afiliado.idAfiliado
    const made = await post(
      provider.url,
      '/v1/afiliados/credencial/generar-token',
      { afiliado: { idAfiliado } },
      { token },
    )
    const credencial = (await made.json()) as { token: string; fechaCreacion: string }
    const payload = Buffer.from(JSON.stringify({ token: credencial.token, idAfiliado }))
    const check = (text: string) =>
      get(provider.url, `/v1/afiliados/credencial/validar-token/${encodeURIComponent(text)}`)

    expect(credencial.token).toMatch(/^[\w-]{22}$/)
    expect(credencial.fechaCreacion).toBe(new Date(now).toISOString())
    for (const text of [payload.toString('base64url'), payload.toString('base64')])
      expect(await (await check(text)).json()).toMatchObject({
        apellido: 'Ledesma',
        cuilCuit: '20-33445566-2',
        relacionTitularAdherente: 'Titular',
        derivacion: { obraSocialSigla: 'IOMA', obraSocialProvincia: 'Buenos Aires' },
      })
    const created = now
    now = created + 5 * MINUTE - 1
    expect((await check(payload.toString('base64url'))).status).toBe(200)
    now = created + 5 * MINUTE
    expect((await check(payload.toString('base64url'))).status).toBe(404)
    now = Date.now()
  })

  test('[SEC-05] a person makes 60 card tokens an hour, then waits for the hour to pass', async () => {
    const { token } = await provider.session('recetas')
    const [{ afiliado } = { afiliado: { idAfiliado: 0 } }] = (await read(
      '/v1/afiliados/grupo-familiar',
      token,
    )) as { afiliado: { idAfiliado: number } }[]
    const body = { afiliado: { idAfiliado: afiliado.idAfiliado } }
    const make = () => post(provider.url, '/v1/afiliados/credencial/generar-token', body, { token })

    const statuses = []
    for (let made = 1; made <= 61; made++) statuses.push((await make()).status)
    now += 60 * MINUTE

    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect((await make()).status).toBe(200)
    now = Date.now()
  })

  test('[CRED-12] whatever else is scanned is refused with the sentence for people', async () => {
    const other = Buffer.from(JSON.stringify({ token: 'x'.repeat(22), idAfiliado: 1 }))
    const scanned = [
      'a',
      '%00',
      'e30',
      other.toString('base64url'),
      'x'.repeat(5000),
      '{"token":1}',
    ]

    for (const text of scanned) {
      const answer = await get(
        provider.url,
        `/v1/afiliados/credencial/validar-token/${encodeURIComponent(text)}`,
      )
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({
        error: 'No se ha podido escanear el código QR, Por favor vuelva a intentar.',
      })
    }
  })

  test('[API-14][API-15] Norma has a confirmed e-mail, the person alone has none', async () => {
    const norma = await provider.session('norma')
    const sola = await provider.session('sola')

    expect(await read('/v1/contacto/validar-correo-confirmado', norma.token)).toMatchObject({
      descripcion: 'norma.quiroga@correo.example',
    })
    expect(await read('/v1/contacto/correo', norma.token)).toMatchObject([
      { confirmado: true, codigoTipoContacto: 'email' },
    ])
    expect(await read('/v1/contacto/validar-correo-confirmado', sola.token)).toBeNull()
    expect(await read('/v1/contacto/correo', sola.token)).toEqual([])
  })

  test('[API-24][API-25][API-26][API-27] province, department, locality and street follow from each other', async () => {
    const { token } = await provider.session('norma')
    const next = async (path: string, body: object) =>
      (await (await post(provider.url, path, body, { token })).json()) as Record<string, unknown>[]

    const provincias = (await read('/v1/busquedas/provincias', token)) as Record<string, unknown>[]
    const laPampa = provincias.find(({ descripcion }) => descripcion === 'La Pampa')
    const { idProvincia } = laPampa ?? {}
    const departamentos = await next('/v1/busquedas/find-departamentos-by-provincia', {
      idProvincia,
    })
    const { idDepartamento } =
      departamentos.find(({ descripcion }) => descripcion === 'Capital') ?? {}
    const localidades = await next('/v1/busquedas/find-localidades-by-departamento', {
      idDepartamento,
    })
    const { idLocalidad } =
      localidades.find(({ descripcion }) => descripcion === 'Santa Rosa') ?? {}
    const calles = await next('/v1/busquedas/find-calles-by-localidad', { idLocalidad })

    expect(provincias.map(({ descripcion }) => descripcion).slice(4, 8)).toEqual([
      'Ciudad Autónoma de Buenos Aires',
      'Córdoba',
      'Corrientes',
      'Entre Ríos',
    ])
    expect([provincias.length, departamentos.length]).toEqual([24, 22])
    expect(calles.length).toBeGreaterThan(20)
  })

  test('[API-28][API-41] contact types carry their codes, localities their province', async () => {
    const { token } = await provider.session('norma')

    expect(await read('/v1/busquedas/tipos-contactos', token)).toMatchObject([
      { idTipoContacto: 1, codigo: 'telefono' },
      { idTipoContacto: 2, codigo: 'email' },
      { idTipoContacto: 5, codigo: 'celular' },
    ])
    const localidades = await read('/v1/busquedas/localidades', token)
    expect(localidades).toContainEqual(
      expect.objectContaining({
        localidadVO: expect.objectContaining({ descripcion: 'General Pico' }),
        provinciaVO: { descripcion: 'La Pampa' },
      }),
    )
  })

  test('[SESS-05, SEC-29] a session that signed out is over at once, and the browser forgets its copies', async () => {
    const { token, sid } = await provider.session('sola')

    const answer = await post(provider.url, '/v1/portal/sesiones/salir', { sid })

    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    const refused = await get(provider.url, '/v1/afiliados/afiliado', token)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ codigo: 'sesion-cerrada' })
  })

  test('[FLT-32] asked by key, the provider says which changes did arrive, and only to their person', async () => {
    const norma = await provider.session('norma')
    const sola = await provider.session('sola')
    const [notificacion] = await provider.notificacionesPendientes(norma.uid)
    const [arrived, lost] = [newKey(), newKey()]
    await post(
      provider.url,
      '/v1/afiliados/deshabilitar-notificacion-pendiente',
      { notificacion },
      { token: norma.token, clave: arrived },
    )
    const ask = async (token: string) =>
      (await post(provider.url, '/v1/portal/claves', { claves: [arrived, lost] }, { token })).json()

    expect(await ask(norma.token)).toEqual({ llegaron: { [arrived]: true, [lost]: false } })
    expect(await ask(sola.token)).toEqual({ llegaron: { [arrived]: false, [lost]: false } })
  })
})
