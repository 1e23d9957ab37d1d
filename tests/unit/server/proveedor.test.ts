import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { FIJO } from '#contract/fijo.ts'

import { BadEnvironment } from '../../../server/src/base/badEnvironment.ts'
import { readEnvironment } from '../../../server/src/base/environment.ts'
import { PROVEEDOR, readProveedor } from '../../../server/src/base/proveedor.ts'

const ROOT = process.cwd()
const SUR = { nombre: 'Salud del Sur', lema: 'Cerca tuyo.' }

function fileWith(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'proveedor-'))
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(join(folder, 'proveedor.json'), text)
  return folder
}

/** Sentences of a refused configuration, without the name of its file. */
function mistakesOf(content: unknown): string[] {
  const folder = fileWith(content)
  try {
    readProveedor(folder)
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    return error.message.replaceAll(`${join(folder, 'proveedor.json')}: `, '').split('\n')
  }
  return []
}

test('the configuration of the first insurer equals the default values', () => {
  expect(readProveedor('proveedores/mi-cobertura')).toEqual(PROVEEDOR)
  expect(readEnvironment({ SANDBOX: '1' }, ROOT).proveedor).toEqual(PROVEEDOR)
})

test('a configuration is found by its name, its folder or its file', () => {
  const folder = fileWith(SUR)
  const named = (one: string) =>
    readEnvironment({ SANDBOX: '1', PROVEEDOR: one }, ROOT).proveedor.nombre

  expect(named('mi-cobertura')).toBe('Mi Cobertura')
  expect(named('./proveedores/mi-cobertura')).toBe('Mi Cobertura')
  expect(named(folder)).toBe('Salud del Sur')
  expect(named(join(folder, 'proveedor.json'))).toBe('Salud del Sur')
  expect(() => named('no-esta')).toThrow(
    `PROVEEDOR: no existe ${join(ROOT, 'proveedores', 'no-esta')}. Tiene que ser una carpeta con proveedor.json, o ese archivo.`,
  )
})

