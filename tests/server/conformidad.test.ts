import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makeCall } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'
import { toFailure } from '#live/proveedor/failure.ts'

import { CAPACIDADES } from '../../server/src/base/capacidades.ts'
import { type Informe, type Pedido, correr } from '../../tools/conformance/corrida.ts'
import type { Diferencia } from '../../tools/conformance/diferencia.ts'
import { enHtml } from '../../tools/conformance/hoja.ts'
import { conforma, enTexto } from '../../tools/conformance/informe.ts'
import { leerOpciones } from '../../tools/conformance/opciones.ts'
import { type Provider, startServer } from '../support/server.ts'
import { type Desvio, conCabecera, conJson, enLugar, startDesviado } from './support/desvios.ts'

const ORIGIN = 'https://portal.example'
const NORMA = { usuario: '27-28456789-2', password: 'demo1234' }

let provider: Provider
let api: Awaited<ReturnType<typeof startDesviado>>
beforeAll(async () => {
  provider = await startServer({ config: { corsOrigins: [ORIGIN] } })
  api = await startDesviado(provider.url)
})
afterAll(async () => {
  await api.stop()
  await provider.stop()
})

const pedido = (over: Partial<Pedido> = {}): Pedido => ({
  base: api.url,
  ...NORMA,
  provider: 'portal-afiliados',
  idAplicacion: 25,
  origin: undefined,
  writes: false,
  solo: [],
  lentaMs: 60_000, // this machine is not judged
  ...over,
})
/** All that differs, and each field of the specification that never came; an answer may have more than the contract names. */
const differences = ({ resultados }: Informe) =>
  resultados.flatMap(({ nombre, veredicto, diferencias }) => {
    const found = diferencias.filter(({ que }) => que !== 'sobra')
    return veredicto === 'difiere' || veredicto === 'falta' || found.length > 0
      ? [{ nombre, veredicto, diferencias: found }]
      : []
  })
const resultOf = ({ resultados }: Informe, nombre: string) => {
  const found = resultados.find((one) => one.nombre === nombre)
  if (!found) throw new Error(`${nombre} was not told of.`)
  return found
}

