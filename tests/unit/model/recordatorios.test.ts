import { expect, test } from 'vitest'

import type { Mostrador } from '#model/mostrador/fila.ts'
import { recordatoriosDe } from '#model/recetas/recordatorios.ts'

type Integrante = Mostrador['integrantes'][number]

const HOY = '2026-11-25'

function integrante(
  idAfiliado: number,
  vencen: (string | null)[],
  listas: string[] = [],
): Integrante {
  return {
    idAfiliado,
    otros: '',
    hasta: null,
    sinCodigo: '',
    recetas: {
      savedAt: 0,
      activas: vencen.map((vence, at) => ({
        numero: `${idAfiliado}${at}`,
        remedios: 'Losartán',
        vence,
        barras: null,
        pdf: null,
      })),
      listas: listas.map((numero) => ({
        numero,
        remedios: 'Insulina',
        plan: '',
        farmacia: 'Farmacia Plaza',
        direccion: '',
      })),
    },
  }
}

const dichos = (integrantes: Integrante[]) =>
  recordatoriosDe({ integrantes }, HOY).map((uno) =>
    uno.por === 'lista' ? `${uno.numero} ${uno.farmacia}` : `${uno.numero} ${uno.dias}`,
  )

test('an active prescription gets a reminder from seven days before its expiry to the last day', () => {
  const edges = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-02', '2026-12-03', null]
  expect(dichos([integrante(1, edges)])).toEqual(['11 0', '12 1', '13 7'])
})

test('medicines ready at a pharmacy come first, then the nearest expiry, of any member', () => {
  const familia = [
    integrante(1, ['2026-11-30', '2026-11-26']),
    integrante(2, ['2026-11-28'], ['88120']),
  ]
  expect(dichos(familia)).toEqual(['88120 Farmacia Plaza', '11 1', '20 3', '10 5'])
})

test('without fetched data there are no reminders', () => {
  const { recetas: _, ...sinRecetas } = integrante(1, [])
  expect(dichos([sinRecetas, integrante(2, [])])).toEqual([])
})
