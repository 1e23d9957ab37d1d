import { expect, test } from 'vitest'

import { menuDe } from '#app/marco/entradas.ts'
import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'
import { cosasDe } from '#features/buscar/cosas.ts'
import { type Cosa, enPartes, hallar } from '#features/buscar/hallar.ts'
import { PANTALLAS } from '#features/buscar/pantallas.ts'

const NADA = {
  ofrece: () => true,
  pagaCapita: false,
  familia: [],
  recetas: [],
  prescripciones: [],
  cronicas: [],
  solicitudes: [],
  oficinas: [],
  farmacias: [],
}

const cosa = (grupo: Cosa['grupo'], titulo: string, palabras = ''): Cosa => ({
  grupo,
  clave: titulo,
  titulo,
  detalle: '',
  palabras,
  href: '/',
})

const titulos = (buscado: string, cosas: Cosa[]) =>
  hallar(buscado, cosas).flatMap(({ nombre, cosas: suyas }) =>
    suyas.map(({ titulo }) => `${nombre}: ${titulo}`),
  )

test('search finds the beginnings of words, ignores accents and case, and orders by group', () => {
  const cosas = [
    cosa('oficinas', 'Perú'),
    cosa('familia', 'Rubén Peralta'),
    cosa('pantallas', 'Pendientes'),
    cosa('recetas', 'Amoxicilina'),
  ]
  expect(titulos('pe', cosas)).toEqual([
    'pantallas: Pendientes',
    'familia: Rubén Peralta',
    'oficinas: Perú',
  ])
  expect(titulos('PERU', cosas)).toEqual(['oficinas: Perú'])
  expect(titulos('per rub', cosas)).toEqual(['familia: Rubén Peralta'])
  expect(titulos('eralta', cosas)).toEqual([])
})

test('search starts with the second letter', () => {
  expect(titulos('p', [cosa('pantallas', 'Perfil')])).toEqual([])
  expect(titulos(' p ', [cosa('pantallas', 'Perfil')])).toEqual([])
})

test('search lists matches in the title before other matches', () => {
  const cosas = [cosa('pantallas', 'Orden Impresa', 'cupo'), cosa('pantallas', 'Consultar Cupo')]
  expect(titulos('cupo', cosas)).toEqual(['pantallas: Consultar Cupo', 'pantallas: Orden Impresa'])
})

test('search finds a number with or without its points and dashes', () => {
  const cosas = [cosa('familia', 'Norma', '00-123456-0 28.456.789 28456789')]
  for (const buscado of ['28.456', '28456789', '123456-0', '28.456.789'])
    expect(titulos(buscado, cosas)).toEqual(['familia: Norma'])
})

test('search marks the typed text at the beginning of its word', () => {
  const marcado = (texto: string, buscado: string) =>
    enPartes(texto, buscado)
      .map(({ texto: parte, hallada }) => (hallada ? `[${parte}]` : parte))
      .join('')
  expect(marcado('Rubén Peralta', 'pe')).toBe('Rubén [Pe]ralta')
  expect(marcado('Órdenes', 'orde')).toBe('[Órde]nes')
  expect(marcado('Rubén Peralta', 'rube per')).toBe('[Rubé]n [Per]alta')
  expect(marcado('Perú', '')).toBe('Perú')
})

test('search knows every entry of the menu, and each result is an existing screen', () => {
  const known = new Set(PANTALLAS.map(({ href }) => href))
  for (const href of known) expect(encontrarRuta(href)?.ruta.path).toBe(href)
  const entries = [true, false].flatMap((pagaCapita) =>
    menuDe({ pagaCapita })
      .flatMap(({ entradas }) => entradas)
      .flatMap(({ href, adentro = [] }) => [href, ...adentro.map((uno) => uno.href)]),
  )
  expect(entries.filter((href) => !known.has(href))).toEqual([])
})

test('[SHELL-06, SHELL-07] search shows fee coupons only to members who pay a fee, and referrals only to others', () => {
  const hrefs = (pagaCapita: boolean) =>
    cosasDe({ ...NADA, pagaCapita }).flatMap(({ href, grupo }) =>
      grupo === 'pantallas' && /derivaciones|capita/.test(href) ? [href] : [],
    )
  expect(hrefs(true)).toEqual(['/cupon-pago-capita'])
  expect(hrefs(false)).toEqual(['/derivaciones'])
})

test('[API-02] search offers no screen of an extension that the host lacks', () => {
  const hrefs = (...capacidades: string[]) =>
    cosasDe({ ...NADA, ofrece: (una) => capacidades.includes(una) }).flatMap(({ href, grupo }) =>
      grupo === 'pantallas' && /tarjetas|avisos|sesiones/.test(href) ? [href] : [],
    )
  expect(hrefs()).toEqual([])
  expect(hrefs('pases', 'sesiones')).toEqual(['/tarjetas', '/sesiones'])
  expect(hrefs('avisos')).toEqual(['/avisos'])
})

test('a search result opens its own screen, and a pharmacy found twice is listed once', () => {
  const cosas = cosasDe({
    ...NADA,
    recetas: [
      {
        recetaElectronica: {
          idRecetaElectronica: 7,
          numero: '700',
          fechaPrescripcion: '2026-11-02',
        },
        estado: { codigo: '1', descripcion: 'Activa' },
        afiliado: { idAfiliado: 4 },
        personaFisicaAfiliado: { apellido: 'Peralta', nombre: 'Tomás' },
        registro1: { drogas: ['Penicilina'] },
      },
    ],
    cronicas: [
      {
        numeroRecetario: '88120',
        afiliado: 'Quiroga, Norma',
        medicamentos: [{ descripcion: 'Enalapril' }],
      },
    ],
    solicitudes: [
      {
        idSolicitudCobertura: 20377,
        idSolicitudCoberturaFormateado: '20.377',
        codigoEstado: '1',
        afiliado: 'Quiroga, Norma',
        practicas: ['Radiografía'],
      },
    ],
    farmacias: [
      { idFarmacia: 1, nombre: 'Farmacia Toay', localidad: 'Toay' },
      { idFarmacia: 1, nombre: 'Farmacia Toay', localidad: 'Toay' },
    ],
  })
  const una = (buscado: string) => hallar(buscado, cosas).map(({ cosas: [primera] }) => primera)
  expect(una('penici')).toMatchObject([
    {
      titulo: 'Penicilina',
      detalle: 'Tomás · 02/11/2026 · Activa',
      href: '/consultar-recetas',
      state: { busqueda: { idAfiliado: 4, desde: '2026-11-02', hasta: '2026-11-02' } },
    },
  ])
  expect(una('88120')).toMatchObject([{ href: '/ver-receta-cronica/88120' }])
  expect(una('20377')).toMatchObject([
    { titulo: 'Radiografía', href: '/ver-autorizacion?id=20377' },
  ])
  expect(hallar('toay', cosas)).toMatchObject([
    { nombre: 'farmacias', cosas: [{ state: { farmacia: 'Farmacia Toay' } }] },
  ])
})
