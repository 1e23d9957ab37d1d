import { describe, expect, test } from 'vitest'

import { ROOMS, borrowedText, complaint, listedAddresses } from '../../../tools/lint-portal.js'

describe('imports that the rooms allow', () => {
  test.each([
    ['#contract/acceso.ts', 'src/model/acceso.ts'],
    ['#live/useResource.ts', 'src/features/grupo/GrupoScreen.tsx'],
    ['./texts.ts', 'src/features/grupo/GrupoScreen.tsx'],
    ['../grupo/texts.ts', 'src/features/grupo/Tarjeta.tsx'],
    ['#workers/engine.ts', 'src/app/main.tsx'],
    ['#contract/tabla.ts', 'server/src/app.ts'],
    ['hono', 'server/src/app.ts'],
    ['./areas.ts', 'server/src/rutas.ts'],
    ['./recetas/area.ts', 'server/src/areas.ts'],
    ['./archivos/puerta.ts', 'server/src/start.ts'],
    ['./sesiones/semilla.ts', 'server/src/sembrar.ts'],
    ['./sandbox/routes.ts', 'server/src/app.ts'],
    ['./service.ts', 'server/src/recetas/routes.ts'],
    ['../base/database.ts', 'server/src/recetas/service.ts'],
    ['../contacto/puerta.ts', 'server/src/recetas/service.ts'],
    ['../padron/tables.ts', 'server/src/recetas/tables.ts'],
    ['../../correo/puerta.ts', 'server/src/sandbox/consultorio/pagina.ts'],
    ['../base/portal.ts', 'server/src/http/failure.ts'],
    ['superstruct', 'src/contract/acceso.ts'],
    ['anything', 'tests/unit/x.test.ts'],
  ])('an import of %s is allowed in %s', (specifier, file) => {
    expect(complaint(specifier, file)).toBeUndefined()
  })
})

describe('imports that the rooms refuse', () => {
  test.each([
    [
      '#features/credencial/Qr.tsx',
      'src/features/grupo/x.ts',
      /A feature does not import another feature/,
    ],
    [
      '../credencial/Qr.tsx',
      'src/features/grupo/x.ts',
      /A feature does not import another feature/,
    ],
    ['#local/provider/api.ts', 'src/contract/x.ts', /src\/contract does not import src\/local/],
    ['../local/api.ts', 'src/contract/x.ts', /src\/contract does not import src\/local/],
    ['#sync/drain.ts', 'src/features/grupo/x.ts', /src\/features does not import src\/sync/],
    ['#features/grupo/x.ts', 'sw/main.ts', /sw does not import src\/features/],
    ['react', 'src/sync/x.ts', /only these packages: dexie, superstruct/],
    ['@scope/name/deep', 'src/model/x.ts', /only these packages/],
    [
      '../contacto/service.ts',
      'server/src/recetas/service.ts',
      /entered by its door: server\/src\/contacto\/puerta\.ts/,
    ],
    ['../padron/tables.ts', 'server/src/recetas/service.ts', /entered by its door/],
    ['../contacto/area.ts', 'server/src/recetas/service.ts', /entered by its door/],
    ['../contacto/puerta.ts', 'server/src/base/limits.ts', /base does not import .*contacto/],
    ['../http/failure.ts', 'server/src/base/problem.ts', /base does not import .*http/],
    ['../../recetas/tables.ts', 'server/src/sandbox/consultorio/x.ts', /entered by its door/],
    ['./recetas/service.ts', 'server/src/app.ts', /entered by its door/],
    ['../areas.ts', 'server/src/recetas/service.ts', /what puts the server together/],
    ['../sandbox/routes.ts', 'server/src/recetas/service.ts', /what puts the server together/],
  ])('an import of %s is refused in %s', (specifier, file, words) => {
    expect(complaint(specifier, file)).toMatch(words)
  })
})

test('no two top folders of src may import each other', () => {
  const pairs = Object.entries(ROOMS).flatMap(([room, { rooms }]) =>
    rooms.filter((other) => ROOMS[other]?.rooms.includes(room)).map((other) => [room, other]),
  )
  expect(pairs).toEqual([])
})

describe('texts of the product that a screen test may not import', () => {
  test.each([
    ['#features/recetas/texts.ts', 'tests/screens/recetas.test.ts'],
    ['#features/autorizaciones/nuevaTexts.ts', 'tests/screens/x.test.ts'],
    ['#features/comprobar/textsDeReceta.ts', 'tests/screens/x.test.ts'],
    ['#model/mostrador/texts.ts', 'tests/e2e/x.spec.ts'],
    ['../../src/app/texts.ts', 'tests/e2e/x.spec.ts'],
  ])('an import of texts from %s is refused in %s', (specifier, file) => {
    expect(borrowedText(specifier, file)).toMatch(/imports no text of the product/)
  })

  test.each([
    ['../support/areaDePrueba/texts.ts', 'tests/screens/piezas.test.ts'],
    ['./support/textos.ts', 'tests/screens/farmacias.test.ts'],
    ['#features/consumo/texts.ts', 'tests/unit/features/consumo.test.ts'],
    ['#piezas/texts.ts', 'src/features/recetas/RecetasScreen.tsx'],
  ])('an import of texts from %s is allowed in %s', (specifier, file) => {
    expect(borrowedText(specifier, file)).toBeUndefined()
  })
})

describe('a list of addresses of screens', () => {
  const addresses = ['/orden', '/receta', '/ver-afiliado/{idAfiliado}', '/consumo-prestacional']

  test.each(['src/app/marco/lugares.ts', 'tools/pantallas.mjs', 'tests/support/direcciones.ts'])(
    'a list of screen addresses is refused in %s',
    (file) => {
      expect(listedAddresses(addresses, file)).toMatch(/in the manifests of their areas/)
    },
  )

  test.each([
    ['src/features/ordenes/area.ts', addresses],
    ['src/app/rutas/generado/escritas.ts', addresses],
    ['tests/unit/app/menu.test.ts', addresses],
    ['tools/pantallas.mjs', addresses.slice(1)],
    ['tools/size.mjs', ['/assets/main.js', '/v1/orden', 'orden', '/Orden', 7]],
  ])('a list of texts in %s is not taken for a list of screen addresses: %j', (file, texts) => {
    expect(listedAddresses(texts, file)).toBeUndefined()
  })
})
