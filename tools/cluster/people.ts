import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { PASSWORD_DE_GENERADOS } from '../../server/src/agregarAfiliados.ts'
import { onPostgres } from '../../server/src/base/database.ts'
import { withNotices } from '../../tests/bench/notices.ts'
import { signIn } from '../../tests/support/server.ts'
import { leaderUrl, withClient } from './asking.ts'
import { ADDRESS, type Place } from './place.ts'

/** Members beside those of the demo. */
const MEMBERS = 200
/** One for each change that the browser makes. */
const NOTICES = 600
/** Accounts of the demo come first. */
const DEMO = 5

export type Person = { uid: number; idAfiliado: number; token: string }

/** Tables, demo people, members with accounts, and notices for the browser's person to dismiss. */
export async function fill(place: Place, cwd = process.cwd()): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/src/seed.ts', '--members', String(MEMBERS)],
    {
      cwd,
      env: {
        ...process.env,
        DATABASE_URL: leaderUrl(place),
        DATA_DIR: `${place.folder}/semilla`,
      },
    },
  )
  const base = onPostgres(leaderUrl(place))
  try {
    await withNotices(NOTICES)(base.db)
  } finally {
    await base.close()
  }
}

/** Members with accounts, signed in through the portal, and a street for their addresses. */
export async function people(place: Place, count: number) {
  const { rows, calle } = await withClient(leaderUrl(place), async (client) => {
    const accounts = await client.query<{ cuil: string; idAfiliado: number }>(
      `select p.cuil, u.id_afiliado as "idAfiliado" from usuarios u
         join afiliados a using (id_afiliado) join personas_fisicas p using (id_persona_fisica)
       where u.uid > ${DEMO} order by u.uid limit ${count}`,
    )
    const streets = await client.query<{ calle: number }>(
      'select id_calle as calle from calles order by id_calle limit 1',
    )
    return { rows: accounts.rows, calle: streets.rows[0]?.calle ?? 0 }
  })
  const signedIn: Person[] = []
  for (const { cuil, idAfiliado } of rows) {
    const session = await signIn(ADDRESS, { usuario: cuil, password: PASSWORD_DE_GENERADOS })
    signedIn.push({ ...session, idAfiliado })
  }
  return { people: signedIn, calle }
}