test.each([
  [
    { ...SUR, apí: {} },
    '"apí" no se conoce. Puede haber nombre, nombreCorto, lema, colores, logo, api, aplicacion, numeros, zonaHoraria, textos, capacidades, correo.',
  ],
  [{ ...SUR, api: { ruta: '' } }, '"api.ruta" no se conoce. En "api" puede haber base, segmento.'],
  [{}, 'falta "nombre": tiene que ser un texto de 1 a 40 letras, en un solo renglón.'],
  [
    { nombre: ' Sur' },
    '"nombre" es " Sur", y tiene que ser un texto de 1 a 40 letras, en un solo renglón.',
  ],
  [
    { ...SUR, lema: 'uno\ndos' },
    '"lema" es "uno\\ndos", y tiene que ser un texto de 1 a 80 letras, en un solo renglón.',
  ],
  [
    { ...SUR, api: { base: 'http://api.sur.example' } },
    '"api.base" es "http://api.sur.example", y tiene que ser una dirección que empieza con https:// y no tiene camino, o "" si la API está en este mismo servidor.',
  ],
  [
    { ...SUR, api: { base: 'https://api.sur.example/v2' } },
    '"api.base" es "https://api.sur.example/v2", y tiene que ser una dirección que empieza con https:// y no tiene camino, o "" si la API está en este mismo servidor.',
  ],
  [
    { ...SUR, api: { segmento: 'portal/afiliados' } },
    '"api.segmento" es "portal/afiliados", y tiene que ser una sola parte de un camino, sin barras: letras, números, "-" y "_".',
  ],
  [
    { ...SUR, api: 'https://api.sur.example' },
    '"api" es "https://api.sur.example", y tiene que ser un objeto { … }.',
  ],
  [
    { ...SUR, aplicacion: { id: 0 } },
    '"aplicacion.id" es 0, y tiene que ser un número entero mayor que 0.',
  ],
  [
    { ...SUR, numeros: { matricula: 11 } },
    '"numeros.matricula" es 11, y tiene que ser la mayor cantidad de cifras de una matrícula, de 3 a 10.',
  ],
  [
    { ...SUR, numeros: { ingreso: 'correo' } },
    '"numeros.ingreso" es "correo", y tiene que ser "ambos", "cuil" o "numero".',
  ],
  [
    { ...SUR, zonaHoraria: 'America/Bariloche' },
    '"zonaHoraria" es "America/Bariloche", y tiene que ser una zona de la lista de IANA, como "America/Argentina/Buenos_Aires".',
  ],
  [{ ...SUR, textos: { beta: 'no' } }, '"textos.beta" es "no", y tiene que ser true o false.'],
  [
    { ...SUR, textos: { canales: [] } },
    '"textos.canales" es [], y tiene que ser una lista con 1 a 5, y tiene 0.',
  ],
  [
    { ...SUR, textos: { farmacia: 'a'.repeat(81) } },
    `"textos.farmacia" es "${'a'.repeat(79)}, y tiene que ser un texto de 1 a 80 letras, en un solo renglón.`,
  ],
  [
    { ...SUR, textos: { telefonos: [{ nombre: 'Urgencias', numero: 'siempre' }] } },
    '"textos.telefonos.0.numero" es "siempre", y tiene que ser un número de teléfono de 3 a 20 signos: números, espacios, paréntesis, "-" y "+".',
  ],
  [
    { ...SUR, textos: { telefonos: [{ nombre: 'Urgencias', número: '107' }] } },
    'falta "textos.telefonos.0.numero": tiene que ser un número de teléfono de 3 a 20 signos: números, espacios, paréntesis, "-" y "+".\n"textos.telefonos.0.número" no se conoce. En "textos.telefonos.0" puede haber nombre, numero.',
  ],
  [
    { ...SUR, textos: { legales: [{ nombre: 'Carta', direccion: 'http://sur.example' }] } },
    '"textos.legales.0.direccion" es "http://sur.example", y tiene que ser una dirección de hasta 200 letras que empieza con https://.',
  ],
  [{ ...SUR, capacidades: 'hora' }, '"capacidades" es "hora", y tiene que ser una lista [ … ].'],
  [
    { ...SUR, correo: { remitente: 'sur' } },
    '"correo.remitente" es "sur", y tiene que ser una dirección de correo.',
  ],
  [
    { ...SUR, colores: { marca: 'verde' } },
    '"colores.marca" es "verde", y tiene que ser un color como "#076441": # y seis cifras, de 0 a 9 y de A a F.',
  ],
  [
    { ...SUR, colores: { acento: '#135498' } },
    'falta "colores.marca": tiene que ser un color como "#076441": # y seis cifras, de 0 a 9 y de A a F.',
  ],
  [
    { ...SUR, colores: { marca: '#b5121b', acento: '#ffcc00' } },
    '"colores.acento" es "#FFCC00", y tiene que ser otro color: un enlace en el tema claro (#FFCC00 sobre #EAEFEB) tiene un contraste de 1,29, y hace falta 4,50. El más parecido que sirve es "#826700".',
  ],
  [
    { ...SUR, colores: { marca: '#D71920' } },
    '"colores.marca" es "#D71920", y tiene que ser otro color: el texto de color en el tema claro (#D71920 sobre #EAEFEB) tiene un contraste de 4,45, y hace falta 4,50. El más parecido que sirve es "#D3111C".',
  ],
  [[SUR], 'tiene que ser un objeto { … }.'],
])('%j is refused in one sentence with its place and the expected value', (content, said) => {
  expect(mistakesOf(content)).toEqual(said.split('\n'))
})

test.each(['00-NNNN-O', 'NNNNNNNNNN', '00-NNNNNNNN-O', 'ON-NNNNN', 'NNNNNN-OO', 'NNNNNNX'])(
  'the form %s of a member number is refused',
  (afiliado) => {
    expect(mistakesOf({ ...SUR, numeros: { afiliado } })).toEqual([
      `"numeros.afiliado" es "${afiliado}", y tiene que ser una forma como "00-NNNNNN-O": de 5 a 9 letras N por las cifras del número y, al final, una O por el orden en la familia, si se escribe; en total no pueden ser 11 cifras, como un CUIL.`,
    ])
  },
)

test('numbers and time zone of a configuration are read, each with its default', () => {
  const formas = (content: object) => readProveedor(fileWith({ ...SUR, ...content })).formas

  expect(formas({})).toEqual({
    afiliado: '00-NNNNNN-O',
    matricula: 5,
    ingreso: 'ambos',
    zona: [-180],
  })
  expect(
    formas({
      numeros: { afiliado: 'NNN.NNNN/O', matricula: 6, ingreso: 'numero' },
      zonaHoraria: 'America/Cayenne',
    }),
  ).toEqual({ afiliado: 'NNN.NNNN/O', matricula: 6, ingreso: 'numero', zona: [-180] })
  expect(formas({ zonaHoraria: 'America/La_Paz' }).zona).toEqual([-240])
})

