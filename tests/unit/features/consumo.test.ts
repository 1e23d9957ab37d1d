import { expect, test } from 'vitest'

import { enPlanilla } from '#features/consumo/planilla.ts'
import { texts } from '#features/consumo/texts.ts'

test('[CONS-05, CONS-06] the spreadsheet of used services has every field of each kind of row', () => {
  const [titulos = [], ...filas] = enPlanilla({
    medicamentosAmbulatorios: [
      {
        numeroSolicitud: '811',
        fechaSolicitud: '2026-10-02',
        cantidad: 2,
        codigoPrestacion: '77',
        nombrePrestacion: 'Amoxicilina 500 mg',
        codigoPrestador: '1077',
        nombrePrestador: 'Farmacia Sur',
        importe: 1500.5,
        periodo: '10/2026',
      },
    ],
    derivaciones: [
      {
        numeroDerivacion: '5',
        fechaDerivacion: '2026-09-01',
        nombrePrestador: 'Hospital',
        diagnostico: 'Gonartrosis',
        tratamiento: 'Consulta',
      },
    ],
    tramitesSAT: [
      {
        idSolicitudCobertura: 20_377,
        fechaIniciada: '2026-08-01',
        descripcionEstadoActual: 'Aprobada',
        descripcionTipoCobertura: 'Prótesis',
        codigoEstado: '4',
      },
    ],
  })
  const dicho = filas.map((fila) =>
    Object.fromEntries(titulos.map((titulo, at) => [titulo, fila[at]])),
  )

  expect(dicho).toMatchObject([
    {
      [texts.grupo]: texts.grupos.medicamentosAmbulatorios,
      [texts.solicitud]: '811',
      [texts.fecha]: '02/10/2026',
      [texts.descripcion]: 'Amoxicilina 500 mg',
      [texts.nombrePrestador]: 'Farmacia Sur',
      [texts.cantidad]: '2',
      [texts.practica]: '77',
      [texts.prestador]: '1077',
      [texts.periodo]: '10/2026',
      [texts.importe]: 1500.5,
    },
    {
      [texts.solicitud]: '5',
      [texts.diagnostico]: 'Gonartrosis',
      [texts.tratamiento]: 'Consulta',
      [texts.importe]: undefined,
    },
    { [texts.solicitud]: '20377', [texts.fecha]: '01/08/2026', [texts.estado]: 'Aprobada' },
  ])
})
