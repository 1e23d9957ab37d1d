import { PASSWORD_DE_GENERADOS } from '../../server/src/agregarAfiliados.ts'
import { signIn } from '../../tests/support/server.ts'

/** Numbers of the requests that the notices are about begin here. */
const FIRST = 900_000
/** Accounts of the demo come first. */
const DEMO = 5

/** Asks a database. */
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type Account = { cuil: string; idAfiliado: number }
export type Person = { uid: number; idAfiliado: number; token: string; nextNotice: () => number }

/** Ids of members from all over the register. */
export async function idsIn(query: Query): Promise<number[]> {
  const { rows } = await query(
    'select id_afiliado as id from afiliados order by random() limit 500',
  )
  return (rows as { id: number }[]).map(({ id }) => id) // the column of this statement
}

/** Accounts from all over the register. */
export async function accountsIn(query: Query, count: number): Promise<Account[]> {
  const { rows } = await query(
    `select p.cuil, u.id_afiliado as "idAfiliado" from usuarios u
       join afiliados a using (id_afiliado) join personas_fisicas p using (id_persona_fisica)
     where u.uid > ${DEMO} and u.uid % greatest(1, (select count(*) / ${count} from usuarios)) = 0
     order by u.uid limit ${count}`,
  )
  return rows as Account[] // the columns of this statement
}

/** People signed in at the portal; each of them dismisses so many notices, and then these again. */
export async function peopleOf(
  accounts: readonly Account[],
  port: number,
  notices: number,
): Promise<Person[]> {
  const people: Person[] = []
  for (const { cuil, idAfiliado } of accounts) {
    const { token, uid } = await signIn(`http://127.0.0.1:${port}`, {
      usuario: cuil,
      password: PASSWORD_DE_GENERADOS,
    })
    let taken = 0
    people.push({ uid, idAfiliado, token, nextNotice: () => FIRST + (taken++ % notices) })
  }
  return people
}

/** Gives each of these people this number of notices. */
export async function giveNotices(
  query: Query,
  accounts: readonly Account[],
  notices: number,
): Promise<void> {
  await query(
    `insert into notificaciones (uid, id_solicitud, tipo_notificacion, numero_notificacion)
     select uid, ${FIRST} + n, 'x', (${FIRST} + n)::text
     from usuarios, generate_series(0, ${notices - 1}) n where id_afiliado = any($1::int[])
     on conflict do nothing`,
    [accounts.map(({ idAfiliado }) => idAfiliado)],
  )
}
