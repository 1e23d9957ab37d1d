import { expect, test } from 'vitest'

import { type Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'
import { UNA_VERSION, porClase } from '#model/gastos.ts'

const MES = '2026-11'
const de = ({ method, path }: Endpoint, sent: number, received: number, mes = MES) => ({
  mes,
  asked: `${method} ${path}`,
  sent,
  received,
})

test("the month's data use is listed by purpose, largest first", () => {
  const { afiliados, archivos, autorizaciones, ordenes, partes, prescripciones, recetas } = tabla
  expect(
    porClase(
      [
        de(archivos.descargar, 0, 5000),
        de(ordenes.reimprimir, 100, 900),
        de(recetas.buscar, 10, 400),
        de(prescripciones.lista, 0, 100),
        de(afiliados.grupoFamiliar, 0, 200),
        de(autorizaciones.guardar, 150_000, 20),
        de(partes.guardar, 50_000, 30),
        de(recetas.buscar, 10, 70_000, '2026-10'),
        { mes: MES, asked: UNA_VERSION, sent: 0, received: 1_000_000 },
      ],
      MES,
    ),
  ).toEqual([
    { clase: 'versiones', sent: 0, received: 1_000_000 },
    { clase: 'fotos', sent: 200_000, received: 50 },
    { clase: 'documentos', sent: 100, received: 5900 },
    { clase: 'listas', sent: 10, received: 500 },
    { clase: 'datos', sent: 0, received: 200 },
  ])
})

test('a request without photos does not count as photos; a month without calls has an empty list', () => {
  expect(porClase([de(tabla.autorizaciones.guardar, 300, 50)], MES)).toEqual([
    { clase: 'listas', sent: 300, received: 50 },
  ])
  expect(porClase([de(tabla.recetas.buscar, 10, 70, '2026-10')], MES)).toEqual([])
})
