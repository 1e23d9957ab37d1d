import { expect, test } from 'vitest'

import {
  type Camino,
  type Elegido,
  type Evento,
  conEvento,
  deLaCamara,
  guardadosDe,
  quedanEn,
} from '#model/papeles/camino.ts'
import { envioDe } from '#model/papeles/envio.ts'
import { ENORME, MAX_BYTES, type Papel } from '#model/papeles/papel.ts'

const VACIO: Camino = { papeles: [], enCamino: [], noEntraron: [], quitado: undefined }

const uno = (id: string, antes = 10): Elegido => ({ id, nombre: `${id}.jpg`, antes })
const hecho = (bytes = 1) => ({ tipo: 'image/jpeg', bytes, hojas: 1, consejos: [] })
const papel = (id: string, bytes = 1): Papel => ({ ...uno(id), ...hecho(bytes) })

const elegir = (id: string, sinContar = false): Evento => ({
  que: 'elegido',
  uno: uno(id),
  sinContar,
})
const tras = (...eventos: Evento[]) => eventos.reduce(conEvento, VACIO)
const estados = ({ enCamino }: Camino) => enCamino.map((este) => [este.uno.id, este.state])
const ids = (papeles: readonly Pick<Papel, 'id'>[]) => papeles.map(({ id }) => id)
const motivos = ({ noEntraron }: Camino) => noEntraron.map(({ id, no }) => [id, no.porQue])

test('[WIZ-13] a picked file passes through preparing and ready, and counts towards the limit when ready', () => {
  const elegido = tras(elegir('a'))
  expect(estados(elegido)).toEqual([['a', 'elegido']])

  const preparando = conEvento(elegido, { que: 'avance', id: 'a', parte: 0.5 })
  expect(preparando.enCamino).toEqual([{ uno: uno('a'), state: 'preparando', parte: 0.5 }])

  const listo = conEvento(preparando, { que: 'listo', id: 'a', hecho: hecho(7) })
  expect(listo.enCamino).toEqual([{ uno: uno('a'), state: 'listo', papel: papel('a', 7) }])
  expect(quedanEn(listo)).toBe(MAX_BYTES - 8)

  // The draft that names the file is still being written.
  const guardado = conEvento(listo, { que: 'guardado', id: 'a' })
  expect(guardado.papeles).toEqual([papel('a', 7)])
  expect(guardadosDe(guardado)).toEqual([])
  expect(ids(deLaCamara(guardado))).toEqual(['a'])
  expect(quedanEn(guardado)).toBe(MAX_BYTES - 8)

  const salido = conEvento(guardado, { que: 'salido', id: 'a' })
  expect(ids(guardadosDe(salido))).toEqual(['a'])
  expect(salido.enCamino).toEqual([])
})

test('a late progress report leaves a finished file finished', () => {
  const listo = tras(elegir('a'), { que: 'listo', id: 'a', hecho: hecho() })
  expect(estados(conEvento(listo, { que: 'avance', id: 'a', parte: 0.9 }))).toEqual([
    ['a', 'listo'],
  ])
})

test('[FLT-57, WIZ-13] a file waits for the script that prepares it, and then continues from its stored bytes', () => {
  const file = new Blob(['x'])
  const espera = tras(elegir('a'), elegir('b'), { que: 'espera', id: 'a', file })
  expect(espera.enCamino[0]).toEqual({ uno: uno('a'), state: 'espera', file })
  expect(estados(espera)).toEqual([
    ['a', 'espera'],
    ['b', 'elegido'],
  ])
  const otraVez = conEvento(espera, { que: 'avance', id: 'a', parte: 0 })
  expect(otraVez.enCamino[0]).toEqual({ uno: uno('a'), state: 'preparando', parte: 0 })
})

test('a cancelled file leaves no trace at any stage of its preparation', () => {
  const file = new Blob(['x'])
  for (const eventos of [
    [],
    [{ que: 'avance', id: 'a', parte: 1 }],
    [{ que: 'espera', id: 'a', file }],
    [{ que: 'listo', id: 'a', hecho: hecho() }],
  ] satisfies Evento[][])
    expect(tras(elegir('a'), ...eventos, { que: 'salido', id: 'a' })).toEqual(VACIO)
})

