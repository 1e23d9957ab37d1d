import { assert, constantFrom, dictionary, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import type { Uno } from '#model/guardarContactos.ts'
import type { Domicilio } from '#model/guardarDomicilio.ts'
import { type Lado, porCampos } from '#model/juntar.ts'
import { juntarContactos } from '#model/juntarContactos.ts'
import { juntarDomicilio } from '#model/juntarDomicilio.ts'

const valores = dictionary(constantFrom('2', '3', '4', '6'), constantFrom('1', '2', '3'))
const mapa = (de: Record<string, string>) => new Map(Object.entries(de))

test('[ADDR-09] merging two edits of an address loses no field and overwrites none without a question', () => {
  assert(
    property(valores, valores, valores, (antes, mio, suyo) => {
      const campos = porCampos(
        { antes: mapa(antes), mio: mapa(mio), suyo: mapa(suyo) },
        (uno, otro) => uno === otro,
      )
      for (const clave of new Set([antes, mio, suyo].flatMap(Object.keys))) {
        const campo = campos.get(clave)
        const [a, m, s] = [antes[clave], mio[clave], suyo[clave]]
        const todosDistintos = m !== a && s !== a && m !== s
        const valor = m === a ? s : m
        // Only a field that both changed is a question; else it has the value of the changing side.
        expect(campo).toMatchObject(
          todosDistintos
            ? { state: 'choque', mio: m, suyo: s }
            : { state: 'junto', valor, cambio: valor !== a },
        )
      }
    }),
  )
})

const lugar = (idCalle: number) => ({
  provincia: { idProvincia: 1, descripcion: 'La Pampa' },
  departamento: { idDepartamento: 1, descripcion: 'Capital' },
  localidad: { idLocalidad: 1, descripcion: 'Santa Rosa' },
  calle: { idCalle, descripcion: `Calle ${idCalle}` },
})
const domicilios = record({ calle: constantFrom(1, 2, 3), items: valores }).map(
  ({ calle, items }): Domicilio => ({
    ...lugar(calle),
    itemsDomicilioPersonaFisica: Object.entries(items).map(([codigo, valor]) => ({
      codigoTipoNumeracion: Number(codigo),
      valor,
    })),
  }),
)

test('[ADDR-08] a merged address contains only values of one of its two versions', () => {
  assert(
    property(
      domicilios,
      domicilios,
      domicilios,
      constantFrom<Lado>('mio', 'suyo'),
      (antes, mio, suyo, lado) => {
        const cambio = { idAfiliado: 1, propia: true, antes, despues: mio, version: 1 }
        const junta = juntarDomicilio(cambio, { ...suyo, version: 2 })
        const elegidas = Object.fromEntries(junta.preguntas.map(({ clave }) => [clave, lado]))
        const { despues } = junta.con(elegidas)
        const de = lado === 'mio' ? mio : suyo
        const esPregunta = junta.preguntas.some(({ clave }) => clave === 'lugar')
        expect(esPregunta ? [de.calle] : [mio.calle, suyo.calle]).toContainEqual(despues.calle)
        for (const item of despues.itemsDomicilioPersonaFisica)
          expect([
            ...mio.itemsDomicilioPersonaFisica,
            ...suyo.itemsDomicilioPersonaFisica,
          ]).toContainEqual(item)
        expect(junta.asi({}).filter((linea) => linea.endsWith('?'))).toHaveLength(
          junta.preguntas.length,
        )
      },
    ),
  )
})

test('[ADDR-09] a place changed on both sides is asked as one question, with the levels that differ', () => {
  const base = { ...lugar(1), itemsDomicilioPersonaFisica: [] }
  const mio = { ...base, calle: { idCalle: 2, descripcion: 'Alem' } }
  const suyo = {
    ...base,
    localidad: { idLocalidad: 2, descripcion: 'Toay' },
    calle: { idCalle: 9, descripcion: 'Mitre' },
  }
  const cambio = { idAfiliado: 1, propia: true, antes: base, despues: mio }
  expect(juntarDomicilio(cambio, suyo).preguntas).toEqual([
    { clave: 'lugar', titulo: 'Localidad y calle', mio: 'Alem, Santa Rosa', suyo: 'Mitre, Toay' },
  ])
})

test('[ADDR-09] in a merged address an undecided part is left out of its line, and asked as a question', () => {
  const con = (calle: number, numero: string): Domicilio => ({
    ...lugar(calle),
    itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor: numero }],
  })
  const cambio = { idAfiliado: 1, propia: true, antes: con(1, '450'), despues: con(1, '451') }
  const junta = juntarDomicilio(cambio, con(1, '405'))
  expect(junta.asi({})).toEqual(['Calle 1', 'Santa Rosa, Capital, La Pampa', 'Número ?'])
  expect(junta.asi({ 6: 'suyo' })).toEqual(['Calle 1 405', 'Santa Rosa, Capital, La Pampa'])
  const mudado = { ...cambio, despues: con(2, '450') }
  expect(juntarDomicilio(mudado, con(3, '450')).asi({})).toEqual([
    '… 450',
    'Santa Rosa, Capital, La Pampa',
    'Calle ?',
  ])
})

const listas = uniqueArray(constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
const conIds = (dichos: string[]): Uno[] =>
  dichos.map((valor) => ({ id: valor.codePointAt(0) ?? 0, tipo: 2, valor }))
const hayDe = (unos: Uno[]) => ({
  contactos: unos.map(({ id = 0, tipo, valor }) => ({
    idHistorialContactoPersonaFisica: id,
    idTipoContacto: tipo,
    descripcion: valor,
  })),
  version: 2,
})

test('[CONT-10] merging two lists keeps all added and kept contacts, and drops deleted ones', () => {
  assert(
    property(listas, listas, listas, (antes, mio, suyo) => {
      const cambio = { idAfiliado: 1, propia: true, antes: conIds(antes), despues: conIds(mio) }
      const junta = juntarContactos(cambio, hayDe(conIds(suyo)))
      const elegidas = Object.fromEntries(
        junta.preguntas.map(({ clave }) => [clave, 'mio' as const]),
      )
      const queda = junta.con(elegidas).despues.map(({ valor }) => valor)
      expect(new Set(queda).size).toBe(queda.length)
      for (const valor of mio.filter((uno) => suyo.includes(uno))) expect(queda).toContain(valor)
      for (const valor of mio.filter((uno) => !antes.includes(uno))) expect(queda).toContain(valor)
      for (const valor of queda) expect([...mio, ...suyo]).toContain(valor)
    }),
  )
})

test('[CONT-10] a contact changed by both sides is one question, with deletion as an answer', () => {
  const [uno] = conIds(['a'])
  if (!uno) throw new Error('the list has it')
  const cambio = { idAfiliado: 1, propia: true, antes: [uno], despues: [] }
  const junta = juntarContactos(cambio, hayDe([{ id: 500, tipo: 2, valor: 'z' }]))
  expect(junta.preguntas).toEqual([{ clave: '2 a', titulo: 'a', mio: 'Borrarlo', suyo: 'z' }])
  expect(junta.con({ '2 a': 'suyo' }).despues).toEqual([
    { id: 500, tipo: 2, idTipo: 2, valor: 'z' },
  ])
  expect(junta.con({ '2 a': 'mio' }).despues).toEqual([])
  // As long as the person has not chosen, neither of the two values is shown.
  expect(junta.asi({})).toEqual(['a ?'])
  expect(junta.asi({ '2 a': 'suyo' })).toEqual(['z'])
})
