import type { Pool } from 'pg'

import { PASSWORD_DE_GENERADOS } from '../../server/src/agregarAfiliados.ts'
import { signIn } from '../../tests/support/server.ts'

/** Notices of each person, for a dismissal each; numbers of their requests begin here. */
const NOTICES = 3_000
const FIRST = 900_000
/** Accounts of the demo come first. */
const DEMO = 5

export type Person = { uid: number; idAfiliado: number; token: string; nextNotice: () => number }

/** Members with accounts from all over the register, signed in at the portal. */
export async function peopleOf(pool: Pool, port: number, count: number): Promise<Person[]> {
  const { rows } = await pool.query<{ cuil: string; idAfiliado: number }>(
    `select p.cuil, u.id_afiliado as "idAfiliado" from usuarios u
       join afiliados a using (id_afiliado) join personas_fisicas p using (id_persona_fisica)
     where u.uid > ${DEMO} and u.uid % greatest(1, (select count(*) / ${count} from usuarios)) = 0
     order by u.uid limit ${count}`,
  )
  const people: Person[] = []
  for (const { cuil, idAfiliado } of rows) {
    const { token, uid } = await signIn(`http://127.0.0.1:${port}`, {
      usuario: cuil,
      password: PASSWORD_DE_GENERADOS,
    })
    let taken = 0
    people.push({ uid, idAfiliado, token, nextNotice: () => FIRST + (taken++ % NOTICES) })
  }
  return people
}

/** After the reads: a list of so many notices would not be a usual one. */
export async function giveNotices(pool: Pool, people: readonly Person[]): Promise<void> {
  await pool.query(
    `insert into notificaciones (uid, id_solicitud, tipo_notificacion, numero_notificacion)
     select uid, ${FIRST} + n, 'x', (${FIRST} + n)::text
     from unnest($1::int[]) uid, generate_series(0, ${NOTICES - 1}) n
     on conflict do nothing`,
    [people.map(({ uid }) => uid)],
  )
}
