import { expect, test } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import { type Pase, escribirPase } from '#contract/pase/cuerpo.ts'
import { join } from '#contract/pase/firmas.ts'
import type { Copia } from '#local/bases/lectura.ts'
import { type Guardado, revisar } from '#model/revision.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const DIA = 24 * 3_600_000
const clave = new Uint8Array(33).fill(2)

const miembro = (idAfiliado: number, nombre: string) => ({
  afiliado: { idAfiliado, numeroDocumentoFormateado: '11.111.111' },
  personaFisica: { nombre, apellido: 'Ejemplo' },
  relacionTitularAdherente: { descripcion: 'Titular' },
})

function emitido(idAfiliado: number, dias: number) {
  const datos = { idAfiliado, apellido: 'Ejemplo', nombre: 'Norma', cuil: '', nacimiento: null }
  const mas = { relacion: 1, tipo: 1, emitido: AHORA / 60_000, vida: (dias * DIA) / 60_000 }
  const signed = (pase: Pase) => ({
    kid: 5,
    bytes: aBase64(join(new Uint8Array(64), escribirPase(pase))),
  })
  return {
    idAfiliado,
    enPantalla: signed({ ...datos, ...mas, version: 1, clave }),
    impreso: signed({ ...datos, ...mas, version: 2, serie: new Uint8Array(8) }),
  }
}

const copia = (key: string, value: unknown, savedAt = AHORA): Copia => ({
  key,
  resource: key.split('/')[0] ?? '',
  value,
  savedAt,
  askedAt: savedAt,
  size: 100,
})

const record = (id: number) => copia(`ficha/${id}`, miembro(id, 'Norma'))
const grupo = copia('grupo-familiar', [miembro(4, 'Norma'), miembro(5, 'Rubén')], AHORA - DIA)

const look = (copias: Copia[], also: Partial<Guardado> = {}) =>
  revisar({ copias, ocupa: { savedAt: AHORA - DIA }, clave, ofrece: true, ...also }, AHORA)

test('the offline check finds nothing missing with a pass and a record per member', () => {
  const copias = [grupo, copia('pases', [emitido(4, 7), emitido(5, 7)]), record(4), record(5)]

  const revision = look(copias)

  expect(revision).toMatchObject({ faltan: 0, savedAt: AHORA - DIA })
  expect(revision?.renglones).toMatchObject([
    { nombre: 'Norma', credencial: { state: 'vigente', venceAt: AHORA + 7 * DIA } },
    { nombre: 'Rubén', tieneFicha: true },
  ])
})

test('a pass that is missing, expired or ends within two days counts as missing', () => {
  const fichas = [record(4), record(5)]
  const states = (pases: unknown[]) =>
    look([grupo, copia('pases', pases), ...fichas])?.renglones.map(
      ({ credencial }) => credencial.state,
    )
  expect(states([emitido(4, 2), emitido(5, 0)])).toEqual(['pronto', 'vencido'])
  expect(states([emitido(5, 3)])).toEqual(['falta', 'vigente'])
  expect(look([grupo, copia('pases', [emitido(4, 2)]), ...fichas])?.faltan).toBe(2)
})

test('the offline check opens stored data: a damaged pass, record or key counts as missing', () => {
  const damaged = { ...emitido(4, 7), enPantalla: { kid: 5, bytes: 'AAAA' } }
  const copias = [grupo, copia('pases', [damaged, emitido(5, 7)]), copia('ficha/4', 1), record(5)]

  expect(look(copias)).toMatchObject({
    faltan: 2,
    renglones: [{ credencial: { state: 'falta' }, tieneFicha: false }, { tieneFicha: true }],
  })
  expect(look(copias, { clave: undefined })?.faltan).toBe(3)
})

test('a provider that issues no passes misses none; without a family group there is no result', () => {
  expect(look([grupo, record(4), record(5)], { ofrece: false })?.faltan).toBe(0)
  expect(look([record(4)])).toBeUndefined()
})
