import { afterEach, expect, test, vi } from 'vitest'

import type { producto } from '#contract/producto.ts'

afterEach(() => vi.unstubAllGlobals())

/** The module, read anew as each page and each worker does. */
let times = 0
async function readAnew(): Promise<typeof producto> {
  const path = `../../../src/contract/producto.ts?${++times}`
  const read = (await import(/* @vite-ignore */ path)) as { producto: typeof producto }
  return read.producto
}

test('a page takes the differences from its document, and nothing from the name of its window', async () => {
  vi.stubGlobal('name', '{"nombre":"Otra"}')
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name=proveedor]'
        ? { content: '{"nombre":"Salud del Sur","lema":"Cerca."}' }
        : null,
  })
  expect(await readAnew()).toMatchObject({
    nombre: 'Salud del Sur',
    lema: 'Cerca.',
    idAplicacion: 25,
  })

  vi.stubGlobal('document', { querySelector: () => ({ content: '{"logo":"/favicon.svg"}' }) })
  expect((await readAnew()).marca).toMatchObject({
    logo: '/favicon.svg',
    arco: expect.stringContaining('M4.5 30a') as string,
  })

  vi.stubGlobal('document', { querySelector: () => null })
  expect(await readAnew()).toMatchObject({ nombre: 'Mi Cobertura', marca: { logo: undefined } })
})

test('a worker takes the differences from its name; without a name it has the defaults', async () => {
  vi.stubGlobal('name', '{"nombre":"Salud del Sur","idAplicacion":7,"versionAnunciada":"2.0"}')
  expect(await readAnew()).toMatchObject({
    nombre: 'Salud del Sur',
    lema: 'Tu cobertura de salud, con o sin señal.',
    idAplicacion: 7,
    versionAnunciada: '2.0',
  })

  vi.stubGlobal('name', '')
  const { nombre, version, versionAnunciada } = await readAnew()
  expect(nombre).toBe('Mi Cobertura')
  expect(versionAnunciada).toBe(version)
})
