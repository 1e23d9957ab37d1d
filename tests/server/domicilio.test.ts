import { expect, test } from 'vitest'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { domicilio } from '#contract/domicilio.ts'

import { type Who, newKey, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

const NUMERO = 6
const CALLE = 420_210_201

llamadas('domicilio', ({ provider, read }) => {
  const fichaDe = async (token: string) =>
    (await read('/v1/afiliados/seguir-afiliado', token)) as FichaDeAfiliado

  async function guardando(who: Who) {
    const { token } = await provider().session(who)
    const { afiliado, versiones } = await fichaDe(token)
    const guardar = (
      items: [codigo: number, valor: string][],
      { clave = newKey(), version, ...over }: Sent = {},
    ) =>
      post(
        provider().url,
        domicilio.guardarDomicilio.path,
        {
          domicilio: {
            afiliado: { idAfiliado: afiliado.idAfiliado },
            calle: { idCalle: CALLE },
            domicilioPersonaFisica: {},
            itemsDomicilioPersonaFisica: items.map(([codigoTipoNumeracion, valor]) => ({
              codigoTipoNumeracion,
              valor,
            })),
            ...over,
          },
        },
        { token, clave, ...(version != null && { headers: { 'If-Match': `"${version}"` } }) },
      )
    return { token, guardar, version: versiones?.domicilio }
  }
  type Sent = { clave?: string; version?: number | null | undefined; [field: string]: unknown }
  const errorOf = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: string }
    return [answer.status, error]
  }

  test("[API-29][ADDR-08] a saved address is in the member's record, with a version of its own", async () => {
    const { token, guardar, version } = await guardando('norma')

    const answer = await guardar(
      [
        [NUMERO, '0'],
        [2, '10'],
        [4, 'B'],
        [3, ''],
      ],
      { version },
    )

    expect(answer.status).toBe(200)
    const saved = (await answer.json()) as { status: string; version: number }
    const ficha = await fichaDe(token)
    expect(saved.status).toBe('success')
    expect(saved.version).not.toBe(version)
    expect(ficha).toMatchObject({
      calle: { idCalle: CALLE },
      itemsDomicilioPersonaFisica: [
        { codigoTipoNumeracion: 2, valor: '10' },
        { codigoTipoNumeracion: 4, valor: 'B' },
        { codigoTipoNumeracion: NUMERO, valor: '0' },
      ],
      versiones: { domicilio: saved.version },
    })
  })

  test('[ADDR-07] a member without an address can save a first one', async () => {
    const { token, guardar, version } = await guardando('sola')

    expect((await guardar([[NUMERO, '12']], { version })).status).toBe(200)
    expect(await fichaDe(token)).toMatchObject({ localidad: { descripcion: expect.any(String) } })
  })

  test('[FLT-48] an address that is saved over a newer one is refused with the newer one', async () => {
    const { guardar, version } = await guardando('derivado')
    expect((await guardar([[NUMERO, '1']], { version })).status).toBe(200)

    const late = await guardar([[NUMERO, '2']], { version })

    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({
      actual: {
        version: expect.any(Number),
        calle: { idCalle: CALLE },
        itemsDomicilioPersonaFisica: [{ valor: '1' }],
      },
    })
    expect((await guardar([[NUMERO, '3']])).status).toBe(200)
  })

  test('[FLT-16] an address sent twice under one key is saved once', async () => {
    const { guardar } = await guardando('recetas')
    const clave = newKey()

    const answers = [
      await guardar([[NUMERO, '9']], { clave }),
      await guardar([[NUMERO, '9']], { clave }),
    ]

    expect(await answers[0]?.json()).toEqual(await answers[1]?.json())
    expect(await provider().effects(clave)).toBe(1)
  })

  test.each([
    [[], 'El número es requerido, si no tiene numeración, ingrese 0'],
    [[[NUMERO, '']], 'El número es requerido, si no tiene numeración, ingrese 0'],
    [[[NUMERO, '12345']], 'El dato «numero» no es válido.'],
    [[[NUMERO, '1a']], 'El dato «numero» no es válido.'],
    [
      [
        [NUMERO, '1'],
        [2, '100'],
      ],
      'El dato «piso» no es válido.',
    ],
    [
      [
        [NUMERO, '1'],
        [4, 'ABCDE'],
      ],
      'El dato «depto» no es válido.',
    ],
    [
      [
        [NUMERO, '1'],
        [10, '12345678901'],
      ],
      'El dato «km» no es válido.',
    ],
    [
      [
        [NUMERO, '1'],
        [7, '1'],
      ],
      'Datos inválidos',
    ],
    [
      [
        [NUMERO, '1'],
        [NUMERO, '2'],
      ],
      'Datos inválidos',
    ],
  ] as [[number, string][], string][])(
    '[ADDR-04, ADDR-05, ADDR-06] the house number, floor and flat %j are refused: %s',
    async (items, text) => {
      const { guardar } = await guardando('voluntaria')

      expect(await errorOf(await guardar(items))).toEqual([422, text])
    },
  )

  test('[ADDR-01][SEC-02] an address with an unknown street is refused; the id of another address is not found', async () => {
    const { guardar } = await guardando('voluntaria')
    const items: [number, string][] = [[NUMERO, '1']]

    expect(await errorOf(await guardar(items, { calle: { idCalle: 5 } }))).toEqual([
      422,
      'Debe seleccionar la calle',
    ])
    const foreign = { domicilioPersonaFisica: { idDomicilioPersonaFisica: 1 } }
    expect((await guardar(items, foreign)).status).toBe(404)
  })
})
