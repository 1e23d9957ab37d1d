import { expect, test } from 'vitest'

import { catalog } from '#model/catalog.ts'
import { PARTES, actualizadas, contarDocumentos } from '#model/estado.ts'

test('every resource named by the data overview is in the catalog', () => {
  const names = catalog.resources.map(({ name }) => name)
  expect(
    PARTES.flatMap(({ recursos }) => recursos).filter((name) => !names.includes(name)),
  ).toEqual([])
})

test('a part of the overview is as old as its oldest copy; a part without copies is left out', () => {
  const partes = actualizadas(
    [
      { resource: 'recetas', savedAt: 300 },
      { resource: 'recetas', savedAt: 100 },
      { resource: 'recetas-buscadas', savedAt: 1 },
      { resource: 'delegaciones', savedAt: 200 },
    ],
    [],
  )
  expect(partes).toEqual([
    { titulo: 'Recetas', at: 100 },
    { titulo: 'Delegaciones', at: 200 },
  ])
})

test('a part of the overview that could not be refreshed shows its last failure', () => {
  const fallas = [
    { key: 'recetas/4', kind: 'no-answer', failedAt: 10 },
    { key: 'recetas/5', kind: 'captive', failedAt: 20 },
    { key: 'recetas-buscadas/5', kind: 'shape', failedAt: 30 },
  ]
  expect(actualizadas([{ resource: 'recetas', savedAt: 5 }], fallas)).toEqual([
    { titulo: 'Recetas', at: 5, falla: fallas[1] },
  ])
  expect(actualizadas([], [{ key: 'pases', kind: 'no-answer', failedAt: 7 }])).toEqual([
    {
      titulo: 'Credenciales',
      at: undefined,
      falla: { key: 'pases', kind: 'no-answer', failedAt: 7 },
    },
  ])
})

test('stored documents are counted, both those that belong on the phone and those opened besides', () => {
  expect(
    contarDocumentos(
      [
        { key: 'a', size: 10 },
        { key: 'x', size: 5 },
      ],
      ['a', 'b', 'c'],
    ),
  ).toEqual({ hay: 2, de: 4, bytes: 15 })
  expect(contarDocumentos([], [])).toEqual({ hay: 0, de: 0, bytes: 0 })
})
