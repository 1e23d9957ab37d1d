import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import { tabla } from '#contract/tabla.ts'

import { cartaDeDerivacion } from '../../server/src/derivaciones/carta.ts'
import {
  afiliadosDeDerivacion,
  derivacionesTransitorias,
} from '../../server/src/derivaciones/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { afiliados as integrantes } from '../../server/src/padron/tables.ts'
import { dayFrom } from '../../server/src/semilla/fechas.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type Provider, get, newKey, startServer } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const { busquedas, derivaciones } = tabla

describe.each(kinds())('referrals for travel, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  let provider: Provider
  let token: string
  let norma: number[]
  let planes: { idObraSocial: number; sigla?: string | null | undefined }[]

  beforeAll(async () => {
    opened = await openSeeded(kind)
    provider = await startServer({ base: opened.base })
    ;({ token } = await provider.session('norma'))
    norma = await familiaDe(provider, token)
    planes = await respuesta(provider, busquedas.obrasSociales, {}, { token })
  })
  beforeEach(async () => {
    ;({ token } = await provider.session('norma'))
  })
  afterAll(async () => {
    await provider.stop()
    await opened.close()
  })

  const lista = (by = token) => respuesta(provider, derivaciones.lista, {}, { token: by })
  const plan = (sigla: string) => planes.find((one) => one.sigla === sigla)?.idObraSocial ?? 0
  const pedido = (quienes: readonly number[], more: object = {}) => ({
    idObraSocial: plan('IAPOS'),
    fechaDesde: dayFrom(Date.now(), 5),
    fechaHasta: dayFrom(Date.now(), 20),
    afiliados: Object.fromEntries(quienes.map((id) => [String(id), { activo: true }])),
    ...more,
  })
  type Pedido = ReturnType<typeof pedido>
  const guardar = (
    request: Pedido,
    { by = token, ...sent }: { by?: string; clave?: string; version?: number } = {},
  ) => pedir(provider, derivaciones.guardar, request, { clave: newKey(), ...sent, token: by })
  const guardada = async (request: Pedido, sent: { version?: number } = {}) =>
    (await (await guardar(request, sent)).json()) as DerivacionTransitoria
  const nombres = ({ afiliados }: DerivacionTransitoria) => afiliados.map(({ nombre }) => nombre)
  const editar = (
    { afiliados, ...says }: DerivacionTransitoria,
    activo: Record<number, boolean>,
  ) => ({
    ...pedido([]),
    idObraSocial: says.idObraSocial,
    fechaDesde: says.fechaDesde,
    fechaHasta: says.fechaHasta,
    afiliados: Object.fromEntries(
      afiliados.map(({ idAfiliado, idHistorialDerivacionAfiliado, activo: was }) => [
        String(idAfiliado),
        { activo: activo[idAfiliado] ?? was ?? true, idHistorialDerivacionAfiliado },
      ]),
    ),
  })

  test('[API-82][API-89][DERI-01] a family’s referrals come latest first, with plan, days and people', async () => {
    const seeded = (await lista()).filter(({ fechaDesde }) => fechaDesde < dayFrom(Date.now(), 0))

    expect(seeded.map(({ sigla, provincia }) => `${sigla} · ${provincia}`)).toEqual([
      'APROSS · Córdoba',
      'OSEP · Mendoza',
      'IOMA · Buenos Aires',
    ])
    expect(seeded.map((one) => nombres(one).length)).toEqual([1, 1, 4])
    expect(seeded[0]).toMatchObject({
      obraSocial: 'Administración Provincial del Seguro de Salud',
      version: 1,
      afiliados: [{ nombre: 'Lucía', relacionTitularAdherente: 'Hija', activo: true }],
    })
    expect(planes).toHaveLength(23)
    const sola = await provider.session('sola')
    expect(await lista(sola.token)).toEqual([])
  })

  test('[API-87] a new referral is in the list with its data, and the answer has its members', async () => {
    const made = await guardada(pedido(norma.slice(0, 2)))

    const [first] = await lista()

    expect(first).toEqual(made)
    expect(first).toMatchObject({ sigla: 'IAPOS', provincia: 'Santa Fe', version: 1 })
    expect(nombres(made)).toEqual(['Norma', 'Rubén'])
    expect(made.afiliados.every((one) => one.idHistorialDerivacionAfiliado > 0)).toBe(true)
  })

  test('[DERI-07][API-87] an edited referral keeps an unchecked member as inactive', async () => {
    const [own = 0, spouse = 0, , child = 0] = norma
    const made = await guardada(pedido([own, spouse]))
    const before = (await lista()).length

    const request = editar(made, { [own]: false })
    const changed = await guardada({
      ...request,
      idObraSocial: plan('IPROSS'),
      afiliados: { ...request.afiliados, [String(child)]: { activo: true } },
    })

    expect(await lista()).toHaveLength(before)
    expect(changed).toMatchObject({ sigla: 'IPROSS', version: 2 })
    expect(changed.afiliados.map(({ nombre, activo }) => [nombre, activo])).toEqual([
      ['Norma', false],
      ['Rubén', true],
      ['Tomás', true],
    ])
    expect(changed.afiliados[0]?.idHistorialDerivacionAfiliado).toBe(
      made.afiliados[0]?.idHistorialDerivacionAfiliado,
    )
  })

  test('[SEC-05] the fifty-first referral of a day is refused; the limit counts each person alone', async () => {
    const other = await provider.session('recetas')
    await provider.base.db
      .insert(limites)
      .values({ clave: `derivacion:${other.uid}`, desdeAt: Date.now(), cuenta: 49 })
    const answer = await get(provider.url, '/v1/afiliados/grupo-familiar', other.token)
    const [own] = (await answer.json()) as { afiliado: { idAfiliado: number } }[]
    const request = pedido([own?.afiliado.idAfiliado ?? 0])
    const status = async () => (await guardar(request, { by: other.token })).status

    expect([await status(), await status()]).toEqual([200, 429])
    expect((await guardar(pedido(norma.slice(0, 1)))).status).toBe(200)
  })

  test('[FLT-48] an edit of an older version is refused with the present referral', async () => {
    const made = await guardada(pedido([norma[0] ?? 0]))
    const theirs = await guardada(
      { ...editar(made, {}), idObraSocial: plan('SEROS') },
      { version: 1 },
    )

    const late = await guardar({ ...editar(made, {}), idObraSocial: plan('ISSN') }, { version: 1 })

    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({ actual: theirs })
    expect((await guardar(editar(theirs, {}), { version: 2 })).status).toBe(200)
  })

  test('[FLT-03] a referral sent five times under one key is stored once', async () => {
    const clave = newKey()
    const request = pedido([norma[3] ?? 0], { fechaHasta: dayFrom(Date.now(), 33) })
    const before = (await lista()).length

    const answers = await Promise.all([1, 2, 3, 4].map(() => guardar(request, { clave })))
    const last = await guardar(request, { clave })

    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(last.status).toBe(200)
    expect(await lista()).toHaveLength(before + 1)
    expect(await provider.effects(clave)).toBe(1)
  })

  test('[DERI-05][DERI-06][FORM-03] each broken rule of a referral is refused with its own sentence, and nothing is stored', async () => {
    const before = await lista()
    const one = pedido([norma[0] ?? 0])
    const nobody = { [String(norma[0])]: { activo: false } }

    expect(await negativa(guardar({ ...one, idObraSocial: 999_999 }))).toEqual([
      422,
      'Debe seleccionar la obra social',
    ])
    for (const afiliados of [{}, nobody])
      expect(await negativa(guardar({ ...one, afiliados }))).toEqual([
        422,
        'Debe seleccionar al menos un afiliado',
      ])
    expect(await negativa(guardar({ ...one, fechaHasta: dayFrom(Date.now(), 4) }))).toEqual([
      422,
      'La fecha desde debe ser menor o igual a la fecha hasta.',
    ])
    expect((await guardar({ ...one, fechaHasta: one.fechaDesde })).status).toBe(200)
    expect(await lista()).toHaveLength(before.length + 1)
  })

  test("[SEC-02] a referral with the id of another family's member is refused and changes nothing", async () => {
    const { db } = provider.base
    const derivado = await provider.session('derivado')
    const others = await familiaDe(provider, derivado.token)
    const [theirs] = await lista(derivado.token)
    const mine = await guardada(pedido([norma[0] ?? 0]))
    const count = async () => (await db.select().from(derivacionesTransitorias)).length
    const before = await count()
    const id = (one?: DerivacionTransitoria) => one?.afiliados[0]?.idHistorialDerivacionAfiliado
    const named = (idAfiliado: number | undefined, idHistorialDerivacionAfiliado?: number) => ({
      [String(idAfiliado)]: { activo: true, idHistorialDerivacionAfiliado },
    })

    for (const afiliados of [
      { ...named(norma[0]), ...named(others[0]) },
      named(norma[0], id(theirs)),
      { ...named(norma[0], id(mine)), ...named(norma[1], id(theirs)) },
      // Id of a referral with a relative who is not in it.
      named(norma[1], id(mine)),
      { ...named(norma[0]), constructor: { activo: true } },
    ])
      expect((await guardar({ ...pedido([]), afiliados })).status).toBe(404)

    expect(await count()).toBe(before)
    expect((await lista(derivado.token))[0]).toEqual(theirs)
  })

  test("[DERI-08] the family group shows today's referral, but no past or future one", async () => {
    const voluntaria = await provider.session('voluntaria')
    const [graciela = 0, camila = 0] = await familiaDe(provider, voluntaria.token)
    const at = (idAfiliado: number, desde: number, hasta: number) =>
      guardar(
        {
          ...pedido([idAfiliado]),
          fechaDesde: dayFrom(Date.now(), desde),
          fechaHasta: dayFrom(Date.now(), hasta),
        },
        { by: voluntaria.token },
      )
    await at(graciela, 1, 9)
    await at(camila, -30, -1)
    await at(camila, 0, 0)

    const group = (await (
      await get(provider.url, '/v1/afiliados/grupo-familiar', voluntaria.token)
    ).json()) as { derivacion: object | null }[]

    expect(group[0]?.derivacion).toBeNull()
    expect(group[1]?.derivacion).toEqual({
      descripcionTipoDerivacion: 'Derivación transitoria',
      obraSocialDescripcion: 'Instituto Autárquico Provincial de Obra Social',
      sigla: 'IAPOS',
      provinciaDescripcion: 'Santa Fe',
      fechaDesde: dayFrom(Date.now(), 0),
      fechaHasta: dayFrom(Date.now(), 0),
    })
    await provider.base.db
      .update(derivacionesTransitorias)
      .set({ fechaDesde: '2000-01-01', fechaHasta: '2000-01-02' })
      .where(eq(derivacionesTransitorias.idObraSocial, plan('IAPOS')))
  })

  test("[API-88][DERI-09] a referral's letter is a file for its own family, and an edit makes a new letter", async () => {
    const made = await guardada(pedido(norma.slice(0, 2)))
    const idsOf = ({ afiliados }: DerivacionTransitoria) =>
      afiliados.map(({ idHistorialDerivacionAfiliado }) => idHistorialDerivacionAfiliado)
    const carta = (ids: number[], by = token) =>
      pedir(provider, derivaciones.imprimirCarta, { ids }, { token: by })
    const addressOf = async (ids: number[]) =>
      ((await (await carta(ids)).json()) as { url: string }).url

    const address = await addressOf(idsOf(made))
    const file = await archivoEn(provider, address, token)

    expect(file).toMatchObject({
      type: 'application/pdf',
      name: `Carta derivación ${made.fechaDesde} al ${made.fechaHasta}.pdf`,
    })
    expect(file.bytes.toString('latin1')).toMatch(/^%PDF-/)
    expect(await addressOf(idsOf(made))).toBe(address)
    const changed = await guardada(editar(made, {}))
    expect(await addressOf(idsOf(changed))).not.toBe(address)
    const derivado = await provider.session('derivado')
    const [theirs] = await lista(derivado.token)
    const [first] = await lista()
    if (!theirs || !first) throw new Error('both families have a referral')
    const others = idsOf((await lista())[1] ?? first)
    for (const ids of [
      [],
      [999_999],
      [...idsOf(made), ...idsOf(theirs)],
      [...idsOf(made), ...others],
    ])
      expect((await carta(ids)).status).toBe(404)
    expect((await carta(idsOf(made), derivado.token)).status).toBe(404)
    expect((await archivoEn(provider, address, derivado.token)).status).toBe(404)
  })

  test('[SEC-02] the letter does not name former members', async () => {
    const [, segundo = 0] = norma
    const made = await guardada(pedido(norma.slice(0, 2)))
    const { db } = provider.base
    const [row] = await db
      .select()
      .from(afiliadosDeDerivacion)
      .where(
        eq(
          afiliadosDeDerivacion.idHistorialDerivacionAfiliado,
          made.afiliados[0]?.idHistorialDerivacionAfiliado ?? 0,
        ),
      )
    const nombrados = async () => {
      const { secciones } = await cartaDeDerivacion(db, row?.idDerivacion ?? 0)
      return secciones.find(({ titulo }) => titulo === 'Afiliados')?.lineas.length
    }
    const conActivo = (activo: boolean) =>
      db.update(integrantes).set({ activo }).where(eq(integrantes.idAfiliado, segundo))

    expect(await nombrados()).toBe(2)
    await conActivo(false)
    expect(await nombrados()).toBe(1)
    await conActivo(true)
  })

  test('[API-89] a referral whose members all left the family is not in the list', async () => {
    const [, segundo = 0] = norma
    const made = await guardada(pedido([segundo]))
    const { db } = provider.base
    const conActivo = (activo: boolean) =>
      db.update(integrantes).set({ activo }).where(eq(integrantes.idAfiliado, segundo))

    expect(await lista()).toContainEqual(made)
    await conActivo(false)
    const quedan = (await lista()).map(({ afiliados }) => afiliados.length)
    expect(quedan).not.toContain(0)
    await conActivo(true)
  })

  test('[SEC-02] a member who left the family gets no letter of its referrals', async () => {
    const made = await guardada(pedido(norma.slice(0, 2)))
    const propia = made.afiliados.find(({ idAfiliado }) => idAfiliado === norma[0])
    const ids = [propia?.idHistorialDerivacionAfiliado ?? 0]
    const { db } = provider.base
    const suya = eq(integrantes.idAfiliado, norma[0] ?? 0)
    const [antes] = await db.select().from(integrantes).where(suya)
    const enGrupo = (idGrupo = 0) => db.update(integrantes).set({ idGrupo }).where(suya)
    const carta = () => pedir(provider, derivaciones.imprimirCarta, { ids }, { token })
    const { url } = await respuesta(provider, derivaciones.imprimirCarta, { ids }, { token })
    const conLaClave = async () => (await archivoEn(provider, url, token)).status

    expect([(await carta()).status, await conLaClave()]).toEqual([200, 200])
    await enGrupo(999_999)
    expect([(await carta()).status, await conLaClave()]).toEqual([404, 404])
    await enGrupo(antes?.idGrupo)
  })
})
