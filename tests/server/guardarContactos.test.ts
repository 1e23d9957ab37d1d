import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { type Contacto, contacto } from '#contract/contacto.ts'

import { limites } from '../../server/src/limites/tables.ts'
import { afiliados } from '../../server/src/padron/tables.ts'
import { usuarios } from '../../server/src/sesiones/tables.ts'
import { mailsTo } from '../support/acceso.ts'
import { type Who, newKey, post } from '../support/server.ts'
import { llamadas } from './support/llamadas.ts'

type AGuardar = { idTipoContacto: number; descripcion: string; [field: string]: unknown }
const [TELEFONO, EMAIL, CELULAR] = [101, 102, 105]
const CEL = { idTipoContacto: CELULAR, descripcion: '02954-15400777' }

llamadas('guardarContactos', ({ provider, reloj, read }) => {
  /** Member of a family, with a function that saves their contacts. */
  async function de(who: Who, orden = 0) {
    const { token } = await provider().session(who)
    const group = (await read('/v1/afiliados/grupo-familiar', token)) as FichaDeAfiliado[]
    const idAfiliado = group[orden]?.afiliado.idAfiliado ?? 0
    const ficha = async () => {
      const path = '/v1/afiliados/find-afiliado'
      const answer = await post(provider().url, path, { idAfiliado }, { token })
      return (await answer.json()) as FichaDeAfiliado
    }
    const guardar = (contactos: AGuardar[], { clave = newKey(), version }: Sent = {}) =>
      post(
        provider().url,
        contacto.guardarContactos.path,
        { idAfiliado, contactos },
        { token, clave, ...(version != null && { headers: { 'If-Match': `"${version}"` } }) },
      )
    return { ficha, guardar, idAfiliado }
  }
  type Sent = { clave?: string; version?: number | null | undefined }

  const kept = (list: Contacto[] | null | undefined): AGuardar[] =>
    (list ?? []).map(({ idHistorialContactoPersonaFisica, idTipoContacto, descripcion }) => ({
      idHistorialContactoPersonaFisica,
      idTipoContacto: idTipoContacto ?? 0,
      descripcion,
    }))
  const said = (list: Contacto[] | null | undefined) =>
    (list ?? []).map(({ descripcion, confirmado }) => [descripcion, confirmado])

  test("[CONT-01] a contact is saved by the id of its kind, and from an older portal by the kind's code", async () => {
    const { ficha, guardar } = await de('norma')
    const { contactoPersonaFisica: before } = await ficha()
    const answer = await guardar([...kept(before), { ...CEL, idTipoContacto: 5 }])

    expect(answer.status).toBe(200)
    const { contactoPersonaFisica: after } = await ficha()
    expect(after?.at(-1)).toMatchObject({ ...CEL, codigoTipoContacto: '5' })
    expect(said(after).slice(0, -1)).toEqual(said(before))
  })

  test('[CONT-10, CONT-11][SEC-13] contacts are added, corrected and removed, and a former e-mail address gets a warning', async () => {
    const { ficha, guardar } = await de('norma')
    const before = await ficha()
    const [correo, celular] = kept(before.contactoPersonaFisica)
    if (!correo || !celular) throw new Error('Norma has an e-mail and a mobile.')

    const answer = await guardar(
      [
        correo,
        { ...celular, descripcion: '02954-15499999' },
        { idTipoContacto: TELEFONO, descripcion: '02954-4300999' },
      ],
      { version: before.versiones?.contactos },
    )

    expect(await answer.json()).toMatchObject({
      status: 'success',
      message: 'Los contactos se han guardado con éxito!',
    })
    const after = await ficha()
    expect(said(after.contactoPersonaFisica)).toEqual([
      ['norma.quiroga@correo.example', true],
      ['02954-15499999', false],
      ['02954-4300999', false],
    ])
    expect(after.versiones?.contactos).not.toBe(before.versiones?.contactos)
    const mails = await mailsTo(provider(), 'norma.quiroga@correo.example')
    expect(mails.map(({ asunto }) => asunto)).toContain('Se cambiaron tus datos de contacto')
  })

  test('[FLT-48] a list edited from an older version is refused with the present one', async () => {
    const { ficha, guardar } = await de('derivado')
    const before = await ficha()
    const theirs = kept(before.contactoPersonaFisica)
    await guardar([...theirs, CEL], { version: before.versiones?.contactos })

    const late = await guardar(theirs, { version: before.versiones?.contactos })

    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({
      actual: { version: expect.any(Number), contactos: [{}, { descripcion: CEL.descripcion }] },
    })
  })

  test('[FLT-16] the same list twice under one key adds one contact', async () => {
    const { ficha, guardar } = await de('norma', 3)
    const clave = newKey()

    const statuses = [await guardar([CEL], { clave }), await guardar([CEL], { clave })]

    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    expect(said((await ficha()).contactoPersonaFisica)).toEqual([[CEL.descripcion, false]])
  })

  test.each([
    [[], 'No se puede borrar el contacto. Debe tener registrado al menos uno.'],
    [
      [{ ...CEL, activo: false }],
      'No se puede borrar el contacto. Debe tener registrado al menos uno.',
    ],
    [[CEL, { ...CEL, idTipoContacto: CELULAR }], 'El valor coincide con un contacto ya existente'],
    [
      [
        { idTipoContacto: EMAIL, descripcion: 'Una@correo.example' },
        { idTipoContacto: EMAIL, descripcion: 'una@correo.example' },
      ],
      'El valor coincide con un contacto ya existente',
    ],
    [[{ idTipoContacto: 3, descripcion: 'x' }], 'Seleccione un tipo de contacto'],
    [[{ idTipoContacto: TELEFONO, descripcion: '02954-5300999' }], 'El formato no es correcto'],
    [[{ idTipoContacto: TELEFONO, descripcion: '02954-4300' }], 'El formato no es correcto'],
    [[{ idTipoContacto: CELULAR, descripcion: '2954-15400777' }], 'El formato no es correcto'],
    [[{ idTipoContacto: CELULAR, descripcion: '02954-154007' }], 'El formato no es correcto'],
    [[{ idTipoContacto: EMAIL, descripcion: 'sin arroba' }], 'El formato no es correcto'],
  ] as [AGuardar[], string][])(
    '[CONT-04, CONT-05, CONT-07, CONT-08] the contacts %j are refused: %s',
    async (list, text) => {
      const { guardar } = await de('voluntaria', 1)

      const answer = await guardar(list)

      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ error: text })
    },
  )

  test('[SEC-02] the id of another person’s contact is not found', async () => {
    const norma = await (await de('norma')).ficha()
    const { guardar } = await de('voluntaria', 1)

    expect((await guardar(kept(norma.contactoPersonaFisica))).status).toBe(404)
  })

  test('[FAM-05] an adult with an account edits their own contacts, and a relative cannot', async () => {
    const { guardar, idAfiliado } = await de('derivado', 1)
    expect((await guardar([CEL])).status).toBe(200)
    const { db } = provider().base
    const [rocio] = await db.select().from(afiliados).where(eq(afiliados.idAfiliado, idAfiliado))
    await db
      .insert(usuarios)
      .values({ idAfiliado: rocio?.idAfiliado ?? 0, contrasenia: 'none', creadoAt: Date.now() })

    const refused = await guardar([{ ...CEL, descripcion: '02954-15400778' }])

    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      error: 'Esta persona tiene su propia cuenta: cambia sus datos desde ahí.',
    })
  })

  test('[SEC-05] the twenty-first changed list of a day has to wait, an unchanged one has not', async () => {
    const { ficha, guardar, idAfiliado } = await de('voluntaria')
    const { db } = provider().base
    const [own] = await db.select().from(afiliados).where(eq(afiliados.idAfiliado, idAfiliado))
    const counted = `contactos:${own?.idPersonaFisica}`
    await db.insert(limites).values({ clave: counted, desdeAt: reloj.ahora, cuenta: 19 })
    const before = kept((await ficha()).contactoPersonaFisica)
    const clave = newKey()

    expect((await guardar([...before, CEL])).status).toBe(200)
    const early = await guardar(before, { clave })

    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '86400'])
    expect((await guardar(kept((await ficha()).contactoPersonaFisica))).status).toBe(200)
    expect(await mailsTo(provider(), 'graciela.ibanez@correo.example')).toHaveLength(1)
    reloj.ahora += 24 * 3_600_000
    expect((await guardar(before, { clave })).status).toBe(200)
  })
})
