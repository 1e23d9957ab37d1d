import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'

import { agregarAfiliados } from '../../server/src/agregarAfiliados.ts'
import { createEmpujes } from '../../server/src/avisos/despacho.ts'
import { onPostgres } from '../../server/src/base/database.ts'
import { createLog } from '../../server/src/base/log.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { createCorreos } from '../../server/src/correo/despacho.ts'
import { AREAS } from '../../server/src/registry.ts'
import { correr } from '../../tools/conformance/corrida.ts'
import { conLlave } from '../support/autenticador.ts'
import { openSeeded, postgresOnly } from '../support/databases.ts'
import { conPases } from '../support/pases.ts'
import { quickPasswords } from '../support/passwords.ts'
import { type Provider, get, startServer } from '../support/server.ts'

/** Tables that do not grow with the members; every other table is judged. */
const FIXED = new Set([
  'calles',
  'claves_de_firma',
  'coberturas',
  'consultas_digitales', // open requests of offices, of minutes
  'delegaciones',
  'departamentos',
  'especialidades',
  'especialidades_de_practica',
  'especialidades_de_prestador',
  'farmacias',
  'hechos',
  'localidades',
  'obras_sociales',
  'pases_por_mirar', // changes of the last minute
  'practicas',
  'prestadores',
  'provincias',
  'tipos_de_establecimiento',
  'topes',
  'tramos_de_lista', // one a day, for two weeks
])

