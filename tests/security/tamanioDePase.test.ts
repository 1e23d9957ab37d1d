import { expect, test } from 'vitest'

import type { Afiliado } from '#contract/afiliados.ts'
import { aDigitos } from '#contract/pase/digitos.ts'
import { qrPath } from '#qr/qrPath.ts'

import nombres from '../../server/data/personas.json' with { type: 'json' }
import { tablas } from '../../server/src/pases/codigos.ts'
import { enTelefono } from '../../server/src/pases/emitir.ts'
import { type Azar, createAzar } from '../../server/src/semilla/azar.ts'
import { cuilOf } from '../../server/src/semilla/cuil.ts'

const PEOPLE = 2_000
const AHORA = Date.UTC(2026, 10, 20)
const PREFIJO = 'https://www.cobertura.gob.ar/validar-credencial/o#'
const asked = { persona: { uid: 1, sid: 'x' }, ahora: AHORA }
const values = (table: Record<string, string>) => Object.values(table)

/** Names longer than most: two surnames and two first names; sometimes with a referral. */
function persona(azar: Azar, idAfiliado: number): Afiliado {
  const two = (list: string[], joint: string) => `${azar.uno(list)}${joint}${azar.uno(list)}`
  const sexo = azar.uno(['Femenino', 'Masculino'] as const)
  const cuil = cuilOf(azar.entre(5_000_000, 60_000_000), sexo)
  return {
    afiliado: { idAfiliado, numeroDocumentoFormateado: '' },
    personaFisica: {
      nombre: two(sexo === 'Femenino' ? nombres.femeninos : nombres.masculinos, ' '),
      apellido: two(nombres.apellidos, azar.uno([' ', ' de la ', ' ', '-'])),
      fechaNacimiento: `${azar.entre(1925, 2026)}-07-0${azar.entre(1, 9)}`,
    },
    persona: { cuilCuitFormateado: `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}` },
    relacionTitularAdherente: { descripcion: azar.uno(values(tablas.relaciones)) },
    tipoAfiliado: { descripcion: azar.uno(values(tablas.tipos)) },
    derivacion: azar.entre(0, 4) > 0 ? null : derivacion(azar),
  }
}

const derivacion = (azar: Azar) => ({
  descripcionTipoDerivacion: azar.uno(values(tablas.derivaciones)),
  obraSocialDescripcion: 'Instituto de Obra Médico Asistencial',
  sigla: 'IOMA',
  provinciaDescripcion: 'Buenos Aires',
  fechaDesde: '2026-03-01',
  fechaHasta: azar.uno([null, '2027-02-28']),
})

async function digitosDe(azar: Azar, afiliado: Afiliado): Promise<string> {
  const { body } = await enTelefono(asked, afiliado, azar.bytes(33))
  const signed = azar.bytes(1 + 4 + 64 + 64)
  return aDigitos(Uint8Array.of(1, ...signed, ...body))
}

/** QR version from the number of modules, as in the standard: 17 plus 4 for each version. */
const versionOf = (digitos: string) => (qrPath({ prefijo: PREFIJO, digitos }).size - 17) / 4

test('[SEC-50] the QR codes of two thousand people have version 15 (77 modules a side) at most', async () => {
  expect(PREFIJO).toHaveLength(50)
  const azar = createAzar(2000)
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, at) => digitosDe(azar, persona(azar, at * 997))),
  )

  // The size depends only on the number of digits: one of each length is drawn.
  const drawn = new Map(people.map((digitos) => [digitos.length, digitos]))
  const versions = new Map([...drawn].map(([figures, digitos]) => [figures, versionOf(digitos)]))
  console.log('QR versions:', new Set(versions.values()))
  expect(Math.max(...versions.values())).toBeLessThanOrEqual(15)
})

test('[SEC-50] the longest names with a referral fit QR version 15, relations without a code version 20', async () => {
  const azar = createAzar(15)
  const long = 'ÁÉÍÓÚÑ '.repeat(100)
  const someone = persona(azar, 2_000_000)
  const longest = {
    ...someone,
    personaFisica: { ...someone.personaFisica, nombre: long, apellido: long },
    derivacion: derivacion(azar),
  }
  const wordy = {
    ...longest,
    relacionTitularAdherente: { descripcion: long },
    tipoAfiliado: { descripcion: long },
    derivacion: { ...longest.derivacion, descripcionTipoDerivacion: long, sigla: long },
  }

  expect(versionOf(await digitosDe(azar, longest))).toBe(15)
  expect(versionOf(await digitosDe(azar, wordy))).toBeLessThanOrEqual(20)
})