test('the second insurer’s folder says its colour, numbers, zone and texts, and no extension', () => {
  expect(readProveedor('proveedores/otro')).toMatchObject({
    nombre: 'Alerces Salud',
    colores: { marca: '#1F4788', acento: '#1F4788' },
    marcas: { conLogo: false },
    formas: { afiliado: 'NNN.NNNN/O', matricula: 6, ingreso: 'numero' },
    capacidades: [],
    textos: { beta: false, telefonos: [{ numero: '0800 555 0134' }, { numero: '0810 555 0199' }] },
  })
})

test('each insurer’s demo has a folder of its own, and production keeps the one it has', () => {
  const folder = (env: NodeJS.ProcessEnv) => readEnvironment(env, ROOT).dataDir

  expect(folder({ SANDBOX: '1' })).toBe(join(ROOT, '.data'))
  expect(folder({ SANDBOX: '1', PROVEEDOR: 'otro' })).toBe(join(ROOT, '.data-otro'))
  expect(folder({ PROVEEDOR: 'otro' })).toBe(join(ROOT, '.data'))
  expect(folder({ SANDBOX: '1', PROVEEDOR: 'otro', DATA_DIR: 'x' })).toBe(join(ROOT, 'x'))
})

test('all mistakes of a configuration are reported at once, and broken JSON with its place', () => {
  expect(mistakesOf({ nombre: 3, capacidades: ['hora', 'hola'] })).toEqual([
    '"nombre" es 3, y tiene que ser un texto de 1 a 40 letras, en un solo renglón.',
    expect.stringMatching(/^"capacidades\.1" es "hola", y tiene que ser una de estas: .*\bpases\b/),
  ])
  expect(mistakesOf('{ "nombre": }')).toEqual([expect.stringMatching(/^no es JSON \(.*\)\.$/)])
})

test('[API-02] an environment variable wins over the configuration, which wins over the defaults', () => {
  const folder = fileWith({
    ...SUR,
    api: { base: 'https://api.sur.example', segmento: 'sur' },
    capacidades: ['hora'],
    correo: { remitente: 'avisos@sur.example' },
  })
  const mail = { SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://sur.example' }
  const read = (env: NodeJS.ProcessEnv) =>
    readEnvironment({ SANDBOX: '1', PROVEEDOR: folder, ...mail, ...env }, ROOT)

  expect(read({})).toMatchObject({
    base: 'https://api.sur.example',
    provider: 'sur',
    capacidades: ['hora'],
    smtp: { from: 'avisos@sur.example' },
  })
  expect(
    read({
      BASE: 'https://otra.example',
      PROVIDER: 'x',
      CAPACIDADES: '',
      MAIL_FROM: 'a@b.example',
    }),
  ).toMatchObject({
    base: 'https://otra.example',
    provider: 'x',
    capacidades: [],
    smtp: { from: 'a@b.example' },
  })
})

test('[API-02] a misspelt name in CAPACIDADES ends the start, with the known names', () => {
  const read = (names: string) => readEnvironment({ CAPACIDADES: names }, ROOT).capacidades

  expect(() => read('hora,idempotensia')).toThrow(
    /^CAPACIDADES has "idempotensia", which is none of these: .*\bidempotencia\b/,
  )
  expect(read(' hora , idempotencia')).toEqual(['hora', 'idempotencia'])
})

test('a single colour is used for both colours; without any the default ones are used', () => {
  const colored = (colores?: unknown) => readProveedor(fileWith({ ...SUR, colores })).colores

  expect(colored()).toEqual({ marca: '#076441', acento: '#135498' })
  expect(colored({ marca: '#b5121b' })).toEqual({ marca: '#B5121B', acento: '#B5121B' })
  expect(colored({ marca: '#7A1F5C', acento: '#1F4E7A' })).toEqual({
    marca: '#7A1F5C',
    acento: '#1F4E7A',
  })
})

test('the marker of data folders is the same for the start script and the server', () => {
  expect(FIJO).toBe('mi-cobertura')
  expect(readFileSync('tools/start.mjs', 'utf8')).toContain(`const MARKER = '.${FIJO}'`)
})
