import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { agregarAfiliados } from '../../server/src/agregarAfiliados.ts'
import { canWrite } from '../../server/src/app.ts'
import { createEmpujes } from '../../server/src/avisos/despacho.ts'
import { onPostgres } from '../../server/src/base/database.ts'
import { createLog } from '../../server/src/base/log.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { createCorreos } from '../../server/src/correo/despacho.ts'
import { AREAS } from '../../server/src/registry.ts'
import { createLlavero } from '../../server/src/secretos/puerta.ts'
import { correr } from '../../tools/conformance/corrida.ts'
import { openSeeded, postgresOnly } from '../support/databases.ts'
import { quickPasswords } from '../support/passwords.ts'
import { ronda } from '../support/ronda.ts'
import { type Provider, startServer } from '../support/server.ts'
import { conExito } from './support/conExito.ts'
import { PATIENT, conPlanes, readWhole, summed } from './support/planes.ts'

/** Fewer for a try by hand: MIEMBROS=2000 npx vitest run --project server tests/server/planes.test.ts */
const MIEMBROS = Number(process.env['MIEMBROS'] ?? 100_000)

/** Pages of 8 KB that a statement of a call may read: with 100,000 members a list of one of them has about thirty. */
const PAGES = 1_000
/** Up to 5,000 rows at once, and five pages for each. */
const CLEANING = /^delete from \S+ where ctid = any\(array\(/

const HUELLA =
  "translate(encode(sha256(('hoja ' || id_receta_electronica)::bytea), 'base64'), '+/=', '-_')"

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
   select ${HUELLA}, id_receta_electronica, 1, '', extract(epoch from now()) * 1000 from recetas`,
  `insert into recetas_impresas (huella, id_receta_electronica)
   select ${HUELLA}, id_receta_electronica from recetas`,
  `insert into archivos (clave, id_afiliado, nombre, tipo, creado_at)
   select 'papel ' || id_afiliado, id_afiliado, 'x', 'application/pdf', 0 from afiliados`,
  `insert into documentacion (id_solicitud_cobertura, codigo_documentacion, nombre, fojas, clave)
   select id_solicitud_cobertura, 'requerida', 'x', 1, 'papel ' || id_afiliado from solicitudes`,
  `insert into teleconsultas (uid, id_afiliado, id_practica, sala, fecha, vence_at)
   select u.uid, u.id_afiliado, (select min(id_practica) from practicas), 'sala ' || u.uid, '2020-01-01', 0
   from usuarios u`,
  `insert into llaves_de_acceso (id, uid, usuario, clave_publica, contador, copiada, dispositivo, creada_at)
   select 'x' || uid, uid, '', '', 0, false, '', 0 from usuarios`,
  `insert into desafios_de_llave (desafio, vence_at)
   select 'x' || n, 1e15 + n from generate_series(1, 5000) n`,
  `insert into encargos (huella, uid, sid, clave, bytes, desde_at, hasta_at)
   select md5('encargo ' || uid) || '-----------', uid, md5('sesion ' || uid)::uuid, '', '', 0, 4102444800000 from usuarios`,
  `insert into correos (mensaje, para, asunto, texto, creado_at, enviado_at, intentos, proximo_at)
   select gen_random_uuid(), '', '', '', 0, 1, 1, 0 from generate_series(1, 5000)`,
]

/** Calls that neither the conformance check nor `conExito` sees answered, with the reason. */
const REFUSED: Record<string, string> = {
  'contacto.confirmarCodigo': 'its statements are those of the code of a new account',
  'cuenta.agregarCorreo': 'the same',
  'cuenta.verificarIdentidad': 'its statements are those of a new account',
  'cuenta.recuperarPin': 'the same',
  'autorizaciones.imprimirProvidenciaDeSolicitud': 'the request has no ruling: that is read first',
  'autorizaciones.enviarProvidencia': 'the same',
  'autorizaciones.generarProvidencia': 'no screen asks for it',
  'autorizaciones.imprimirProvidencia': 'the same',
  'llavesDeAcceso.agregar': 'needs an authenticator: its look-ups are seen, its writes are not',
  'llavesDeAcceso.ingresar': 'the same',
  'llavesDeAcceso.quitar': 'the same',
  'encargos.anotar': 'needs a key of a phone: its look-ups are seen, its writes are not',
  'encargos.consultar': 'the same',
  'encargos.renovar': 'the same',
  'encargos.terminar': 'the same',
}
/** Calls of `conExito`. */
const SUCCEEDED = [
  'acceso.nuevaContrasenia',
  'acceso.recuperar',
  'acceso.verificarRecaptcha',
  'contacto.correosDeUsuario',
  'cuenta.crearCuenta',
  'cuenta.validarCrearCuenta',
  'ordenDigital.avisarCancelada',
  'ordenDigital.validarOrden',
  'ordenDigital.validarToken',
  'pases.emitir',
  'sesiones.cerrar',
]

test('a plan names the growing tables that it reads from end to end', () => {
  const narrow = { 'Node Type': 'Index Scan', 'Relation Name': 'claves', 'Index Cond': '(uid = 1)' }
  const whole = { 'Node Type': 'Index Only Scan', 'Relation Name': 'sesiones' }
  const scan = { 'Node Type': 'Parallel Seq Scan', 'Relation Name': 'pases', Plans: [narrow] }
  const bitmap = (over: object) => ({
    'Node Type': 'Bitmap Heap Scan',
    'Relation Name': 'correos',
    Plans: [{ 'Node Type': 'Bitmap Index Scan', ...over }],
  })

  expect(readWhole({ 'Node Type': 'Nested Loop', Plans: [scan, whole, narrow] })).toEqual([
    'pases',
    'sesiones',
  ])
  expect(readWhole(bitmap({}))).toEqual(['correos'])
  expect(readWhole(bitmap({ 'Index Cond': '(uid = 1)' }))).toEqual([])
})

const NORMA = { usuario: '27-28456789-2', password: 'demo1234' }
const VOLUNTARIA = { usuario: '27-24680135-0', password: 'demo2468' }

/** Calls by a person, all or some; returns the names of those that were answered, and of the others. */
async function calls({ url }: Provider, person: typeof NORMA, solo: readonly string[]) {
  const { resultados } = await correr(
    {
      ...person,
      base: url,
      provider: 'portal-afiliados',
      idAplicacion: 25,
      origin: undefined,
      writes: true,
      solo,
      lentaMs: 60_000,
    },
    fetch,
  )
  const isSeen = ({ estado, veredicto }: (typeof resultados)[number]) =>
    estado === 200 && veredicto !== 'sin probar'
  return {
    seen: resultados.filter(isSeen).map(({ nombre }) => nombre),
    others: resultados.filter((one) => !isSeen(one)).map(({ nombre }) => nombre),
  }
}

/** All calls of the contract; returns the names of those without success. */
async function everyCall(provider: Provider): Promise<string[]> {
  const { others } = await calls(provider, NORMA, [])
  const capita = Object.keys(tabla.capita).map((name) => `capita.${name}`)
  const { seen } = await calls(provider, VOLUNTARIA, capita)
  await conExito(provider)
  return others.filter(
    (name) => !name.startsWith('sesion.') && ![...seen, ...SUCCEEDED].includes(name),
  )
}

/** The work of all timers, once. */
async function everyTimer({ base: { db }, config }: Provider): Promise<void> {
  const log = createLog('silent')
  const post = { db, log, clock: Date.now }
  await ronda(
    createCorreos({
      ...post,
      enviar: () => Promise.resolve(),
      guardarTexto: false,
      adjuntosDe: () => Promise.resolve([]),
    }),
  )
  await ronda(
    createEmpujes({
      ...post,
      secret: () => new Uint8Array(32),
      contacto: 'mailto:avisos@portal.example',
      propia: undefined,
    }),
  )
  for (const { queue } of AREAS) await queue?.(db, Date.now())
  await canWrite(db)
  await (await createLlavero({ ...post, master: `${config.publicUrl} a secret of a test` })).stop()
  await cleanUp(db, Date.now())
}

test.each(postgresOnly())(
  `with ${MIEMBROS} members every statement has an index for each growing table, on %s`,
  { tags: ['largo'], timeout: 60 * 60_000 },
  async (kind) => {
    const { url = '', close } = await openSeeded(kind)
    const seeded = onPostgres(url, undefined, PATIENT)
    await agregarAfiliados(seeded.db, {
      cuantos: MIEMBROS,
      seed: 3,
      ahora: Date.now(),
      passwords: quickPasswords(),
    })
    for (const statement of LLENAR) await seeded.db.execute(sql.raw(statement))
    await seeded.db.execute(sql`analyze`)
    await seeded.close()
    const { base, planes } = await conPlanes(url)
    const provider = await startServer({ base })

    const refused = await everyCall(provider)
    await everyTimer(provider)

    const statements = summed(planes)
    console.info(`${statements.length} statements; the most pages:`)
    for (const { pages, text } of statements.slice(0, 10)) console.info(pages, text.slice(0, 160))
    expect(refused.filter((name) => !(name in REFUSED))).toEqual([])
    expect(statements.length).toBeGreaterThan(250)
    // A trigger's work, and the look for the parent of a new row.
    for (const inside of [/^INSERT INTO "pases_por_mirar"/, /FOR KEY SHARE OF x$/])
      expect(statements.filter(({ text }) => inside.test(text)).length).toBeGreaterThan(0)
    expect(statements.filter(({ whole }) => whole.length > 0)).toEqual([])
    expect(statements.filter(({ pages, text }) => pages > PAGES && !CLEANING.test(text))).toEqual(
      [],
    )

    // Without the index of a list, the same call is reported.
    await base.pool.query('drop index recetas_id_afiliado_fecha_prescripcion_index')
    planes.length = 0
    await calls(provider, NORMA, ['recetas.buscar'])
    expect(summed(planes).flatMap(({ whole }) => whole)).toContain('recetas')

    await provider.stop()
    await base.close()
    await close()
  },
)
