import { expect, test } from 'vitest'

import { aspectoDe } from '#features/autorizaciones/estados.tsx'
import {
  type Nueva,
  VACIA,
  esVacia,
  faltaEn,
  papelesQueVan,
  pasoPosible,
  pasosDe,
} from '#features/autorizaciones/nueva.ts'
import { CON_HISTORIA } from '#model/nuevaSolicitud.ts'
import {
  ENORME,
  MAX_BYTES,
  type Papel,
  estaEntre,
  quedanDe,
  sePuedeElegir,
} from '#model/papeles/papel.ts'

const CUATRO = ['0', '1', '2', '3']
const papel = (id: string, bytes = 1): Papel => ({
  id,
  nombre: `${id}.pdf`,
  tipo: 'application/pdf',
  bytes,
  antes: bytes,
  hojas: 1,
})
const con = (parts: Partial<Nueva>): Nueva => ({ ...VACIA, ...parts })
const papeles = (parts: Partial<Nueva['papeles']>) => ({ ...VACIA.papeles, ...parts })
const primero = { idAfiliado: 1, tipo: '166', miradas: CUATRO }

test('[WIZ-01] a coverage request has three steps, and four for the type 262 only', () => {
  expect(['', '166', '170', '262', '2620'].map((tipo) => pasosDe({ tipo }))).toEqual([
    3, 3, 3, 4, 3,
  ])
})

test('[WIZ-02] the first step requires the member, the type and four further fields', () => {
  expect(faltaEn(1, VACIA)).toEqual({ de: 'quien' })
  expect(faltaEn(1, con({ idAfiliado: 1 }))).toEqual({ de: 'tipo' })
  expect(faltaEn(1, con({ ...primero, miradas: [] }))).toEqual({ de: 'orden', puntos: 4 })
  expect(faltaEn(1, con({ ...primero, miradas: ['0', '2', '3'] }))).toEqual({
    de: 'orden',
    puntos: 1,
  })
  expect(faltaEn(1, con(primero))).toBeUndefined()
})

test('[WIZ-12] two files of the same name and size hold a step back; those of other steps do not', () => {
  const igual = { ...papel('b', 7), nombre: 'a.pdf' }
  const dos = papeles({ requerida: [papel('a', 7), igual] })
  expect(faltaEn(2, con({ papeles: dos }))).toEqual({ de: 'repetido' })
  const otro = papeles({ requerida: [papel('a', 8), igual], opcional: [igual] })
  expect(faltaEn(2, con({ papeles: otro }))).toBeUndefined()
})

test('[WIZ-04, WIZ-05, WIZ-06] documents are always required; a clinical history only for the type 262', () => {
  const falta = { de: 'archivo' }
  expect(faltaEn(2, con(primero))).toEqual(falta)
  expect(faltaEn(2, con({ papeles: papeles({ opcional: [papel('a')] }) }))).toEqual(falta)
  expect(faltaEn(2, con({ papeles: papeles({ requerida: [papel('a')] }) }))).toBeUndefined()
  const cinco = papeles({ requerida: ['a', 'b', 'c', 'd', 'e'].map((id) => papel(id)) })
  expect(faltaEn(2, con({ papeles: cinco }))).toEqual({ de: 'sobran' })
  expect(faltaEn(3, con(primero))).toBeUndefined()
  const alta = { ...primero, tipo: CON_HISTORIA }
  expect(faltaEn(3, con(alta))).toEqual(falta)
  const historia = papeles({ historia: [papel('a')] })
  expect(faltaEn(4, con({ ...alta, papeles: historia }))).toEqual({ de: 'historia', puntos: 4 })
  expect(faltaEn(4, con({ ...alta, historia: CUATRO }))).toEqual(falta)
  expect(faltaEn(4, con({ ...alta, historia: CUATRO, papeles: historia }))).toBeUndefined()
})