/** Statements that read all rows on purpose, with the reason. */
const WHOLE: readonly [RegExp, string][] = [
  [/from "marcas_anuladas" where \("marcas_anuladas"\."vence_at" > /, 'whole list, once a week'],
  [
    /^select count\(\*\), min\("creado_at"\) from "empujes"$/,
    'each of its rows waits, for the figures',
  ],
]

/** Rows for tables that the generator leaves almost empty: a planner reads a single page whole. */
const LLENAR = [
  `insert into notificaciones (uid, id_solicitud, tipo_notificacion, numero_notificacion)
   select uid, 900000 + n, 'x', 'x' from usuarios, generate_series(1, 10) n`,
  `insert into derivaciones (id_afiliado, descripcion_tipo_derivacion, obra_social_descripcion, fecha_desde)
   select id_afiliado, 'x', 'x', '2020-01-01' from afiliados, generate_series(1, 3) n`,
  `insert into derivaciones_transitorias (id_grupo, id_obra_social, fecha_desde, fecha_hasta, version)
   select a.id_grupo, (select min(id_obra_social) from obras_sociales), '2020-01-01', '2020-02-01', 1
   from afiliados a, generate_series(1, 2) n`,
  `insert into afiliados_de_derivacion (id_derivacion, id_afiliado, activo)
   select d.id_derivacion, a.id_afiliado, true from derivaciones_transitorias d join afiliados a using (id_grupo)
   on conflict do nothing`,
  `insert into recetas_firmadas (huella, id_receta_electronica, kid, bytes, firmada_at)
   select 'x' || id_receta_electronica, id_receta_electronica, 1, '', extract(epoch from now()) * 1000 from recetas`,
  `insert into recetas_impresas (huella, id_receta_electronica)
   select 'x' || id_receta_electronica, id_receta_electronica from recetas`,
  `insert into llaves_de_acceso (id, uid, usuario, clave_publica, contador, copiada, dispositivo, creada_at)
   select 'x' || uid, uid, '', '', 0, false, '', 0 from usuarios`,
  `insert into desafios_de_llave (desafio, vence_at)
   select 'x' || n, 1e15 + n from generate_series(1, 5000) n`,
  `insert into correos (mensaje, para, asunto, texto, creado_at, enviado_at, intentos, proximo_at)
   select gen_random_uuid(), '', '', '', 0, 1, 1, 0 from generate_series(1, 5000)`,
]

/** Indexes of few rows by their own condition. */
const PARTIAL = /_(fuera_at|terminada_at)_index$/

type Node = { [key: string]: unknown; Plans?: Node[] }

/** Names of growing tables that this plan reads from end to end. */
function readWhole(node: Node): string[] {
  const { 'Relation Name': relation } = node
  const table = typeof relation === 'string' ? relation : ''
  const isScan = /Seq Scan$|^Index (Only )?Scan$/.test(String(node['Node Type']))
  const isNarrow = 'Index Cond' in node || PARTIAL.test(String(node['Index Name']))
  const own = isScan && !isNarrow && !FIXED.has(table) ? [table] : []
  return [...own, ...(node.Plans ?? []).flatMap(readWhole)]
}

test('a plan names the growing tables that it reads from end to end', () => {
  const narrow = { 'Node Type': 'Index Scan', 'Relation Name': 'claves', 'Index Cond': '(uid = 1)' }
  const whole = { 'Node Type': 'Index Only Scan', 'Relation Name': 'sesiones' }
  const scan = { 'Node Type': 'Parallel Seq Scan', 'Relation Name': 'pases', Plans: [narrow] }

  expect(readWhole({ 'Node Type': 'Nested Loop', Plans: [scan, whole, narrow] })).toEqual([
    'pases',
    'sesiones',
  ])
})

test.each(postgresOnly())(
  'every statement of calls, queues and cleaning has an index for each growing table, on %s',
  { tags: ['largo'], timeout: 600_000 },
  async (kind) => {
    const { url, close } = await openSeeded(kind)
    const base = onPostgres(url ?? '')
    if (base.kind !== 'postgres') throw new Error('PostgreSQL was asked for.')
    const asked = new Map<string, unknown[]>()
    const listen = (client: PoolClient) => {
      const query: (...all: unknown[]) => unknown = Reflect.get(client, 'query').bind(client)
      Reflect.set(client, 'query', (...all: unknown[]) => {
        const [config, values] = all
        const whole = typeof config === 'string' ? config : (config as { text?: string }).text
        const text = whole?.replace(/^\/\* pedido \S+ \*\/ /, '')
        if (text !== undefined && /^\s*(select|insert|update|delete|with)/i.test(text))
          asked.set(text, Array.isArray(values) ? values : [])
        return query(...all)
      })
    }
    base.pool.on('connect', listen)
    await agregarAfiliados(base.db, {
      cuantos: 2_000,
      seed: 3,
      ahora: Date.now(),
      passwords: quickPasswords(),
    })
    for (const statement of LLENAR) await base.pool.query(statement)
    await base.pool.query('analyze')
    asked.clear()
    const provider: Provider = await startServer({ base })
    await correr(
      {
        base: provider.url,
        usuario: '27-28456789-2',
        password: 'demo1234',
        provider: 'portal-afiliados',
        idAplicacion: 25,
        origin: undefined,
        writes: true,
        solo: [],
        lentaMs: 60_000,
      },
      fetch,
    )
    const { token, sid } = await provider.session('norma')
    await conPases(provider.url, token)
    await conLlave(provider.url, token)
    await provider.endSession(sid)
    await get(provider.url, '/v1/portal/pases/lista')
    await get(provider.url, '/v1/portal/pases/confianza')
    const { db } = base
    const post = { db, log: createLog('silent'), clock: Date.now }
    await createCorreos({
      ...post,
      enviar: () => Promise.resolve(),
      guardarTexto: false,
      adjuntosDe: () => Promise.resolve([]),
    }).tomar(3, [])
    await createEmpujes({
      ...post,
      secret: () => new Uint8Array(32),
      contacto: 'mailto:avisos@portal.example',
      propia: undefined,
    }).tomar(3, [])
    for (const { queue } of AREAS) await queue?.(db, Date.now())
    await cleanUp(db, Date.now())

    // Small tables are read whole by every planner: here it may only if there is no other way.
    const client = await base.pool.connect()
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await client.query(`set enable_${way} = off`)
    const statements = [...asked].filter(([text]) => !WHOLE.some(([known]) => known.test(text)))
    const bad: { table: string; text: string }[] = []
    for (const [text, values] of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      const [
        {
          'QUERY PLAN': [{ Plan: plan }],
        },
      ] = rows as [{ 'QUERY PLAN': [{ Plan: Node }] }]
      for (const table of readWhole(plan)) bad.push({ table, text })
    }
    client.release(true)

    expect(statements.length).toBeGreaterThan(150)
    expect(bad).toEqual([])
    await provider.stop()
    await base.close()
    await close()
  },
)
