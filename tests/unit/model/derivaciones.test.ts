import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import { derivaciones, type DerivacionTransitoria } from '#contract/derivaciones.ts'
import type { Llegada } from '#local/operation.ts'
import type { Stored } from '#local/resource.ts'
import type { CambioDeDerivacion } from '#model/cambioDeDerivacion.ts'
import {
  carta,
  datosDelCambio,
  guardarDerivacion,
  papelDe,
  situacionDe,
} from '#model/derivaciones.ts'

const IAPOS = { idObraSocial: 7, sigla: 'IAPOS', descripcion: 'Instituto', provincia: 'Santa Fe' }
const cambio = (mas: Partial<CambioDeDerivacion> = {}): CambioDeDerivacion => ({
  clave: 'k',
  antes: null,
  obraSocial: IAPOS,
  fechaDesde: '2027-01-04',
  fechaHasta: '2027-01-25',
  afiliados: [{ idAfiliado: 2, nombre: 'Rubén Peralta', activo: true }],
  ...mas,
})
const una = (mas: Partial<DerivacionTransitoria> = {}): DerivacionTransitoria => ({
  idObraSocial: 7,
  sigla: 'IAPOS',
  obraSocial: 'Instituto',
  provincia: 'Santa Fe',
  fechaDesde: '2027-01-04',
  fechaHasta: '2027-01-25',
  version: 3,
  afiliados: [
    {
      idHistorialDerivacionAfiliado: 31,
      idAfiliado: 2,
      nombre: 'Rubén',
      apellido: 'P',
      activo: true,
    },
  ],
  ...mas,
})

/** A provider with these referrals; returns the saved request. */
async function saved(hay: DerivacionTransitoria[], payload: CambioDeDerivacion) {
  const asked: unknown[] = []
  const call = ((endpoint: unknown, request: unknown) => {
    if (endpoint === derivaciones.lista) return Promise.resolve(hay)
    asked.push(request)
    return Promise.resolve(una())
  }) as Call
  const [step] = guardarDerivacion.steps
  await step?.(call, payload, {
    answers: [],
    files: () => Promise.resolve([]),
    subir: () => Promise.resolve(undefined),
  })
  return asked
}

test('[DERI-04] a new referral is sent with exactly the chosen members', async () => {
  expect(await saved([], cambio())).toEqual([
    {
      idObraSocial: 7,
      fechaDesde: '2027-01-04',
      fechaHasta: '2027-01-25',
      afiliados: { 2: { activo: true, idHistorialDerivacionAfiliado: undefined } },
    },
  ])
})

test('[DERI-07, FLT-01] a new referral edited after a try without an answer is created once', async () => {
  const antes = cambio()
  const luego = cambio({
    sobre: datosDelCambio(antes),
    afiliados: [{ idAfiliado: 4, nombre: 'Tomás', activo: true }],
  })
  // The earlier change had arrived: the later one changes that referral, and removes its members.
  expect(await saved([una()], luego)).toMatchObject([
    {
      afiliados: {
        2: { activo: false, idHistorialDerivacionAfiliado: 31 },
        4: { activo: true, idHistorialDerivacionAfiliado: undefined },
      },
    },
  ])
  // The earlier change had not arrived: this one creates the referral.
  expect(await saved([], luego)).toMatchObject([{ afiliados: { 4: { activo: true } } }])
  // Both changes had arrived: nothing is sent twice.
  const llegada = una({
    afiliados: [
      {
        idHistorialDerivacionAfiliado: 31,
        idAfiliado: 2,
        nombre: 'R',
        apellido: 'P',
        activo: false,
      },
      {
        idHistorialDerivacionAfiliado: 32,
        idAfiliado: 4,
        nombre: 'T',
        apellido: 'P',
        activo: true,
      },
    ],
  })
  expect(await saved([llegada], luego)).toEqual([])
})

test('[DERI-07] without versions a change from another device is not overwritten unseen', async () => {
  const editada = cambio({
    antes: datosDelCambio(cambio()),
    fechaHasta: '2027-02-01',
    afiliados: [{ idAfiliado: 2, nombre: 'R', activo: true, historial: 31 }],
  })
  expect(await saved([una()], editada)).toHaveLength(1)
  await expect(saved([una({ fechaDesde: '2027-01-01' })], editada)).rejects.toMatchObject({
    failure: { kind: 'status', status: 412 },
  })
})