test('[WIZ-10, WIZ-12] files in preparation count: a fifth, a repeated and an enormous file are refused', () => {
  const tres = tras(...['a', 'b', 'c'].map((id) => elegir(id)))
  const dosVeces = conEvento(tres, elegir('a'))
  expect(motivos(dosVeces)).toEqual([['a', 'repetido']])
  const cuatro = conEvento(tres, elegir('d'))
  const cinco = conEvento(cuatro, elegir('e'))
  expect(motivos(cinco)).toEqual([['e', 'cantidad']])
  expect(estados(cinco)).toHaveLength(4)
  // Pages that become one PDF are not counted.
  expect(motivos(conEvento(cuatro, elegir('e', true)))).toEqual([])
  const enorme: Evento = { que: 'elegido', uno: uno('x', ENORME + 1), sinContar: false }
  expect(motivos(conEvento(VACIO, enorme))).toEqual([['x', 'tamano']])
})

test('[WIZ-12] a photo that is already inside a PDF of the step is refused as repeated', () => {
  const pdf = { ...papel('pdf'), fotos: [papel('a'), papel('b')] }
  expect(motivos(conEvento({ ...VACIO, papeles: [pdf] }, elegir('b')))).toEqual([['b', 'repetido']])
})

test('[WIZ-11] of two files that exceed the limit together, the second is refused with the space left', () => {
  const mitad = MAX_BYTES / 2
  const dos = tras(
    elegir('a'),
    elegir('b'),
    { que: 'listo', id: 'a', hecho: hecho(mitad) },
    { que: 'listo', id: 'b', hecho: hecho(mitad) },
  )
  expect(estados(dos)).toEqual([['a', 'listo']])
  expect(dos.noEntraron).toEqual([
    {
      id: 'b',
      nombre: 'b.jpg',
      no: { porQue: 'no-cabe', bytes: mitad, quedan: mitad - 1 },
    },
  ])
})

test('a refused file is listed by name with its reason until its notice is closed', () => {
  const no = { porQue: 'no-se-guardo', message: 'No hay lugar.' } as const
  const dos = tras(
    elegir('a'),
    elegir('b'),
    { que: 'rechazado', id: 'a', no: { porQue: 'rota' } },
    { que: 'rechazado', id: 'b', no },
  )
  expect(dos.enCamino).toEqual([])
  expect(dos.noEntraron).toEqual([
    { id: 'a', nombre: 'a.jpg', no: { porQue: 'rota' } },
    { id: 'b', nombre: 'b.jpg', no },
  ])
  expect(motivos(conEvento(dos, { que: 'avisoCerrado', id: 'a' }))).toEqual([['b', 'no-se-guardo']])
  expect(conEvento(dos, { que: 'avisoCerrado' }).noEntraron).toEqual([])
  // A file that is no longer in preparation was cancelled: it has no notice.
  expect(conEvento(VACIO, { que: 'rechazado', id: 'a', no: { porQue: 'rota' } })).toEqual(VACIO)
})

test('a draft stores which received file an attachment was made from, but not the sender', () => {
  const compartida = { ...uno('a'), de: '1/a.jpg/10/hash', compartido: true as const }
  const { papeles } = tras(
    { que: 'elegido', uno: compartida, sinContar: false },
    { que: 'listo', id: 'a', hecho: hecho() },
    { que: 'guardado', id: 'a' },
  )
  expect(papeles).toEqual([{ ...papel('a'), de: '1/a.jpg/10/hash' }])
})

test('[WIZ-12] a file that the draft already has under another id, or in a PDF, is not added again', () => {
  const deX = (id: string) => ({ ...uno(id, id.length), de: 'x' })
  const listo = (id: string): Evento[] => [
    { que: 'elegido', uno: deX(id), sinContar: true },
    { que: 'listo', id, hecho: hecho() },
  ]
  const primero = tras(...listo('a'), ...listo('bb'), { que: 'guardado', id: 'a' })
  const segundo = conEvento(primero, { que: 'guardado', id: 'bb' })
  expect(ids(segundo.papeles)).toEqual(['a'])
  expect(estados(segundo)).toEqual([
    ['a', 'listo'],
    ['bb', 'listo'],
  ])
  const pdf = { ...papel('pdf'), fotos: [papel('x')] }
  const conPdf = { ...segundo, papeles: [pdf] }
  expect(conEvento(conPdf, { que: 'guardado', id: 'bb' })).toBe(conPdf)
})

