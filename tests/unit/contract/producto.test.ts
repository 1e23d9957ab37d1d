import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The module, read anew as each page and each worker does. */
async function readAnew() {
  vi.resetModules()
  const { producto } = await import('#contract/producto.ts')
  return { ...producto, formas: (await import('#contract/formas.ts')).formas }
}

test("a page reads the insurer's settings from its document, never from the name of its window", async () => {
  vi.stubGlobal('name', '{"nombre":"Otra"}')
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name=proveedor]'
        ? {
            content:
              '{"nombre":"Salud del Sur","lema":"Cerca.","formas":{"matricula":7,"zona":[-240]}}',
          }
        : null,
  })
  expect(await readAnew()).toMatchObject({
    nombre: 'Salud del Sur',
    lema: 'Cerca.',
    idAplicacion: 25,
    formas: { matricula: 7, zona: [-240], ingreso: 'ambos' },
  })

  vi.stubGlobal('document', { querySelector: () => ({ content: '{"logo":"/favicon.svg"}' }) })
  expect((await readAnew()).marca).toMatchObject({
    logo: '/favicon.svg',
    arco: expect.stringContaining('M4.5 30a') as string,
  })

  vi.stubGlobal('document', { querySelector: () => null })
  expect(await readAnew()).toMatchObject({
    nombre: 'Mi Cobertura',
    marca: { logo: undefined },
    formas: { zona: [-180] },
  })
})

test("a worker reads the insurer's settings from its name; without a name it has the defaults", async () => {
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
