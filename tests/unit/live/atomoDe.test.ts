import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'

import { atomoDe } from '#live/telefono/atomoDe.ts'

test('an atom of a browser value reads it at first use, when shown, and after each event', () => {
  let valor = 'una'
  const oyentes = new Set<() => void>()
  const leer = vi.fn(() => valor)
  const deAfuera = atomoDe(leer, (cambio) => {
    oyentes.add(cambio)
    return () => oyentes.delete(cambio)
  })
  const store = createStore()
  expect(leer).not.toHaveBeenCalled()
  expect(store.get(deAfuera)).toBe('una')

  valor = 'otra'
  const dicho: string[] = []
  const parar = store.sub(deAfuera, () => dicho.push(store.get(deAfuera)))
  expect(store.get(deAfuera)).toBe('otra')
  valor = 'tercera'
  for (const cambio of oyentes) cambio()
  for (const cambio of oyentes) cambio()

  expect(dicho.at(-1)).toBe('tercera')
  expect(dicho.filter((cual) => cual === 'tercera')).toHaveLength(1)
  parar()
  expect(oyentes.size).toBe(0)
})