describe('against the reference provider', () => {
  test('the reference provider passes the conformance check, with a verdict for every call', async () => {
    const informe = await correr(pedido({ base: provider.url, origin: ORIGIN }), fetch)

    expect(differences(informe)).toEqual([])
    expect(conforma(informe)).toBe(true)
    const calls = Object.entries(tabla).flatMap(([area, all]) =>
      Object.keys(all).map((name) => `${area}.${name}`),
    )
    expect(informe.resultados.map(({ nombre }) => nombre).toSorted()).toEqual(
      [...calls, 'navegador.permiso', 'sesion.falsa', 'sesion.ninguna'].toSorted(),
    )
    const seen = informe.resultados.filter(({ veredicto }) => veredicto === 'cumple')
    expect(seen.length).toBeGreaterThan(55)
    expect(informe.capacidades.filter(({ anunciada }) => !anunciada)).toEqual([])
  })

  test('the conformance report has no personal data in any of its formats', async () => {
    const informe = await correr(pedido({ base: provider.url }), fetch)

    for (const text of [JSON.stringify(informe), enHtml(informe), enTexto(informe)])
      expect(text).not.toMatch(/norma|quiroga|28456789|28\.456\.789|demo1234|@correo/i)
    expect(enHtml(informe)).not.toMatch(/<script|style="/)
  })

  test(
    'the conformance check calls writes only on request, and none differs',
    { tags: ['largo'] },
    async () => {
      const own = await startServer()
      const before = (await own.correos()).length
      const reads = await correr(pedido({ base: own.url }), fetch)
      expect(await own.correos()).toHaveLength(before)
      expect(resultOf(reads, 'ordenes.generar')).toMatchObject({
        veredicto: 'sin probar',
        motivo: 'Cambia algo: se prueba con --writes.',
      })

      const writes = await correr(pedido({ base: own.url, writes: true }), fetch)
      await own.stop()

      expect(differences(writes)).toEqual([])
      expect(resultOf(writes, 'contacto.guardarContactos').veredicto).toBe('cumple')
      expect(resultOf(writes, 'ordenes.generar').veredicto).toBe('cumple')
      expect(resultOf(writes, 'cuenta.crearCuenta').veredicto).toBe('cumple')
    },
  )

  test('a provider without extensions conforms, and each one missing is explained', async () => {
    const bare = await startServer({ base: provider.base, capacidades: [] })
    const informe = await correr(pedido({ base: bare.url }), fetch)
    await bare.stopListening()

    expect(differences(informe)).toEqual([])
    expect(informe.capacidades.filter(({ anunciada }) => anunciada)).toEqual([])
    expect(informe.capacidades).toHaveLength(CAPACIDADES.length)
    expect(resultOf(informe, 'pases.desafio')).toMatchObject({ veredicto: 'no se ofrece' })
    expect(enTexto(informe)).toContain(
      'tamanos: El botón de un documento dice más o menos cuánto pesaba el último parecido, o no dice nada.',
    )
  })
})

type Fila = Record<string, Record<string, unknown>>
const grupo = tabla.afiliados.grupoFamiliar
const tipos = tabla.busquedas.tiposDeContacto
const correos = tabla.contacto.correos

type Caso = {
  desvio: string
  de?: string
  endpoint?: Endpoint
  como: Desvio
  nombrada: Partial<Diferencia>
  veredicto?: string
  /** The app's way on: it goes on with the value that passes this, or fails so, in these words. */
  sigue?: (value: never) => void
  falla?: string
  dice?: string
  pedido?: Partial<Pedido>
}

const CONEXION = 'Error de conexión.'
const SERVIDOR = 'Error en el servidor. Disculpe las molestias.'
const WIFI = 'Hay red, pero pide iniciar sesión en el Wi-Fi.'
const PAGINA = '<!doctype html><title>Ingresar</title>'
const rows = (change: (row: Fila) => unknown) => conJson((list: Fila[]) => list.map(change))
const persona = (change: (persona: Record<string, unknown>) => object) =>
  rows((row) => ({ ...row, personaFisica: change(row['personaFisica'] ?? {}) }))
const one = (value: Fila[]) => {
  const [first] = value
  if (!first) throw new Error('The list is empty.')
  return first
}
const hasRows = (value: Fila[]) => expect(value.length).toBeGreaterThan(1)

const CASOS: Caso[] = [
  {
    desvio: 'ids as text',
    como: rows((row) => ({
      ...row,
      afiliado: { ...row['afiliado'], idAfiliado: String(row['afiliado']?.['idAfiliado']) },
    })),
    nombrada: { que: 'numero-en-texto', peso: 'tolera', donde: '[].afiliado.idAfiliado' },
    sigue: (value: Fila[]) => expect(typeof one(value)['afiliado']?.['idAfiliado']).toBe('number'),
  },
  {
    desvio: 'dates with dashes, the day first',
    como: persona((p) => ({
      ...p,
      fechaNacimiento: String(p['fechaNacimiento']).split('-').toReversed().join('-'),
    })),
    nombrada: {
      que: 'fecha',
      peso: 'tolera',
      donde: '[].personaFisica.fechaNacimiento',
      vino: 'el texto "99-99-9999"',
    },
    sigue: (value: Fila[]) =>
      expect(one(value)['personaFisica']?.['fechaNacimiento']).toMatch(/^\d{4}-\d\d-\d\d$/),
  },
  {
    desvio: 'a day that does not exist',
    como: persona((p) => ({ ...p, fechaNacimiento: '31/02/1980' })),
    nombrada: { que: 'tipo', peso: 'impide', donde: '[].personaFisica.fechaNacimiento' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'null for an empty list',
    como: conJson(() => null),
    nombrada: { que: 'nulo', peso: 'impide', donde: 'la respuesta', seEspera: 'una lista' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'a field that is missing',
    como: persona((p) => ({ ...p, apellido: undefined })),
    nombrada: { que: 'falta', peso: 'impide', donde: '[].personaFisica.apellido' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'extra fields',
    como: rows((row) => ({ ...row, auditoria: { usuario: 'x' } })),
    nombrada: { que: 'sobra', peso: 'aviso', donde: '[].auditoria' },
    veredicto: 'cumple',
    sigue: (value: Fila[]) => expect(one(value)).not.toHaveProperty('auditoria'),
  },
  {
    desvio: 'another name of a field',
    como: rows(({ personaFisica, ...row }) => ({ ...row, persona_fisica: personaFisica })),
    nombrada: { que: 'otro-nombre', peso: 'impide', vino: 'persona_fisica' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'another name of a field that may be missing',
    como: rows(({ tipoDocumento, ...row }) => ({ ...row, tipo_documento: tipoDocumento })),
    nombrada: { que: 'otro-nombre', peso: 'tolera', donde: '[].tipoDocumento' },
    sigue: (value: Fila[]) => expect(one(value)).not.toHaveProperty('tipoDocumento'),
  },
  {
    desvio: 'another case of letters',
    como: persona(({ apellido, ...p }) => ({ ...p, Apellido: apellido })),
    nombrada: { que: 'otra-letra', peso: 'impide', vino: 'Apellido', seEspera: 'apellido' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'a number as text, with a comma',
    de: 'busquedas.tiposDeContacto',
    endpoint: tipos,
    como: rows((row) => ({ ...row, idTipoContacto: '1.234,50' })),
    nombrada: { que: 'tipo', peso: 'impide', vino: 'el texto "9.999,99"' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'a code as a number',
    de: 'busquedas.tiposDeContacto',
    endpoint: tipos,
    como: rows((row) => ({ ...row, codigo: Number(row['codigo']) })),
    nombrada: { que: 'texto-en-numero', peso: 'tolera', donde: '[].codigo' },
    sigue: (value: Fila[]) => expect(typeof one(value)['codigo']).toBe('string'),
  },
  {
    desvio: 'S and N for true and false',
    de: 'contacto.correos',
    endpoint: correos,
    como: rows((row) => ({ ...row, activo: 'S' })),
    nombrada: { que: 'tipo', peso: 'impide', donde: '[].activo', seEspera: 'true o false' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'a list inside an object',
    como: conJson((data) => ({ data, total: 4 })),
    nombrada: { que: 'lista-envuelta', peso: 'impide', vino: 'una lista dentro de "data"' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'one object for a list of one',
    como: conJson(([first]: Fila[]) => first),
    nombrada: { que: 'uno-en-lugar-de-lista', peso: 'impide' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'an empty body',
    como: (answer) => ({ ...answer, body: '' }),
    nombrada: { que: 'vacia', peso: 'impide' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: '204',
    como: ({ headers }) => ({ status: 204, headers, body: '' }),
    nombrada: { que: 'estado', vino: '204' },
    veredicto: 'difiere',
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: '201 in place of 200',
    como: (answer) => ({ ...answer, status: 201 }),
    nombrada: { que: 'estado', peso: 'tolera', vino: '201' },
    sigue: hasRows,
  },
  {
    desvio: 'a page of HTML with 200',
    como: enLugar(200, 'text/html', PAGINA),
    nombrada: { que: 'pagina', peso: 'impide', vino: 'una página HTML con 200' },
    falla: 'captive',
    dice: WIFI,
  },
  {
    desvio: '401 with a page: nobody is signed out by it',
    como: enLugar(401, 'text/html', PAGINA),
    nombrada: { que: 'pagina', peso: 'impide', vino: 'una página HTML con 401' },
    falla: 'captive',
    dice: WIFI,
  },
  {
    desvio: '500 with a page',
    como: enLugar(500, 'text/html', '<h1>NullPointerException</h1>'),
    nombrada: { que: 'pagina', peso: 'impide', vino: 'una página HTML con 500' },
    falla: 'status',
    dice: SERVIDOR,
  },
  {
    desvio: 'a redirection to a sign-in',
    como: ({ headers }) => ({ status: 302, headers: { ...headers, location: '/login' }, body: '' }),
    nombrada: { que: 'redirige', peso: 'impide' },
    falla: 'captive',
    dice: WIFI,
  },
  {
    desvio: '404 for a call',
    como: enLugar(404, 'application/json', '{"status":"error","message":"No existe"}'),
    nombrada: { que: 'negativa' },
    veredicto: 'falta',
    falla: 'status',
    dice: 'No existe',
  },
  {
    desvio: 'an error as 200',
    como: conJson(() => ({ status: 'error', message: 'Servicio en mantenimiento' })),
    nombrada: { que: 'negativa', vino: '"error": Servicio en mantenimiento' },
    falla: 'refused',
    dice: 'Servicio en mantenimiento',
  },
  {
    desvio: 'an answer that is cut off',
    como: ({ body, ...rest }) => ({ ...rest, body: body.toString().slice(0, 50) }),
    nombrada: { que: 'no-es-json', peso: 'impide' },
    falla: 'shape',
    dice: SERVIDOR,
  },
  {
    desvio: 'a line that is cut',
    como: () => undefined,
    nombrada: { que: 'sin-respuesta', peso: 'impide' },
    falla: 'no-answer',
    dice: CONEXION,
  },
  {
    desvio: 'a wrong content type',
    como: conCabecera('content-type', 'text/plain'),
    nombrada: { que: 'tipo-de-contenido', peso: 'tolera', vino: 'text/plain' },
    sigue: hasRows,
  },
  {
    desvio: 'letters in Latin-1',
    como: ({ body, ...rest }) => ({
      ...rest,
      body: Buffer.from(body.toString().replace('"nombre":"', '"nombre":"Ñ'), 'latin1'),
    }),
    nombrada: { que: 'letras', peso: 'tolera' },
    sigue: hasRows,
  },
  {
    desvio: 'a slow answer',
    como: (answer) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(answer), 60)
      }),
    nombrada: { que: 'lenta', peso: 'aviso' },
    veredicto: 'cumple',
    sigue: hasRows,
    pedido: { lentaMs: 50 },
  },
  {
    desvio: 'a missing CORS header',
    como: conCabecera('access-control-allow-origin', undefined),
    nombrada: { que: 'cors', peso: 'impide', seEspera: ORIGIN },
    sigue: hasRows, // it is the browser that keeps it from the app
    pedido: { origin: ORIGIN },
  },
]

describe('against the provider behind a proxy that deviates on purpose', () => {
  test('the conformance check is tested with twenty deviations at least', () => {
    expect(CASOS.length).toBeGreaterThanOrEqual(20)
  })

  test.each(CASOS)(
    "the deviation '$desvio' is reported, and the app continues or says why not",
    async (caso) => {
      const { de = 'afiliados.grupoFamiliar', endpoint = grupo, como, nombrada } = caso
      api.desviar(endpoint.path, como)

      const informe = await correr(pedido({ solo: [de], ...caso.pedido }), fetch)

      const result = resultOf(informe, de)
      expect(result.diferencias).toContainEqual(expect.objectContaining(nombrada))
      const expected = { impide: 'difiere', tolera: 'se tolera', aviso: 'cumple' } as const
      expect(result.veredicto).toBe(caso.veredicto ?? expected[nombrada.peso ?? 'impide'])
      expect(result.efecto).toContain(caso.dice ?? '')
      expect(conforma(informe)).toBe(!['difiere', 'falta'].includes(result.veredicto))

      const { token } = await provider.session('norma')
      const call = makeCall({
        base: api.url,
        provider: 'portal-afiliados',
        fetch,
        token: () => ({ token, expiresAt: Number.MAX_SAFE_INTEGER }),
        clock: Date.now,
        has: () => false,
      })
      const outcome = await call(endpoint, {}).then(
        (value: unknown) => ({ value, failure: undefined }),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error
          return { value: undefined, failure: error.failure }
        },
      )
      expect(outcome.failure?.kind).toBe(caso.falla)
      expect(outcome.failure && toFailure(outcome.failure).message).toBe(caso.dice)
      caso.sigue?.(outcome.value as never)
    },
  )

  test('a sign-in whose token has another name is reported, and later calls are not tried', async () => {
    api.desviar(
      '/v1/auth/portal-afiliados/signin',
      conJson(({ token }: { token: string }) => ({ access_token: token })),
    )

    const informe = await correr(pedido({ solo: ['afiliados.grupoFamiliar'] }), fetch)

    expect(resultOf(informe, 'acceso.ingresar')).toMatchObject({
      veredicto: 'difiere',
      diferencias: expect.arrayContaining([
        expect.objectContaining({ que: 'token', vino: 'nada' }),
        expect.objectContaining({ que: 'sobra', vino: 'access_token' }),
      ]) as unknown,
    })
    expect(resultOf(informe, 'afiliados.grupoFamiliar')).toMatchObject({
      veredicto: 'sin probar',
      motivo: 'No se pudo entrar.',
    })
  })

  test('an HTML page as the answer to an expired session is reported', async () => {
    api.desviar(grupo.path, ({ status, ...answer }) =>
      status === 401
        ? { status, headers: { 'content-type': 'text/html' }, body: PAGINA }
        : { status, ...answer },
    )

    const informe = await correr(pedido({ solo: ['sesion'] }), fetch)

    expect(resultOf(informe, 'sesion.ninguna')).toMatchObject({
      veredicto: 'difiere',
      diferencias: [{ que: 'sesion', vino: '401 con text/html' }],
    })
  })

  test('another {provider} in the sign-in address is reported as a missing sign-in', async () => {
    const informe = await correr(pedido({ provider: 'otro', solo: ['sesion'] }), fetch)

    expect(resultOf(informe, 'acceso.ingresar').veredicto).toBe('falta')
  })
})

describe('the command line', () => {
  const run = (...argv: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const all = ['--import', 'tsx', 'tools/conformance.ts', ...argv]
      const child = execFile(process.execPath, all, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
      )
    })

  test(
    'the conformance command ends with 0, 1 or 2, and writes its report as JSON and HTML',
    { tags: ['largo'] },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
      const [json, html] = [join(folder, 'informe.json'), join(folder, 'informe.html')]
      const { usuario, password } = NORMA
      const who = ['--user', usuario, '--password', password, '--solo', 'aplicacion.version']
      api.desviar('/v1/app/version/25', enLugar(200, 'text/html', PAGINA))

      const good = await run('--base', provider.url, ...who, '--json', json, '--html', html)
      const wrong = await run('--base', api.url, ...who)
      const away = await run('--base', 'http://127.0.0.1:9', ...who)

      expect([good.code, wrong.code, away.code]).toEqual([0, 1, 2])
      expect(away.said).toBe('Esa dirección no contesta.\n')
      expect(wrong.said).toContain('impide: pagina en la respuesta: vino una página HTML con 200')
      expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
        resultados: [{ nombre: 'acceso.ingresar' }, { nombre: 'aplicacion.version' }],
      })
      expect(readFileSync(html, 'utf8')).toContain('<h2>Cumplen (2)</h2>')
      rmSync(folder, { recursive: true })
    },
  )

  const read = (...argv: string[]) => leerOpciones(argv, {})
  const given = ['--base', 'https://api.example/', '--user', 'u', '--password', 'p']

  test("the conformance command reads only by default, with the contract's provider and id", () => {
    expect(read(...given).pedido).toEqual({
      base: 'https://api.example',
      usuario: 'u',
      password: 'p',
      provider: 'portal-afiliados',
      idAplicacion: 25,
      origin: undefined,
      writes: false,
      solo: [],
      lentaMs: 3000,
    })
    const env = { CONFORMANCE_PASSWORD: 'secreta' }
    expect(leerOpciones(given.slice(0, 4), env).pedido.password).toBe('secreta')
  })

  test.each([
    [given.slice(2), 'Falta --base.'],
    [['--base', 'api', ...given.slice(2)], '--base es una dirección http(s), no "api".'],
    [given.slice(0, 4), 'Faltan --user y --password.'],
    [[...given, '--provider', 'a/b'], '--provider es un solo segmento de un camino, no "a/b".'],
    [[...given, '--aplicacion', 'x'], '--aplicacion es un número.'],
    [[...given, '--solo', 'recetas.nada'], '--solo nombra "recetas.nada"'],
    [[...given, '--nada'], '--nada'],
  ])('the arguments %j of the conformance command are refused with a sentence', (argv, words) => {
    expect(() => read(...argv)).toThrow(words)
  })
})
