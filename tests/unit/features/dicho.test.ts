import { expect, test } from 'vitest'

import { dichoDeSolicitud } from '#features/autorizaciones/dicho.ts'
import { dichoDeOrden } from '#features/ordenes/consultar/dicho.ts'
import { dichoDeCronica, dichoDePrescripcion, dichoDeReceta } from '#features/recetas/dicho.ts'
import { paraDecir } from '#formato/paraDecir.ts'

const receta = {
  recetaElectronica: {
    idRecetaElectronica: 7,
    numero: '300551',
    fechaPrescripcion: '2026-11-01',
    vencimiento: '2026-12-01',
  },
  estado: { codigo: '1', descripcion: 'Activa' },
  personaFisicaAfiliado: { nombre: 'Norma', apellido: 'Quiroga' },
  personaFisicaProfesional: { nombre: 'Julia', apellido: 'Paz' },
  registro1: { drogas: ['Levotiroxina'], presentacion: '75 mcg comp. x 50', cantidad: 1 },
  registro2: null,
}

test('a prescription is spoken with person, medicine, quantity and last day, in words', () => {
  expect(dichoDeReceta(receta).map(paraDecir)).toEqual([
    'Receta de Norma Quiroga, Activa',
    'Levotiroxina, 75 microgramos comprimidos por 50, 1 envase',
    'Vence el 1 de diciembre de 2026',
    'Recetó Julia Paz',
  ])
})

test('a dispensed prescription is read aloud without expiry and without unknown names', () => {
  const entregada = {
    ...receta,
    estado: { codigo: '2', descripcion: 'Dispensada' },
    personaFisicaProfesional: null,
  }
  expect(dichoDeReceta(entregada)).toHaveLength(2)
  expect(dichoDeReceta(entregada).join()).not.toContain('Vence')
})

test('a chronic prescription is read aloud as waiting at the pharmacy only while it is there', () => {
  const cronica = {
    numeroRecetario: '88120',
    afiliado: 'Norma Quiroga',
    plan: 'Diabetes',
    codigoEstado: '1',
    medicamentos: [{ descripcion: 'Insulina glargina' }],
    nombreFarmacia: 'Farmacia Plaza',
  }
  expect(dichoDeCronica(cronica)).toEqual(['Norma Quiroga, Diabetes', 'Insulina glargina'])
})

test("a prescription of practices is read aloud with each practice's quantity", () => {
  const dicho = dichoDePrescripcion({
    prescripcionElectronica: {
      idPrescripcionElectronica: 2,
      fechaPrescripcion: '2026-11-05',
      fechaVencimiento: '2026-12-05',
    },
    estado: { codigo: '1', descripcion: 'Activa' },
    afiliado: { nombre: 'Norma', apellido: 'Quiroga' },
    practicas: [{ codigoPractica: '42', descripcionPractica: 'Radiografía', cantidad: 2 }],
  })
  expect(dicho).toEqual(['Norma Quiroga, Activa', 'Radiografía, cantidad 2', 'Vence el 05/12/2026'])
})

test('a request is read aloud with its state and reason first, then its practices', () => {
  const dicho = dichoDeSolicitud({
    solicitudCobertura: { idSolicitudCobertura: 20290, vencimiento: '2026-12-30' },
    afiliado: { nombre: 'Tomás', apellido: 'Peralta' },
    estado: {
      codigoEstado: '3',
      descripcionEstadoSolicitudCobertura: 'Observada',
      fechaDesde: '2026-11-20',
      observacion: 'Falta el informe del pediatra.',
    },
    tipoCobertura: { descripcion: 'Ambulatorio' },
    practicas: [{ cantidad: 2, nombre: 'Espirometría' }],
  })
  expect(dicho).toEqual([
    'Ambulatorio, Tomás Peralta',
    'Observada, 20/11/2026',
    'Observación: Falta el informe del pediatra.',
    '2 × Espirometría',
  ])
})

test('an order is read aloud with practice, day, provider and number', () => {
  const orden = { numeroSolicitud: '9001', fechaSolicitud: '2026-11-02', practicas: 'Consulta' }
  expect(dichoDeOrden({ ...orden, nombrePrestador: 'Paz, Julia' })).toEqual([
    'Consulta',
    'Orden del 02/11/2026',
    'Prestador: Paz, Julia',
    'Orden 9001',
  ])
})
