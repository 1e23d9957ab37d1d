import { beforeAll, afterAll, expect, test } from 'vitest'

import { agregarAfiliados } from '../../server/src/agregarAfiliados.ts'
import type { Base } from '../../server/src/base/database.ts'
import { afiliados, personasFisicas } from '../../server/src/padron/tables.ts'
import { isCuil } from '../../server/src/semilla/cuil.ts'
import { PERSONAS_DE_PRUEBA } from '../../server/src/semilla/demo.ts'
import { usuarios } from '../../server/src/sesiones/tables.ts'
import { quickPasswords } from '../support/passwords.ts'
import { seededBase } from '../support/seededBase.ts'
import { startServer } from '../support/server.ts'

let base: Base
beforeAll(async () => {
  base = await seededBase()
})
afterAll(() => base.close())

test('the demo people are the ones in the README', async () => {
  const [first, second] = Object.values(PERSONAS_DE_PRUEBA)

  expect(first).toMatchObject({ usuario: '27-28456789-2', password: 'demo1234' })
  expect(second).toMatchObject({ usuario: '20-30111222-0', password: 'demo5678' })
  expect(await base.db.select().from(usuarios)).toHaveLength(5)
})

test('the demo data leave one mail in the sandbox’s mailbox, shown as text', async () => {
  const provider = await startServer({ base })

  const page = await (await fetch(`${provider.url}/sandbox`)).text()

  expect(page).toContain('Tu correo quedó confirmado')
  expect(page).not.toMatch(/<form|<script|\sstyle=/)
  await provider.stop()
})

test('the members of a large demo have families and valid CUILs, the same for the same seed', async () => {
  const twin = await seededBase()
  const passwords = quickPasswords()
  const names = async ({ db }: Base) =>
    (await db.select().from(personasFisicas)).map(
      ({ apellido, nombre, cuil }) => `${apellido} ${nombre} ${cuil}`,
    )

  for (const one of [base, twin])
    for (const cuantos of [300, 40])
      await agregarAfiliados(one.db, { cuantos, seed: 7, ahora: Date.UTC(2026, 9, 1), passwords })

  const people = await base.db.select().from(personasFisicas)
  expect(people).toHaveLength(10 + 340)
  expect(people.filter(({ cuil }) => !isCuil(cuil))).toEqual([])
  expect(await names(base)).toEqual(await names(twin))
  const members = await base.db.select().from(afiliados)
  const holders = members.filter(({ relacion }) => relacion === 'Titular')
  expect(new Set(members.map(({ idGrupo }) => idGrupo)).size).toBe(holders.length)
  await twin.close()
})
