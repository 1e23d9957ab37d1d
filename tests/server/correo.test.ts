import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { adjuntosDe } from '../../server/src/archivos/service.ts'
import { BadEnvironment } from '../../server/src/base/badEnvironment.ts'
import { readEnvironment } from '../../server/src/base/environment.ts'
import { createLog } from '../../server/src/base/log.ts'
import { PROVEEDOR } from '../../server/src/base/proveedor.ts'
import { repartir } from '../../server/src/base/repartir.ts'
import { MAX_INTENTOS, createCorreos } from '../../server/src/correo/despacho.ts'
import { enviarCorreo } from '../../server/src/correo/service.ts'
import { porSmtp } from '../../server/src/correo/smtp.ts'
import { correos } from '../../server/src/correo/tables.ts'
import { texts } from '../../server/src/correo/texts.ts'
import { createHechos } from '../../server/src/documento/hechos.ts'
import { documentos } from '../../server/src/registry.ts'
import { kinds, openSeeded } from '../support/databases.ts'
import { type PostOffice, openPostOffice } from '../support/postOffice.ts'
import { ronda } from '../support/ronda.ts'

const PARA = 'norma.quiroga@correo.example'
const PORTAL = 'https://portal.example'
const HOUR = 3_600_000
const carta = {
  para: PARA,
  asunto: 'Prueba',
  texto: 'Hola:\n\nTu código es 123456.',
}

const hechos = createHechos()

let now = Date.now()
let office: PostOffice
let lines: string[] = []
const log = createLog('info', { write: (line: string) => void lines.push(line) })

describe.each(kinds())('mails on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  const post = (guardarTexto = false) => ({
    db: opened.base.db,
    log,
    clock: () => now,
    enviar: porSmtp(
      { url: office.url, from: 'portal@obra.example' },
      { enlaces: PORTAL, nombre: 'Salud del Sur' },
    ),
    guardarTexto,
    adjuntosDe: (claves: readonly string[]) =>
      adjuntosDe(
        {
          db: opened.base.db,
          config: { enlaces: PORTAL, proveedor: PROVEEDOR },
          hechos,
          documentos,
        },
        claves,
      ),
  })
  const write = (over: object = {}) => enviarCorreo(opened.base.db, { ...carta, ...over }, now)
  const rows = () => opened.base.db.select().from(correos).orderBy(correos.idCorreo)
  beforeAll(async () => {
    opened = await openSeeded(kind)
  })
  beforeEach(async () => {
    lines = []
    office = await openPostOffice()
    await opened.base.db.delete(correos)
  })
  afterEach(() => office.close())
  afterAll(() => opened.close())

  test('[SEC-45] a mail has one recipient, a text and an HTML version, and no tracking', async () => {
    const enlace = `${PORTAL}/recuperar-pin?t=abc&c=7`
    await write(texts.recuperacion('123456', enlace))

    expect(await ronda(createCorreos(post()))).toBe(1)

    const [mail] = office.taken
    const [row] = await rows()
    expect(office.taken).toHaveLength(1)
    expect(mail?.to).toEqual([PARA])
    const data = mail?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    expect(data).toContain(`Message-ID: <${row?.mensaje}@portal.example>`)
    expect(data).toMatch(/From: "?Salud del Sur"? <portal@obra\.example>/)
    expect(data).toContain('Content-Type: text/plain; charset=utf-8')
    expect(data).toContain('Content-Type: text/html; charset=utf-8')
    expect(data).not.toMatch(/<img|<script|<link|style=/)
    const links = new Set(data.match(/https?:\/\/[^\s"<]+/g)?.map((text) => new URL(text).origin))
    expect([...links]).toEqual([PORTAL])
  })

  test('[SEC-09] after a mail is sent, its code is deleted from the table', async () => {
    await write()
    await ronda(createCorreos(post()))

    const [row] = await rows()
    expect(row).toMatchObject({ enviadoAt: now, texto: '' })
    expect(await ronda(createCorreos(post()))).toBe(0)
  })

  test('a failed mail is retried after waits that double, under the same Message-ID', async () => {
    await write()
    office.refuseNext('451 later', '451 later', '451 later')
    const tried: number[] = []
    const begun = now
    for (let second = 0; second <= 300; second += 30) {
      now = begun + second * 1_000
      if ((await ronda(createCorreos(post()))) > 0) tried.push(second)
    }

    expect(tried).toEqual([0, 30, 90, 210])
    expect(office.taken).toHaveLength(1)
    expect(office.taken[0]?.data).toContain(`<${(await rows())[0]?.mensaje}@portal.example>`)
  })

  test('a permanently refused mail is not retried, and the log does not name its owner', async () => {
    await write()
    office.refuseNext('550 nobody here')
    await ronda(createCorreos(post()))
    now += 2 * HOUR

    expect(await ronda(createCorreos(post()))).toBe(0)
    expect((await rows())[0]).toMatchObject({ intentos: MAX_INTENTOS, enviadoAt: null })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"final":true')
    expect(lines.join()).not.toContain('norma')
  })

  test('a mail whose code has expired is not sent', async () => {
    await write({ venceAt: now + 1_000 })
    now += 1_000

    expect(await ronda(createCorreos(post()))).toBe(0)
    expect(office.taken).toEqual([])
  })

  test('[SEC-05] codes leave before older notices, the first to expire before the others', async () => {
    for (let at = 0; at < 6; at++) await write()
    await write({ para: 'sola@correo.example', venceAt: now + 300_000 })
    await write({ para: 'susana.molina@correo.example', venceAt: now + 60_000 })
    const para = async () => (await createCorreos(post()).tomar(1, [])).map((mail) => mail.para)

    expect(await para()).toEqual(['susana.molina@correo.example'])
    expect(await para()).toEqual(['sola@correo.example'])
    expect(await para()).toEqual([PARA])
  })

  test('three processes at once send each mail once', async () => {
    for (let at = 0; at < 25; at++) await write()

    const rounds = Array.from({ length: 3 }, async () => {
      while ((await ronda(createCorreos(post()))) > 0);
    })
    await Promise.all(rounds)

    expect(office.taken).toHaveLength(25)
  })

  test('mails taken by a process that died are sent by the next process', async () => {
    await write()
    const dies = () => new Promise<never>(() => undefined)
    void ronda(createCorreos({ ...post(), enviar: dies }))
    await expect.poll(async () => (await rows())[0]?.intentos).toBe(1)
    expect(await ronda(createCorreos(post()))).toBe(0)
    now += 30_000

    const running = repartir(createCorreos(post()), log)

    await expect.poll(() => office.taken.length).toBe(1)
    await running.stop()
    await opened.base.db.delete(correos).where(eq(correos.para, PARA))
  })
})

test('[SEC-41] SMTP_URL without sender or public address is refused at start', () => {
  const read = (env: Record<string, string>) =>
    readEnvironment({ NODE_ENV: 'production', ...env }, '/')
  const good = {
    SMTP_URL: 'smtps://user:key@mail.example',
    PUBLIC_URL: PORTAL,
    MAIL_FROM: 'portal@obra.example',
  }

  expect(read(good).smtp).toEqual({ url: good.SMTP_URL, from: good.MAIL_FROM })
  expect(read({}).smtp).toBeUndefined()
  for (const odd of [
    { ...good, PUBLIC_URL: '' },
    { ...good, MAIL_FROM: '' },
    { ...good, MAIL_FROM: 'a@b.example, c@d.example' },
    { ...good, SMTP_URL: 'https://mail.example' },
  ])
    expect(() => read(odd)).toThrow(BadEnvironment)
})
