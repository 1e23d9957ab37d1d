import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { array, map, object, string, tuple, type } from 'superstruct'
import { describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { CAPACIDADES } from '../../server/src/base/capacidades.ts'
import type { Portal } from '../../server/src/base/portal.ts'
import { Problem } from '../../server/src/base/problem.ts'
import { PROVEEDOR } from '../../server/src/base/proveedor.ts'
import { manifest } from '../../server/src/contrato/area.ts'
import { DE_CAPACIDADES } from '../../server/src/contrato/capacidades.ts'
import { esquemaDe } from '../../server/src/contrato/esquema.ts'
import { openapi } from '../../server/src/contrato/openapi.ts'
import type { HttpEnv } from '../../server/src/http/environment.ts'

const documento = openapi('portal-afiliados')
const operationOf = (path: string, verb: 'get' | 'post') => {
  const found = documento.paths[path]?.[verb]
  if (!found) throw new Error(`${verb} ${path} is not printed.`)
  return found
}

test('the written contract is valid OpenAPI 3.1 by a validator that rejects a broken one', async () => {
  const broken = structuredClone(documento)
  const one = broken.paths['/v1/busquedas/provincias']?.get
  Object.assign(one ?? {}, { responses: 3 })

  expect(await new Validator().validate(structuredClone(documento))).toEqual({ valid: true })
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

test('every call of the contract is written once, with a Spanish text of its own', () => {
  const printed = Object.values(documento.paths).flatMap((ruta) => Object.values(ruta))
  const calls = Object.entries(tabla).flatMap(([area, all]) =>
    Object.keys(all).map((name) => `${area}.${name}`),
  )

  expect(printed.map(({ operationId }) => operationId).toSorted()).toEqual(calls.toSorted())
  expect(printed.filter(({ summary }) => summary.length < 8)).toEqual([])
})

test('every capability has a text in the written contract, and no other text is there', () => {
  expect(Object.keys(DE_CAPACIDADES).toSorted()).toEqual([...CAPACIDADES].toSorted())
})

test('a field whose type has no OpenAPI form is reported with its place', () => {
  const odd = type({ lista: array(object({ par: tuple([string()]) })) })

  expect(() => esquemaDe(odd, new Map(), 'x')).toThrow(
    'x.lista[].par: a struct of the kind "tuple"',
  )
  expect(() => esquemaDe(map(), new Map(), 'x')).toThrow('"map"')
})

test('parameters, bodies, answers and headers of a call are written as the contract has them', () => {
  const reporte = operationOf('/v1/prescripciones-electronicas/{id}', 'get')
  expect(reporte.parameters?.[0]).toMatchObject({ name: 'id', in: 'path', required: true })
  const lista = operationOf('/v1/prescripciones-electronicas', 'get')
  expect(lista.parameters).toContainEqual({
    name: 'fechaDesde',
    in: 'query',
    required: false,
    schema: { type: 'string', format: 'date' },
  })
  const ultimos = operationOf('/v1/busquedas/prestadores/get-latest-orden', 'post')
  expect(ultimos.requestBody).toMatchObject({
    content: { 'application/json': { schema: { properties: {} } } },
  })
  const guardar = operationOf('/v1/contacto/guardar-contactos', 'post')
  expect(guardar.responses['412']).toMatchObject({ 'x-capacidad': 'versiones' })
  expect(operationOf('/v1/auth/{provider}/signin', 'post')).toMatchObject({
    security: [],
    parameters: [{ name: 'provider', in: 'path', example: 'portal-afiliados' }],
  })
  expect(operationOf('/v1/portal/pases/desafio', 'post')['x-capacidad']).toBe('pases')
})

test('unions, records, literals and nullable values are written as OpenAPI', () => {
  expect(documento.components.schemas['FilaDeAutorizacion']).toMatchObject({
    required: ['codigoEstado'],
    properties: {
      practicas: {
        type: ['array', 'null'],
        items: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/PracticaContada' }] },
      },
    },
  })
  expect(operationOf('/v1/derivaciones/save-transitorias', 'post').requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { afiliados: { additionalProperties: { required: ['activo'] } } } },
      },
    },
  })
  expect(operationOf('/v1/afiliados/cupon-capita-pdf', 'post').requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { recibo: { const: false }, fechaDeImpresion: { type: 'null' } } },
      },
    },
  })
})

describe('the OpenAPI document over HTTP', () => {
  const app = new Hono<HttpEnv>()
  // The only data of the portal that these pages read is the configuration.
  manifest.pages?.(app, {
    config: { provider: 'portal-afiliados', proveedor: PROVEEDOR },
  } as Portal)
  app.onError((error, context) =>
    context.json({}, error instanceof Problem && error.status === 404 ? 404 : 500),
  )
  const page = async (path: string) => {
    const answer = await app.request(path)
    return { answer, text: await answer.text() }
  }

  test('the served OpenAPI document equals the document that the command writes', async () => {
    const { answer, text } = await page('/v1/openapi.json')

    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(documento)))
  })

  test('the page of calls finds a call by words without accents, and has no scripts', async () => {
    const { answer, text } = await page('/v1/documentacion?q=CAPITA+pdf')

    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(text).toContain('1 llamada')
    expect(text).toContain('/v1/afiliados/cupon-capita-pdf')
    expect(text).not.toMatch(/<script|style=/)
    expect((await page('/v1/documentacion?q=%3Cb%3E')).text).toContain(
      'Ninguna llamada tiene esas palabras.',
    )
    expect((await page('/v1/documentacion?q=%3Cb%3E')).text).not.toContain('<b>')
  })

  test('the page of a call shows its fields, its nested types and its capability', async () => {
    const { text } = await page('/v1/documentacion/pases.confianza')

    expect(text).toContain('capacidad pases')
    expect(text).toContain('Sin señal la credencial se ve, pero no se puede comprobar')
    expect(text).toContain('<code>kid</code> · número')
    expect(text).toContain('una de: pase, lista')
    const derivacion = (await page('/v1/documentacion/afiliados.grupoFamiliar')).text
    expect(derivacion).toContain('<code>fechaHasta</code> · fecha aaaa-mm-dd o null · puede faltar')
  })

  test('every call has its page in the documentation; an unknown name has none', async () => {
    for (const ruta of Object.values(documento.paths))
      for (const { operationId, summary } of Object.values(ruta)) {
        const { answer, text } = await page(`/v1/documentacion/${operationId}`)
        expect([operationId, answer.status]).toEqual([operationId, 200])
        expect(text).toContain(`<h1>${summary}</h1>`)
      }
    expect((await page('/v1/documentacion/nada')).answer.status).toBe(404)
  })
})
