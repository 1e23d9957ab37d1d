import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { conPases, confianza, consultar } from '../support/pases.ts'
import { type Provider, get, startServer } from '../support/server.ts'
import { tarjetaDe } from './support/ordenes.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const { ordenDigital, ordenes } = tabla

let provider: Provider
beforeAll(async () => {
  provider = await startServer()
})
afterAll(() => provider.stop())

const page = async () => (await get(provider.url, '/sandbox')).text()
/** Follows the link with these words; with `near`, the one after it. */
async function press(words: string, near = '') {
  const html = await page()
  const path = new RegExp(`${near}[^]*?<a href="([^"]+)">${words}</a>`).exec(html)?.[1]
  expect(path).toBeDefined()
  expect((await get(provider.url, String(path))).status).toBe(200)
}

test("[SEC-50] a member removed or restored on the sandbox's page is removed or restored for pass checks", async () => {
  const { token } = await provider.session('norma')
  const phone = await conPases(provider.url, token)
  const state = () => consultar(provider.url, phone.of(1).enPantalla)
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format()

  await press('Dar de baja', 'Rubén Peralta')
  expect(await state()).toEqual({ estado: 'baja', desde: today })
  expect(await page()).toMatch(/Rubén Peralta · 00-123456-1 · de baja/)
  await press('Volver a dar de alta', 'Rubén Peralta')
  expect(await state()).toEqual({ estado: 'activa' })
})

test("[SEC-50] a signing key changed on the sandbox's page signs the next passes", async () => {
  const { token } = await provider.session('sola')
  const before = await conPases(provider.url, token)

  await press('Cambiar la clave de firma')

  const after = await conPases(provider.url, token)
  expect(after.of(0).enPantalla.kid).not.toBe(before.of(0).enPantalla.kid)
  const { told } = await confianza(provider.url)
  expect(told.claves.map(({ kid }) => kid)).toContain(before.of(0).enPantalla.kid)
})

