import { expect, test } from 'vitest'

import { anularSolicitud, idDe, numeroDe } from '#model/autorizaciones.ts'
import { informeDeSolicitud, pdfDeProvidencia } from '#model/documentosDeSolicitud.ts'
import {
  estadoEnPalabras,
  practicaEnPalabras,
  primerNombreDe,
  sePuede,
  tituloDe,
} from '#model/solicitudes.ts'

import { provider } from '../../support/phone.ts'

const CODIGOS = Array.from({ length: 13 }, (_none, n) => String(n))
const donde = (puede: (codigo: string) => boolean) => CODIGOS.filter(puede)

test('[AUTH-09, AUTH-10, AUTH-11] cancelling, sending and reading the ruling are offered in certain states of a request only', () => {
  expect(donde(sePuede.anular)).toEqual(['1'])
  expect(donde(sePuede.enviar)).toEqual(['1', '4'])
  expect(donde(sePuede.verProvidencia)).toEqual(['3', '4'])
})

test.each([
  ['1', 'Generada', { palabra: 'Generada' }],
  ['4', 'Aprobada', { palabra: 'Aprobada' }],
  ['5', 'Anulada', { palabra: 'Anulada' }],
  ['6', 'Aprobada en parte', { palabra: 'Aprobada en parte' }],
  ['7', 'Falta documentación', { palabra: 'Falta documentación', aparte: 'en revisión' }],
  ['5', 'Anulada', { palabra: 'Anulada' }],
  ['6', 'Aprobada en parte', { palabra: 'Aprobada en parte' }],
  ['99', 'Anulada de oficio', { palabra: 'Anulada de oficio' }],
  ['99', 'Otra cosa', { palabra: 'Otra cosa', aparte: 'en revisión' }],
  ['7', null, { palabra: 'En revisión' }],
  ['2', ' ', { palabra: 'En revisión' }],
])(
  '[AUTH-05] a request in state %s, described by the provider as %o, shows the right words',
  (codigo, palabras, dicho) => {
    expect(estadoEnPalabras(codigo, palabras)).toEqual(dicho)
  },
)

test('[AUTH-17] a practice sent as an object or as plain text is shown in the same form', () => {
  expect(practicaEnPalabras({ cantidad: 2, nombre: 'Espirometría' })).toBe('2 × Espirometría')
  expect(practicaEnPalabras({ cantidad: null, nombre: 'Espirometría' })).toBe('Espirometría')
  expect(practicaEnPalabras({ cantidad: 1, nombre: 'Espirometría' })).toBe('Espirometría')
  expect(practicaEnPalabras('1 x Espirometría')).toBe('1 x Espirometría')
})

test('[AUTH-02] a request is titled by its services, or by its coverage if there are none', () => {
  const una = { cantidad: 1, nombre: 'Audiometría' }
  expect(tituloDe([una], 'Ambulatoria')).toBe('Audiometría')
  expect(tituloDe([una, 'Otra', 'Más'], 'Ambulatoria')).toBe('Audiometría y 2 más')
  expect(tituloDe([], 'Ambulatoria')).toBe('Ambulatoria')
  expect(tituloDe(null, null)).toBe('Solicitud')
  expect(primerNombreDe('Quiroga, Norma Inés')).toBe('Norma')
  expect(primerNombreDe('Norma Quiroga')).toBe('Norma')
})

test('[AUTH-02] the id and number of a request are read under either field name that providers use', () => {
  expect(idDe({ codigoEstado: '1', id: 7 })).toBe(7)
  expect(numeroDe({ codigoEstado: '1', id: 7, idFormateado: '0007' })).toBe('0007')
  expect(numeroDe({ codigoEstado: '1', idSolicitudCobertura: 7 })).toBe('7')
})

test("[FLT-14] without idempotency keys, a cancellation checks the request's state before a second try", async () => {
  const look = (codigoEstado: string, dicho: string) => {
    const { call } = provider(() => ({
      estado: { codigoEstado, descripcionEstadoSolicitudCobertura: dicho },
    }))
    return anularSolicitud.arrived?.(call, { id: 7, observacion: 'x', numero: '7' })
  }
  expect(await look('1', 'Generada')).toBe(false)
  expect(await look('5', 'Anulada')).toBe(true)
  expect(await look('4', 'Aprobada')).toBeUndefined()
})

test('[AUTH-19] a request that enters a new state fetches a new ruling; an approved one keeps its document', () => {
  const observada = { id: 7, codigo: '3', desde: '2026-11-02' }
  const otraVez = { ...observada, desde: '2026-11-05' }
  const aprobada = { id: 7, codigo: '4', desde: '2026-11-06' }
  for (const documento of [pdfDeProvidencia, informeDeSolicitud])
    expect(new Set([observada, otraVez, aprobada].map(documento.key)).size).toBe(3)
  expect(pdfDeProvidencia.key({ ...aprobada, desde: null })).toBe(pdfDeProvidencia.key(aprobada))
})