test('[WIZ-04] the step in the address cannot skip unfinished steps', () => {
  const lista = con({ ...primero, papeles: papeles({ requerida: [papel('a')] }) })
  expect([-1, 0, 1, 2, 3, 4, 9].map((paso) => pasoPosible(paso, lista))).toEqual([
    1, 1, 1, 2, 3, 3, 3,
  ])
  expect(pasoPosible(3, con(primero))).toBe(2)
  expect(pasoPosible(3, VACIA)).toBe(1)
})

test('[WIZ-06] a clinical history is sent only with a request of a type that needs it', () => {
  const all = papeles({ requerida: [papel('a')], historia: [papel('b')] })
  const van = (tipo: string) =>
    papelesQueVan(con({ tipo, papeles: all })).map(({ paso, papel: { id } }) => [paso, id])
  expect(van('166')).toEqual([['requerida', 'a']])
  expect(van(CON_HISTORIA)).toEqual([
    ['requerida', 'a'],
    ['historia', 'b'],
  ])
})

test('an untouched form is not stored as a draft', () => {
  expect(esVacia(VACIA)).toBe(true)
  expect(esVacia(con({ paso: 2 }))).toBe(true)
  expect(esVacia(con({ miradas: ['0'] }))).toBe(false)
  expect(esVacia(con({ papeles: papeles({ historia: [papel('a')] }) }))).toBe(false)
})

test('[WIZ-10, WIZ-12] four files at most are accepted, and the same name and size only once', () => {
  const tres = ['a', 'b', 'c'].map((id) => papel(id, 10))
  expect(sePuedeElegir({ name: 'd.pdf', size: 10 }, tres)).toBeUndefined()
  expect(sePuedeElegir({ name: 'a.pdf', size: 11 }, tres)).toBeUndefined()
  expect(sePuedeElegir({ name: 'a.pdf', size: 10 }, tres)).toBe('repetido')
  expect(sePuedeElegir({ name: 'e.pdf', size: 1 }, [...tres, papel('d')])).toBe('cantidad')
  expect(sePuedeElegir({ name: 'e.pdf', size: ENORME + 1 }, [])).toBe('tamano')
  expect(sePuedeElegir({ name: 'a.pdf', size: 10 }, [...tres, papel('d')])).toBe('repetido')
  // Pages on their way into one file are not counted.
  expect(sePuedeElegir({ name: 'e.jpg', size: 1 }, [...tres, papel('d')], 0)).toBeUndefined()
  const achicada = { ...papel('f', 10), antes: 900 }
  expect(sePuedeElegir({ name: 'f.pdf', size: 900 }, [achicada])).toBe('repetido')
})

test('[WIZ-11] files up to one byte less than 4 MB are accepted, 4 MB are not', () => {
  expect(quedanDe([])).toBe(MAX_BYTES - 1)
  expect(quedanDe([papel('a', MAX_BYTES - 3)])).toBe(2)
  expect(quedanDe([papel('a', MAX_BYTES - 1)])).toBe(0)
})

test('[AUTH-03, AUTH-04] each state of a request has its tint in the list and its badge colour', () => {
  const looks = Array.from({ length: 12 }, (_none, n) => aspectoDe(String(n + 1), 'x'))
  const otras = ['aviso', 'aviso', 'aviso', 'aviso', 'aviso', 'aviso']
  expect(looks.map(({ franja }) => franja)).toEqual([
    'info',
    'error',
    'error',
    'ok',
    'aviso',
    'ok',
    ...otras,
  ])
  expect(looks.map(({ tono }) => tono)).toEqual([
    'info',
    'error',
    'aviso',
    'ok',
    'aviso',
    'ok',
    ...otras,
  ])
  expect(aspectoDe('99', 'x').tono).toBe('neutro')
})

test('[WIZ-10] a received file counts as already attached if an attachment was made from it', () => {
  const tomado = { ...papel('a'), de: '1/foto.jpg/10/hash' }
  expect(estaEntre([tomado], '1/foto.jpg/10/hash')).toBe(true)
  expect(estaEntre([tomado], '1/foto.jpg/10/otro')).toBe(false)
  expect(estaEntre([papel('elegido')], 'elegido')).toBe(true)
})