const hashOf = (html: string, element: 'style' | 'script') => {
  const text = new RegExp(`<${element}>([^]*?)</${element}>`).exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test("[SEC-19, SEC-42] the sandbox has the product's look, 24-hour times and no scripts", async () => {
  const answer = await get(provider.url, '/sandbox')
  const html = await answer.text()

  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src ${hashOf(html, 'style')}; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(html).toContain('Mi Cobertura</header>')
  expect(html).not.toMatch(/[ap]\.\s*m\.|<script|<form|\sstyle=/)
})

test("[SEC-19, SEC-42] the page of the doctor's office runs one script, which connects to this server only", async () => {
  const answer = await get(provider.url, '/sandbox/consultorio')
  const html = await answer.text()

  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src ${hashOf(html, 'style')}; img-src 'self'; script-src ${hashOf(html, 'script')}; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toMatch(/<form|\sstyle=|\son\w+=/)
})

test("[SEC-42] the sandbox's page of an unknown member is not found, and production has no such page", async () => {
  const plain = await startServer({ base: provider.base, config: { sandbox: false } })

  expect((await get(provider.url, '/sandbox/afiliados/999999/baja')).status).toBe(404)
  expect((await get(provider.url, '/sandbox/afiliados/x/baja')).status).toBe(404)
  for (const path of [
    '/sandbox/clave',
    '/sandbox/auditoria',
    '/sandbox/auditoria/20401/tomar',
    '/sandbox/consultorio',
    '/sandbox/afiliados/1/baja',
    '/sandbox',
  ])
    expect((await get(plain.url, path)).status).toBe(404)
  await plain.stop()
})

type Parte = { ahora: number; tarjeta: string; pasos: string }

/** Listens to the office's stream, change by change. */
async function enVivo(url: string) {
  const answer = await fetch(`${url}/en-vivo`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  if (!answer.body) throw new Error('no stream')
  const parts = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return {
    async cambio(): Promise<Parte> {
      for (;;) {
        const data = /data: (.*)\n[^]*?\n\n/.exec(rest)
        if (data) {
          rest = rest.slice(data.index + data[0].length)
          return JSON.parse(data[1] ?? '') as Parte
        }
        const { value, done } = await parts.read()
        if (done) throw new Error('the stream ended')
        rest += value
      }
    },
    termina: async () => {
      for (;;) if ((await parts.read()).done) return
    },
    cerrar: () => parts.cancel(),
  }
}

describe('the doctor’s office', () => {
  let now = Date.now()
  let office: Provider
  let token: string
  let numeroTarjeta: string
  beforeAll(async () => {
    office = await startServer({ base: provider.base, clock: () => now })
    ;({ token } = await office.session('norma'))
    const [idAfiliado = 0] = await familiaDe(office, token)
    numeroTarjeta = await tarjetaDe(office, idAfiliado)
  })
  afterAll(() => office.stop())

  const abrir = async (practica = '') => {
    const { url } = await get(office.url, `/sandbox/consultorio${practica}`)
    return { url, qr: url.split('/').at(-1) ?? '', vivo: await enVivo(url) }
  }
  const leer = (qr: string) =>
    respuesta(office, ordenDigital.validarToken, { token: qr }, { token })

  test("[SCAN-07, SCAN-09] the doctor's page shows a code and is told live when it is scanned and confirmed", async () => {
    const { qr, url, vivo } = await abrir()
    const shown = await vivo.cambio()
    expect(shown.tarjeta).toContain('<svg')
    expect(shown.tarjeta).toMatch(/data-vence="\d+".* se usa una sola vez/)
    expect(shown.pasos).toContain('Esperando que lo escaneen…')

    await leer(qr)
    const read = await vivo.cambio()
    expect(read.tarjeta).toContain('Un teléfono lo leyó')
    expect(read.tarjeta).not.toContain('role="img"')
    expect(read.pasos).toContain('El código ya no sirve para otro')
    const other = await office.session('sola')
    const again = pedir(office, ordenDigital.validarToken, { token: qr }, { token: other.token })
    expect(await negativa(again)).toEqual([
      422,
      'Ese código QR ya se usó. Pedí otro en el consultorio.',
    ])

    const said = { codigoPrestador: '4127', tipoPrestador: '1', nombreUsuario: '', femer: false }
    const request = { ...said, numeroTarjeta, token: qr }
    const orden = await respuesta(office, ordenDigital.validarOrden, request, { token })
    const { codigoTransaccion } = orden
    await respuesta(office, ordenes.generar, { codigoTransaccion }, { token })
    const confirmed = await vivo.cambio()
    expect(confirmed.tarjeta).toContain(`<p class="numero">${orden.numeroOrden}</p>`)
    expect(confirmed.tarjeta).toMatch(/Norma Quiroga · 00-123456-0.*El paciente paga <b>\$/)
    expect(confirmed.pasos).toMatch(/Confirmada por el paciente.*Orden generada.*N° 0045-/)
    await vivo.cerrar()

    // The page opened now shows the same.
    expect(await (await fetch(url)).text()).toContain(confirmed.pasos)
  })

  test("[SCAN-09] the doctor's page is told live when the member cancels", async () => {
    const { qr, vivo } = await abrir()
    await vivo.cambio()
    await leer(qr)
    await vivo.cambio()
    await respuesta(office, ordenDigital.avisarCancelada, { token: qr }, { token })
    const { tarjeta, pasos } = await vivo.cambio()
    expect(tarjeta).toContain('No se generó ninguna orden. El QR ya no sirve.')
    expect(pasos).toContain('Cancelada por el paciente')
    await vivo.cerrar()
  })

  test("[SCAN-10] the doctor's page shows when its code expires: after five minutes, after a scan ten", async () => {
    const MINUTE = 60_000
    const [unread, read] = [await abrir(), await abrir()]
    await unread.vivo.cambio()
    await read.vivo.cambio()
    await leer(read.qr)
    await read.vivo.cambio()

    now += 5 * MINUTE
    const first = await unread.vivo.cambio()
    expect(first.tarjeta).toContain('Nadie lo escaneó a tiempo.')
    expect(first.pasos).toContain('Venció sin que lo escaneen')
    now += 5 * MINUTE
    const last = await read.vivo.cambio()
    expect(last.tarjeta).toContain('El paciente no contestó a tiempo.')
    await unread.vivo.cerrar()
    await read.vivo.cerrar()
  })

  test("the doctor's page can request another practice; an unknown request is not found", async () => {
    const practicas = await (await get(office.url, '/sandbox/consultorio/practicas')).text()
    expect(practicas).toContain('?practica=430201')
    const { url, vivo } = await abrir('?practica=430201')
    expect(await (await fetch(url)).text()).toContain(' 430201</p>')
    await vivo.cerrar()
    for (const path of ['?practica=1', '/nada', '/nada/en-vivo'])
      expect((await get(office.url, `/sandbox/consultorio${path}`)).status).toBe(404)
  })

  test("a server that stops closes the live connection of the doctor's page", async () => {
    const own = await startServer({ base: provider.base })
    const { url } = await get(own.url, '/sandbox/consultorio')
    const vivo = await enVivo(url)
    await vivo.cambio()
    const ended = vivo.termina()
    const begun = performance.now()
    await own.stop()
    await ended
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})
