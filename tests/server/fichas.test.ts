import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'

import { contactos } from '../../server/src/contacto/tables.ts'
import { afiliados, personasFisicas } from '../../server/src/padron/tables.ts'
import { dayFrom } from '../../server/src/semilla/fechas.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, type Who, get, post, startServer } from '../support/server.ts'

const START = Date.now()

let now = START
let provider: Provider

async function fichasOf(who: Who): Promise<FichaDeAfiliado[]> {
  const { token } = await provider.session(who)
  const group = (await (
    await get(provider.url, '/v1/afiliados/grupo-familiar', token)
  ).json()) as FichaDeAfiliado[]
  const answers = group.map(({ afiliado: { idAfiliado } }) =>
    post(provider.url, '/v1/afiliados/find-afiliado', { idAfiliado }, { token }),
  )
  return Promise.all(
    answers.map(async (answer) => (await (await answer).json()) as FichaDeAfiliado),
  )
}

describe.each(kinds())('records on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base, clock: () => now })
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  test('[FAM-03] a record has the personal data of a member', async () => {
    const [norma, , lucia, tomas] = await fichasOf('norma')
    const { token } = await provider.session('norma')
    const own = await (await get(provider.url, '/v1/afiliados/seguir-afiliado', token)).json()

    expect(own).toEqual(norma)
    expect(norma).toMatchObject({
      afiliado: {
        numeroAfiliadoFormateado: '00-123456-0',
        numeroDocumentoFormateado: '28.456.789',
        apellidoNombreFormateado: 'Quiroga, Norma',
      },
      personaFisica: {
        descripcionTipoDocumento: 'DNI',
        fechaNacimiento: '1981-03-14',
        descripcionSexo: 'Femenino',
      },
      persona: { cuilCuitFormateado: '27-28456789-2' },
      identidadVerificada: false,
      fechaIdentidadVerificada: null,
    })
    expect(lucia?.personaFisica.descripcionSexo).toBe('Femenino')
    // A child born into the family is a member from the day of birth.
    expect(tomas?.afiliacionAfiliado?.fechaAlta).toBe(tomas?.personaFisica.fechaNacimiento)
    expect(norma?.afiliacionAfiliado?.fechaAlta).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('[FAM-04] a record has the days of the voluntary fund, 120 at most, and the texts of restrictions', async () => {
    const [norma, ruben, lucia, tomas] = await fichasOf('norma')
    const [, rocio] = await fichasOf('derivado')

    expect(tomas?.afiliado).toMatchObject({
      tieneFondoVoluntario: true,
      carenciaFondoVoluntario: 84,
      fechaAltaFondoVoluntario: dayFrom(START, -84),
    })
    expect(norma?.afiliado.carenciaFondoVoluntario).toBe(120)
    expect(ruben).toMatchObject({
      afiliado: { tieneFondoVoluntario: false },
      restriccionServicios: null,
      inhibicion: null,
    })
    expect(lucia?.restriccionServicios).toMatchObject({
      descripcion: 'Solo urgencias',
      codigo: 'SU',
    })
    expect(rocio?.inhibicion).toEqual({ descripcionTipoInhibicion: 'Inhibición general de bienes' })
  })

  test('[FAM-04] the days of the fund follow the calendar of Argentina, and are never negative', async () => {
    const days = async (desde: string) => {
      await provider.base.db
        .update(afiliados)
        .set({ fechaFondoVoluntario: desde })
        .where(eq(afiliados.numeroAfiliado, 130222))
      return (await fichasOf('sola'))[0]?.afiliado.carenciaFondoVoluntario
    }

    now = Date.parse('2027-03-01T02:59:00Z')
    expect(await days('2027-02-28')).toBe(0)
    now += 60_000
    expect(await days('2027-02-28')).toBe(1)
    expect(await days('2027-03-02')).toBe(0)
    expect(await days('2026-11-02')).toBe(119)
    expect(await days('2026-11-01')).toBe(120)
    now = START
  })

  test("[FAM-05] a record has the member's address and contacts, if there are any", async () => {
    const [norma, ruben, , tomas] = await fichasOf('norma')
    const [graciela] = await fichasOf('voluntaria')
    const [martin] = await fichasOf('sola')

    expect(ruben).toMatchObject({
      provincia: { descripcion: 'La Pampa' },
      departamento: { descripcion: 'Capital' },
      localidad: { descripcion: 'Santa Rosa' },
      calle: { descripcion: 'Av. San Martín' },
      itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor: '450' }],
    })
    expect(ruben?.domicilioPersonaFisica).not.toEqual(norma?.domicilioPersonaFisica)
    expect(graciela?.itemsDomicilioPersonaFisica).toEqual([
      { codigoTipoNumeracion: 2, valor: '2' },
      { codigoTipoNumeracion: 4, valor: 'B' },
      { codigoTipoNumeracion: 6, valor: '1120' },
    ])
    expect(norma?.contactoPersonaFisica).toMatchObject([
      { codigoTipoContacto: '2', confirmado: true },
      { codigoTipoContacto: '5', descripcion: '02954-15400123', confirmado: false },
      { descripcionTipoContacto: 'Teléfono' },
    ])
    expect(tomas?.contactoPersonaFisica).toEqual([])
    expect(martin?.calle ?? null).toBeNull()
  })

  test('[FAM-05] a record has no removed contacts, and has the day when the identity was verified', async () => {
    const { db } = provider.base
    const desde = { activo: false }
    await db.update(contactos).set(desde).where(eq(contactos.descripcion, '02954-4300456'))
    const verified = { identidadVerificadaAt: Date.parse('2026-11-20T02:00:00Z') }
    await db.update(personasFisicas).set(verified).where(eq(personasFisicas.nombre, 'Norma'))

    const [norma] = await fichasOf('norma')

    expect(norma?.contactoPersonaFisica).toHaveLength(2)
    expect(norma).toMatchObject({
      identidadVerificada: true,
      fechaIdentidadVerificada: '2026-11-19',
    })
  })

  test("[SEC-01] the record of another family's or a former member is not found", async () => {
    const { token } = await provider.session('voluntaria')
    const [, camila] = await fichasOf('voluntaria')
    const [stranger] = await fichasOf('norma')
    const ask = async (idAfiliado = 0) =>
      (await post(provider.url, '/v1/afiliados/find-afiliado', { idAfiliado }, { token })).status
    const child = camila?.afiliado.idAfiliado

    expect([await ask(child), await ask(stranger?.afiliado.idAfiliado)]).toEqual([200, 404])
    await provider.base.db
      .update(afiliados)
      .set({ activo: false })
      .where(eq(afiliados.idAfiliado, child ?? 0))
    expect(await ask(child)).toBe(404)
  })
})