test('[DERI-09] a changed referral gets a new version of its letter', () => {
  expect(papelDe(una()).version).not.toBe(papelDe(una({ version: 4 })).version)
})

test('[DERI-09] letters of coming journeys are loaded in advance, none without travellers', async () => {
  const sinNadie = una().afiliados.map((uno) => ({ ...uno, activo: false }))
  const lista = [una({ afiliados: [] }), una({ afiliados: sinNadie }), una()]
  // The only copy that it reads is the list.
  const stored = (() => Promise.resolve(lista)) as Stored

  expect(await carta.warm?.(stored, Date.parse('2027-01-01T12:00:00Z'))).toEqual([papelDe(una())])
})

test.each([
  ['2027-01-03', 'futura'],
  ['2027-01-04', 'vigente'],
  ['2027-01-25', 'vigente'],
  ['2027-01-26', 'terminada'],
])('[DERI-01] on %s a referral from 4 to 25 January is %s', (hoy, situacion) => {
  expect(situacionDe(una(), hoy)).toBe(situacion)
})

/** The list as a screen shows it, with an unsent change added. */
function sobre(
  lista: DerivacionTransitoria[],
  de: CambioDeDerivacion,
  llegada: Partial<Llegada> = {},
): unknown {
  const [overlay] = guardarDerivacion.overlays ?? []
  return overlay?.lay(lista, [de], [{ state: 'done', answers: [], ...llegada }])
}
const respuesta = (mas: object = {}) => ({
  version: 1,
  afiliados: [{ idHistorialDerivacionAfiliado: 41, ...mas }],
})

test("[DERI-08] a confirmed new referral is in the list at once, with the ids from the provider's answer", () => {
  const suyo = { idAfiliado: 2, nombre: 'Rubén', apellido: 'Peralta', activo: true }
  const otra = una({ fechaDesde: '2026-01-01', fechaHasta: '2026-01-09' })

  expect(sobre([otra], cambio(), { answers: [respuesta(suyo)] })).toEqual([
    una({ version: 1, afiliados: [{ ...suyo, idHistorialDerivacionAfiliado: 41 }] }),
    otra,
  ])
  expect(sobre([], cambio(), { answers: [respuesta()] })).toMatchObject([
    { afiliados: [{ idHistorialDerivacionAfiliado: 41, idAfiliado: 2, nombre: 'Rubén Peralta' }] },
  ])
})

test('[DERI-07] a confirmed edit of a referral replaces its row in the list', () => {
  const editada = cambio({
    antes: datosDelCambio(cambio()),
    fechaHasta: '2027-01-30',
    afiliados: [
      { idAfiliado: 2, nombre: 'Rubén Peralta', activo: false, historial: 31 },
      { idAfiliado: 4, nombre: 'Tomás Peralta', activo: true },
    ],
  })
  const dicha = {
    version: 4,
    afiliados: [{ idHistorialDerivacionAfiliado: 31 }, { idHistorialDerivacionAfiliado: 32 }],
  }

  expect(sobre([una()], editada, { answers: [dicha] })).toEqual([
    una({
      fechaHasta: '2027-01-30',
      version: 4,
      afiliados: [
        {
          idHistorialDerivacionAfiliado: 31,
          idAfiliado: 2,
          nombre: 'Rubén Peralta',
          apellido: '',
          activo: false,
        },
        {
          idHistorialDerivacionAfiliado: 32,
          idAfiliado: 4,
          nombre: 'Tomás Peralta',
          apellido: '',
          activo: true,
        },
      ],
    }),
  ])
})

test('[DERI-08] an unsent referral is not in the list of referrals until it is confirmed', () => {
  expect(sobre([una()], cambio({ fechaHasta: '2027-03-01' }), { state: 'pending' })).toEqual([
    una(),
  ])
  // The change has arrived, but its ids are unknown: the next list contains them.
  expect(sobre([], cambio())).toEqual([])
})
