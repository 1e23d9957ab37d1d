import { beforeAll, expect, test } from 'vitest'

import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64 } from '#contract/base64.ts'
import type { PaseEmitido } from '#contract/extensiones/pases.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'
import type { Receta } from '#contract/recetas.ts'
import type { Device } from '#local/bases/device.ts'
import { guardadoDe, materiaDe, prestables } from '#model/encargos/materia.ts'

import { MIEMBRO } from '../../../support/encargos.ts'
import { phone } from '../../../support/phone.ts'
import { traspaso } from '../../../support/prestadas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const OTRO = 9
const partes = await traspaso(AHORA)
const { publica } = partes.quienPresta
const PDF = new Uint8Array([37, 80, 68, 70])

const integrante = (idAfiliado: number, nombre: string): Afiliado => ({
  afiliado: { idAfiliado, numeroDocumentoFormateado: '28.456.789' },
  personaFisica: { nombre, apellido: 'Peralta' },
  relacionTitularAdherente: { descripcion: 'Titular' },
})

const receta = (id: number, codigo: string): Receta => ({
  recetaElectronica: {
    idRecetaElectronica: id,
    numero: String(id),
    fechaPrescripcion: '2026-11-01',
    vencimiento: '2026-12-01',
  },
  estado: { descripcion: 'Activa', codigo },
  personaFisicaAfiliado: { apellido: 'Peralta', nombre: 'Lucía' },
})

async function emitido(idAfiliado: number): Promise<PaseEmitido> {
  const { kid, bytes } = await partes.firmarPase(partes.pase({ idAfiliado }))
  const firmado = { kid, bytes: aBase64(bytes) }
  return { idAfiliado, enPantalla: firmado, impreso: firmado }
}

let device: Device

/** A phone of two members, with an active prescription of the first, a dispensed one, and the sheet of the active one. */
beforeAll(async () => {
  device = await phone()
  const firmada = { kid: partes.firmada.kid, bytes: aBase64(partes.firmada.bytes) }
  const copias: Record<string, unknown> = {
    'grupo-familiar': [integrante(MIEMBRO, 'Lucía'), integrante(OTRO, 'Tomás')],
    pases: [await emitido(MIEMBRO), await emitido(OTRO)],
    [`recetas/${MIEMBRO}`]: [receta(7, '1'), receta(8, '2')],
    'recetas-firmadas': [7, 8].map((idRecetaElectronica) => ({ idRecetaElectronica, ...firmada })),
  }
  for (const [key, value] of Object.entries(copias))
    await device.lectura.copias.put({ key, resource: key, value, savedAt: AHORA, askedAt: 1 })
  await device.lectura.archivos.put({
    key: 'receta-pdf/7',
    bytes: PDF.buffer,
    type: 'application/pdf',
    name: 'Receta.pdf',
  })
})

test('a phone can lend the members that have a pass for its own key', async () => {
  const nombres = async () =>
    (await prestables(device)).map((uno) => uno.integrante.personaFisica.nombre)

  expect(await nombres()).toEqual([])
  await device.lectura.llaves.put({ id: 'dispositivo', ...partes.quienPresta })
  expect(await nombres()).toEqual(['Lucía', 'Tomás'])
  await device.lectura.llaves.put({ id: 'dispositivo', ...(await hacerLlave()) })
  expect(await nombres()).toEqual([])
})

test('a loan has the chosen parts only: members, their valid prescriptions, the sheets', async () => {
  const lent = async (miembros: number[], ...alcance: ('credencial' | 'recetas' | 'hojas')[]) => {
    const que = { miembros, alcance }
    const { pases, recetas, hojas } = materiaDe(await guardadoDe(device, que), que, publica, AHORA)
    return [pases.length, recetas.length, hojas]
  }
  const { numero } = (await partes.recibida()).recetas[0]?.receta ?? {}

  expect(await lent([OTRO], 'credencial', 'recetas', 'hojas')).toEqual([1, 0, []])
  expect(await lent([MIEMBRO, OTRO], 'credencial')).toEqual([2, 0, []])
  expect(await lent([MIEMBRO], 'credencial', 'recetas')).toEqual([1, 1, []])
  expect(await lent([MIEMBRO], 'credencial', 'recetas', 'hojas')).toEqual([
    1,
    1,
    [{ numero, pdf: PDF }],
  ])
})
