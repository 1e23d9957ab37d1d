import { type SQL, sql } from 'drizzle-orm'

import type { Db } from './base/database.ts'

const DAY_MS = 24 * 3_600_000

// The database makes these rows from the members: hundreds of thousands in seconds. Numbers and days follow from the
// ids, so that the same members have the same data.
const hash = (text: SQL) => sql`translate(encode(sha256((${text})::bytea), 'base64'), '+/=', '-_')`

/** Prescriptions, consumption, requests, sessions and passes of the members from `desde` on. */
export async function agregarDatos(tx: Db, desde: number, ahora: number): Promise<void> {
  const hoy = sql`(to_timestamp(${ahora}::double precision / 1000) at time zone 'America/Argentina/Buenos_Aires')::date`
  const nuevos = sql`from afiliados a cross join generate_series(1, `
  const suyos = sql`) n where a.id_afiliado >= ${desde}::int`
  await tx.execute(sql`
    insert into recetas (id_afiliado, numero, fecha_prescripcion, vencimiento, codigo_estado, estado_desde,
      profesional_apellido, profesional_nombre, registro1)
    select a.id_afiliado, (8000000000 + a.id_afiliado::bigint * 10 + n)::text, d.dia, d.dia + 30,
      case when n = 1 then 1 else 2 end, d.dia, 'Arregui', 'Mónica',
      '{"drogas": ["Losartán"], "presentacion": "Comprimidos 50 mg × 30", "cantidad": 1, "cie10Descripcion": "Hipertensión esencial"}'
    ${nuevos} 4) n, lateral (select ${hoy} - (n * 45 - 40 + a.id_afiliado % 25) as dia) d
    where a.id_afiliado >= ${desde}::int`)
  await tx.execute(sql`
    insert into consumos (id_afiliado, grupo, numero_solicitud, fecha_solicitud, nombre_prestacion, codigo_prestador,
      nombre_prestador, importe)
    select a.id_afiliado, 'internaciones', (a.id_afiliado::bigint * 10 + n)::text,
      ${hoy} - (n * 31 + a.id_afiliado % 29), 'Día de internación', '1060', 'Sanatorio San Martín', 1000 * n
    ${nuevos} 6 ${suyos}`)
  await tx.execute(sql`
    insert into solicitudes (uid, uid_context, id_afiliado, codigo_tipo_cobertura, generada_at, codigo_estado, estado_at)
    select u.uid, 'muchos-' || n, u.id_afiliado, 'AUT', ${ahora}::bigint - n * ${DAY_MS}::bigint, 1,
      ${ahora - DAY_MS}::bigint
    from usuarios u cross join generate_series(1, 2) n where u.id_afiliado >= ${desde}::int`)
  await tx.execute(sql`
    insert into sesiones (sid, uid, dispositivo, creada_at)
    select md5('sesion ' || u.uid)::uuid, u.uid, 'Chrome en Android', ${ahora}::bigint
    from usuarios u where u.id_afiliado >= ${desde}::int`)
  await tx.execute(sql`
    insert into pases (huella, clase, uid, sid, id_afiliado, serie, emitido_at, vence_at, marca)
    select ${hash(sql`'pase ' || a.id_afiliado || ' ' || n`)}, case when n = 5 then 'papel' else 'pantalla' end, u.uid,
      case when n < 5 then md5('sesion ' || u.uid)::uuid end, a.id_afiliado,
      case when n = 5 then substr(md5('serie ' || a.id_afiliado), 1, 11) end,
      ${ahora}::bigint - n * 3600000::bigint,
      ${ahora}::bigint + case when n = 5 then 365 else 7 end * ${DAY_MS}::bigint,
      case when n = 5 then substr(${hash(sql`'serie ' || a.id_afiliado`)}, 1, 6) || 'A'
        else substr(${hash(sql`'llave ' || u.uid`)}, 1, 6) || 'A' end
    from afiliados a
    join afiliados t on t.id_grupo = a.id_grupo and t.orden = 0
    join usuarios u on u.id_afiliado = t.id_afiliado
    cross join generate_series(1, 5) n
    where a.id_afiliado >= ${desde}::int`)
}
