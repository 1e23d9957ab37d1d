import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createLog } from '../../server/src/base/log.ts'
import { deriveSecrets } from '../../server/src/base/secrets.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { cambiarClave } from '../../server/src/firmas/claves.ts'
import { HONRADO_MS, secretosCon } from '../../server/src/secretos/cadena.ts'
import { cambiarSecreto, reconocerSecreto } from '../../server/src/secretos/cambiar.ts'
import { createLlavero } from '../../server/src/secretos/llavero.ts'
import { secretos } from '../../server/src/secretos/tables.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { conPases, confianza } from '../support/pases.ts'
import { get, openSession, post, startServer, uidOf } from '../support/server.ts'

const VIEJO = 'a secret that only the tests know, long enough'
const NUEVO = 'another one, made on the day of the change'
const DAY = 24 * 3_600_000
const CREDENCIAL = '/v1/afiliados/credencial'
const CADA_MS = 20
/** Fewer than a person may ask for in an hour. */
const MOST_CARDS = 50

let ahead = 0
const clock = () => Date.now() + ahead

describe.each(kinds())('the secrets of an installation on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  const running: { stop: () => Promise<void> }[] = []
  const stopAll = async () => {
    for (const one of running.splice(0)) await one.stop()
  }
  beforeAll(async () => {
    opened = await openSeeded(kind)
  })
  beforeEach(async () => {
    ahead = 0
    await stopAll()
    await opened.base.db.delete(secretos)
  })
  afterAll(async () => {
    await stopAll()
    await opened.close()
  })

  /** A process with this secret in its environment. */
  async function processWith(master: string, log = createLog('silent')) {
    const { base } = opened
    const { secrets, stop } = await createLlavero({
      db: base.db,
      clock,
      log,
      master,
      cadaMs: CADA_MS,
    })
    const provider = await startServer({ base, clock, secrets })
    running.push(provider, { stop })
    return { url: provider.url, secrets }
  }

  const sessionBy = async ({ secrets }: { secrets: ReturnType<typeof deriveSecrets> }, uid = 1) =>
    openSession(opened.base, secrets, uid, clock())

  const said = async ({ url }: { url: string }, token: string) => {
    const answer = await get(url, '/v1/afiliados/afiliado', token)
    return [answer.status, ((await answer.json()) as { codigo?: string }).codigo]
  }
  const GOOD = [200, undefined]
  const EXPIRED = [401, 'sesion-vencida']

  /** Requests without a pause, each to another process, until the test ends them. */
  function load(processes: readonly { url: string }[], token: string, idAfiliado: number) {
    const refused: unknown[] = []
    let asked = 0
    let cards = 0
    const over = new AbortController()
    const next = () => processes[asked++ % processes.length]?.url ?? ''
    const call = async (answer: Promise<Response>) => {
      const { status, url } = await answer
      if (status !== 200) refused.push([status, url])
      return answer
    }
    const card = async () => {
      const made = await call(
        post(next(), `${CREDENCIAL}/generar-token`, { afiliado: { idAfiliado } }, { token }),
      )
      const shown = { ...((await made.json()) as { token: string }), idAfiliado }
      const payload = Buffer.from(JSON.stringify(shown)).toString('base64url')
      await call(get(next(), `${CREDENCIAL}/validar-token/${payload}`))
    }
    const phone = async () => {
      while (!over.signal.aborted) {
        await call(get(next(), '/v1/afiliados/afiliado', token))
        if (cards++ < MOST_CARDS) await card()
      }
    }
    const phones = Promise.all([phone(), phone(), phone()])
    const end = async () => {
      over.abort()
      await phones
      return refused
    }
    running.unshift({ stop: async () => void (await end()) })
    return { asked: () => asked, end }
  }

  test('[SEC-15] secret and signing keys change under load in three processes: no request is refused', async () => {
    const { db } = opened.base
    const processes = [await processWith(VIEJO), await processWith(VIEJO)]
    const [first] = processes as [(typeof processes)[0]]
    const { token } = await sessionBy(first)
    const before = await conPases(first.url, token)
    const going = load(processes, token, before.of(0).idAfiliado)

    const { desdeAt } = await cambiarSecreto(db, {
      master: VIEJO,
      nuevo: NUEVO,
      ahora: clock(),
      avisoMs: 20 * CADA_MS,
    })
    await cambiarClave({ db, secrets: first.secrets }, 'pase', clock())
    await expect.poll(clock).toBeGreaterThan(desdeAt)
    const third = await processWith(NUEVO)
    processes.push(third)
    const until = going.asked() + 20
    await expect.poll(going.asked).toBeGreaterThan(until)

    expect(await going.end()).toEqual([])
    expect(first.secrets.sesion[0]).toEqual(deriveSecrets(NUEVO).sesion[0])
    expect(first.secrets.avisos).toEqual(deriveSecrets(VIEJO).avisos)
    const after = await conPases(third.url, token)
    expect(after.of(0).impreso.kid).not.toBe(before.of(0).impreso.kid)
    const trust = await confianza(third.url)
    for (const phone of [before, after])
      expect(await trust.comprobar('i', phone.impreso(0).digitos, clock())).toMatchObject({
        state: 'firma-valida',
      })
  })

  test.each(kind === 'PostgreSQL' ? [kind] : [])(
    '[SEC-47] a database of %s that does not answer does not hold the stop',
    async () => {
      const { db } = opened.base
      const { stop } = await createLlavero({
        db,
        clock,
        log: createLog('silent'),
        master: VIEJO,
        cadaMs: CADA_MS,
      })
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table secretos in access exclusive mode`)
        const waiting = async () =>
          (await tx.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }
        await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
        await stop()
      })
    },
  )

  test('[SEC-15] a former secret is honoured for 180 days, and then neither signs nor opens', async () => {
    const { db } = opened.base
    const { token } = await sessionBy(await processWith(VIEJO))
    const { desdeAt } = await cambiarSecreto(db, { master: VIEJO, nuevo: NUEVO, ahora: clock() })
    const after = await processWith(NUEVO)
    const former = deriveSecrets(VIEJO).sesion[0]

    expect(desdeAt - Date.now()).toBeGreaterThan(50_000)
    expect(await said(after, token)).toEqual(GOOD)
    ahead = 120_000
    expect(after.secrets.sesion).toEqual([deriveSecrets(NUEVO).sesion[0], former])
    expect(await said(after, token)).toEqual(GOOD)
    ahead = HONRADO_MS + 120_000
    expect(after.secrets.sesion).not.toContainEqual(former)
    await cleanUp(db, clock())
    const late = await processWith(VIEJO)
    expect(late.secrets.sesion).toEqual([former])
  })

  test('[SEC-15] after a second change of the secret both former secrets are honoured', async () => {
    const { db } = opened.base
    const { token } = await sessionBy(await processWith(VIEJO))
    const LAST = 'the third one, of the day after that'
    await cambiarSecreto(db, { master: VIEJO, nuevo: NUEVO, ahora: clock() })
    ahead = DAY
    await cambiarSecreto(db, { master: NUEVO, nuevo: LAST, ahora: clock() })
    ahead = 2 * DAY
    const last = await processWith(LAST)

    expect(await said(last, token)).toEqual(GOOD)
    expect(last.secrets.sesion).toHaveLength(3)
    expect((await processWith(VIEJO)).secrets.sesion[0]).toEqual(last.secrets.sesion[0])
  })

  test('[SEC-15] after a leak every phone must sign in again, and no earlier key is used', async () => {
    const { db } = opened.base
    const old = await processWith(VIEJO)
    const { token } = await sessionBy(old)
    await cambiarSecreto(db, {
      master: VIEJO,
      nuevo: NUEVO,
      ahora: clock(),
      filtrado: true,
      avisoMs: 0,
    })
    ahead = 1_000
    await expect.poll(() => old.secrets.sesion).toEqual(deriveSecrets(NUEVO).sesion)

    expect(await said(old, token)).toEqual(EXPIRED)
    expect(old.secrets.cuestionario).toEqual(deriveSecrets(NUEVO).cuestionario)
    const again = await sessionBy(old)
    expect(await said(await processWith(NUEVO), again.token)).toEqual(GOOD)
    ahead = DAY + 2_000
    await cleanUp(db, clock())
    expect((await processWith(VIEJO)).secrets.sesion).not.toContainEqual(
      deriveSecrets(NUEVO).sesion[0],
    )
  })

  test('[SEC-15] a secret that was changed by hand is logged; after joining, the former one counts again', async () => {
    const { db } = opened.base
    const { token } = await sessionBy(await processWith(VIEJO))
    const written: string[] = []
    const log = createLog('error', { write: (line) => void written.push(line) })
    const byHand = await processWith(NUEVO, log)

    expect(await said(byHand, token)).toEqual(EXPIRED)
    expect(written.join('\n')).toContain('PORTAL_SECRET is unknown to this database')
    expect(written.join('\n')).not.toContain(NUEVO)
    await processWith(NUEVO, log)
    expect(written).toHaveLength(2)

    await reconocerSecreto(db, { master: NUEVO, anterior: VIEJO, ahora: clock() })
    await expect.poll(() => byHand.secrets.sesion).toHaveLength(2)
    expect(await said(byHand, token)).toEqual(GOOD)
    const renewed = await sessionBy(byHand, uidOf('sola'))
    expect(await said(await processWith(NUEVO, log), renewed.token)).toEqual(GOOD)
    expect(written).toHaveLength(2)
  })

  test('[SEC-15] a command with the secret of another installation is refused and changes nothing', async () => {
    const { db } = opened.base
    await processWith(VIEJO)
    const before = await db.select().from(secretos)
    const OTRO = 'the secret of another installation, pasted by mistake'

    for (const filtrado of [false, true])
      await expect(
        cambiarSecreto(db, { master: OTRO, nuevo: NUEVO, ahora: clock(), filtrado }),
      ).rejects.toThrow('PORTAL_SECRET no es el de esta base.')
    await expect(secretosCon(db, OTRO, clock())).rejects.toThrow(
      'PORTAL_SECRET no es el de esta base.',
    )
    expect(await db.select().from(secretos)).toEqual(before)
  })

  test('[SEC-15] a command takes a former secret while it opens its successor, and then refuses it', async () => {
    const { db } = opened.base
    await processWith(VIEJO)
    await cambiarSecreto(db, { master: VIEJO, nuevo: NUEVO, ahora: clock() })
    ahead = HONRADO_MS
    await cleanUp(db, clock())
    expect((await secretosCon(db, VIEJO, clock())).sesion[0]).toEqual(
      deriveSecrets(NUEVO).sesion[0],
    )

    ahead = HONRADO_MS + 120_000
    await cleanUp(db, clock())
    const late =
      'PORTAL_SECRET ya se reemplazó hace más de 180 días: usá el que está en los procesos.'
    await expect(secretosCon(db, VIEJO, clock())).rejects.toThrow(late)
    await expect(
      cambiarSecreto(db, { master: VIEJO, nuevo: 'another one', ahora: clock() }),
    ).rejects.toThrow(late)
    expect((await secretosCon(db, NUEVO, clock())).sesion[0]).toEqual(
      deriveSecrets(NUEVO).sesion[0],
    )
  })
})