test('only the last removed file can be brought back, at its former place', () => {
  const tres = { ...VACIO, papeles: [papel('a'), papel('b'), papel('c')] }
  const sinDos = [
    { que: 'quitado', id: 'a' } as const,
    { que: 'quitado', id: 'b' } as const,
  ].reduce(conEvento, tres)
  expect(ids(sinDos.papeles)).toEqual(['c'])
  expect(sinDos.quitado).toEqual({ papel: papel('b'), en: 0 })
  const deVuelta = conEvento(sinDos, { que: 'deshecho' })
  expect(ids(deVuelta.papeles)).toEqual(['b', 'c'])
  expect(deVuelta.quitado).toBeUndefined()
  expect(conEvento(deVuelta, { que: 'deshecho' })).toBe(deVuelta)
  expect(conEvento(deVuelta, { que: 'quitado', id: 'x' })).toBe(deVuelta)
})

test('[WIZ-12] a removed file that was picked again meanwhile is not brought back as a second one', () => {
  const sinA = conEvento(
    { ...VACIO, papeles: [papel('a'), papel('b')] },
    { que: 'quitado', id: 'a' },
  )
  const otraVez: Evento = { que: 'elegido', uno: { ...uno('a'), id: 'otra' }, sinContar: false }
  const deshecho = conEvento(conEvento(sinA, otraVez), { que: 'deshecho' })
  expect(ids(deshecho.papeles)).toEqual(['b'])
  expect(estados(deshecho)).toEqual([['otra', 'elegido']])
  expect(deshecho.quitado).toBeUndefined()
})

test('attached files can be moved, joined into a PDF and separated again', () => {
  const tres = { ...VACIO, papeles: [papel('a'), papel('b'), papel('c')] }
  const movido = conEvento(tres, { que: 'movido', id: 'c', a: 0, esHoja: () => true })
  expect(ids(movido.papeles)).toEqual(['c', 'a', 'b'])
  const pdf = { ...papel('pdf'), tipo: 'application/pdf', fotos: [papel('a'), papel('b')] }
  const juntado = conEvento(movido, { que: 'juntado', papel: pdf })
  expect(ids(juntado.papeles)).toEqual(['c', 'pdf'])
  expect(ids(conEvento(juntado, { que: 'separado', id: 'pdf' }).papeles)).toEqual(['c', 'a', 'b'])
})

test('the size of a photo does not count against the sheet that replaces it', () => {
  const camino = { ...VACIO, papeles: [papel('a', 100), papel('b', 50)] }
  expect(quedanEn(camino)).toBe(MAX_BYTES - 151)
  expect(quedanEn(camino, 'a')).toBe(MAX_BYTES - 51)
})

test('[WIZ-08] attached files are sent in order, each with its step; if one lacks bytes, none is sent', () => {
  const van = [
    { paso: 'requerida', papel: papel('a') },
    { paso: 'opcional', papel: papel('b') },
  ] as const
  const a = { type: 'image/jpeg', bytes: new ArrayBuffer(3) }
  const b = { type: 'application/pdf', bytes: new ArrayBuffer(4) }
  expect(envioDe(van, new Map([['a', a]]))).toEqual({ state: 'falta', nombre: 'b.jpg' })
  expect(
    envioDe(
      van,
      new Map([
        ['b', b],
        ['a', a],
      ]),
    ),
  ).toEqual({
    state: 'va',
    papeles: [
      { id: 'a', paso: 'requerida', antes: 10 },
      { id: 'b', paso: 'opcional', antes: 10 },
    ],
    files: [
      { ...a, name: 'a.jpg' },
      { ...b, name: 'b.jpg' },
    ],
    bytes: 7,
  })
})
