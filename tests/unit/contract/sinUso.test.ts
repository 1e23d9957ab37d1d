import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { callsThat } from './llamadas.ts'

const producto = ['src', 'sw', 'workers']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/contract/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('[API-78] the portal makes every call of the specification except two unused ones', () => {
  const sinUso = callsThat(() => true).filter((name) => {
    const [, call = ''] = name.split('.')
    return !new RegExp(`\\.${call}\\b`).test(producto)
  })
  expect(sinUso).toEqual([
    'autorizaciones.generarProvidencia',
    'autorizaciones.imprimirProvidencia',
  ])
})
