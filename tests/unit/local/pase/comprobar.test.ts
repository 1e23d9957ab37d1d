import { describe, expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import type { EnQr } from '#contract/pase/codigo.ts'
import { leerEscaneado } from '#contract/pase/escaneado.ts'
import type { Device } from '#local/bases/device.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { comprobarCodigo } from '#local/pase/comprobar.ts'
import { readConfianza, refreshConfianza } from '#local/pase/confianza.ts'

import { direccionDe, firmante } from '../../../support/firmante.ts'
import { newPhone } from '../../../support/phone.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO
const SIN_SENAL: CallFailure = { kind: 'no-answer', timedOut: false }

/** Answers, or failures of the call. */
type Answers = Partial<Record<'confianza' | 'consultar' | 'validar', () => unknown>>

const isFailure = (answer: unknown): answer is CallFailure =>
  typeof answer === 'object' && answer !== null && 'kind' in answer

/** A provider that answers only these calls; the others have no signal. */
function provider(answers: Answers): { call: Call; asked: string[] } {
  const asked: string[] = []
  const call = async ({ path }: { path: string }) => {
    const name = path.includes('/confianza')
      ? 'confianza'
      : path.includes('/consultar')
        ? 'consultar'
        : 'validar'
    asked.push(name)
    const answer: unknown = await Promise.resolve(answers[name]?.() ?? SIN_SENAL)
    if (isFailure(answer)) throw new CallError(path, answer)
    return answer
  }
  return { call, asked }
}

/** A phone that received this answer of the provider, and is now without signal. */
async function phoneKnowing(known: Confianza): Promise<Device> {
  const device = await newPhone()
  await refreshConfianza(device, provider({ confianza: () => known }).call, () => AHORA)
  return device
}

async function check(device: Device, code: EnQr | string, answers: Answers = {}, at = AHORA) {
  const { call, asked } = provider(answers)
  const told: Comprobada[] = []
  const read = leerEscaneado(typeof code === 'string' ? code : direccionDe(code))
  if (!read || read.como === 'r') throw new Error('not an address of a card')
  await comprobarCodigo({ device, call, now: () => at }, read, (result) => told.push(result))
  return { told, asked, last: told.at(-1) }
}

describe('a code that a phone has signed', () => {
  test('[SEC-50, CRED-09] a credential confirmed by the provider is valid, and shows its person in words', async () => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const shown = await (await signer.telefono(AHORA - DIA)).muestra(AHORA - MINUTO)

    const { told } = await check(device, shown, { consultar: () => ({ estado: 'activa' }) })

    expect(told).toEqual([
      {
        state: 'vigente',
        titular: {
          nombre: 'Lucía Peralta Quiroga',
          cuil: '27-47218903-5',
          nacimiento: '1968-07-25',
          relacion: 'Hijo/a',
          tipo: 'Obligatorio',
          generada: AHORA - MINUTO,
        },
      },
    ])
  })

  test('[CRED-10] a credential shows its referral from the stored tables, and no invented text', async () => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const derivacion = { tipo: 2, destino: 4, desde: '2026-11-01', hasta: null }
    const one = await signer.telefono(AHORA - DIA, { derivacion, tipo: 77, relacion: 'Tutora' })

    const { last } = await check(device, await one.muestra(AHORA))

    expect(last).toMatchObject({
      state: 'firma',
      por: 'sin-senal',
      hasta: AHORA + 6 * DIA,
      titular: {
        relacion: 'Tutora',
        tipo: '—',
        derivacion: {
          tipo: 'Por tratamiento',
          destino: 'Obra Social Ejemplo (OSEJ), Córdoba',
          desde: '2026-11-01',
          hasta: null,
        },
      },
    })
  })

  test('[SEC-50] a credential is judged without the provider after a moment, and again with its answer', async () => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const shown = await (await signer.telefono(AHORA)).muestra(AHORA)
    const read = leerEscaneado(direccionDe(shown))
    if (!read || read.como === 'r') throw new Error('not an address of a card')
    let answer: (estado: unknown) => void = () => {}
    const { call } = provider({ consultar: () => new Promise((resolve) => (answer = resolve)) })

    const told: Comprobada['state'][] = []
    await new Promise<void>((resolve) => {
      const checking = comprobarCodigo(
        { device, call, now: () => AHORA, paciencia: 0 },
        read,
        ({ state }) => {
          told.push(state)
          if (state === 'firma') answer({ estado: 'activa' })
        },
      )
      void checking.then(resolve)
    })

    expect(told).toEqual(['firma', 'vigente'])
  })

  test('[SEC-50] a removed member stays removed without signal, until a newer list has the pass as valid', async () => {
    const signer = await firmante()
    const one = await signer.telefono(AHORA - DIA)
    const other = await signer.telefono(AHORA - DIA)
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const baja = () => ({ estado: 'baja', desde: '2026-11-18' })
    await check(device, await one.muestra(AHORA), { consultar: baja })
    await check(device, await other.muestra(AHORA), { consultar: () => ({ estado: 'anulado' }) })

    // The stored list is older than the answer.
    const told = { state: 'baja', desde: '2026-11-18', dicho: AHORA }
    expect((await check(device, await one.muestra(AHORA))).last).toMatchObject(told)
    expect((await check(device, await other.muestra(AHORA))).last).toMatchObject({
      state: 'anulado',
      dicho: AHORA,
    })
    // A list contains no reasons.
    const anulados = await signer.confianza(AHORA + MINUTO, [one.huella])
    await refreshConfianza(device, provider({ confianza: () => anulados }).call, () => AHORA)
    const later = AHORA + 2 * MINUTO
    expect((await check(device, await one.muestra(later), {}, later)).last).toMatchObject(told)
    expect((await check(device, await other.muestra(later), {}, later)).last?.state).toBe('firma')
  })

  test("[SEC-50] a readmitted member's credential is valid again, also without signal", async () => {
    const signer = await firmante()
    const one = await signer.telefono(AHORA - DIA)
    const device = await phoneKnowing(await signer.confianza(AHORA))
    await check(device, await one.muestra(AHORA), { consultar: () => ({ estado: 'baja' }) })
    await check(device, await one.muestra(AHORA), { consultar: () => ({ estado: 'activa' }) })

    expect((await check(device, await one.muestra(AHORA))).last?.state).toBe('firma')
  })

  test.each([
    [
      { estado: 'baja', desde: '2026-11-18' },
      { state: 'baja', desde: '2026-11-18' },
    ],
    [{ estado: 'anulado' }, { state: 'anulado' }],
    [{ estado: 'vencido' }, { state: 'pase-vencido' }],
    [{ estado: 'desconocido' }, { state: 'sin-registro' }],
    [SIN_SENAL, { state: 'firma', por: 'sin-senal' }],
    [{ kind: 'captive' }, { state: 'firma', por: 'sin-senal' }],
    [
      { kind: 'status', status: 429, statusText: '' },
      { state: 'firma', por: 'sin-respuesta' },
    ],
    [{ kind: 'not-offered' }, { state: 'firma', por: 'sin-respuesta' }],
  ])("[SEC-50] a credential with the provider's answer %o is shown as %o", async (answer, said) => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const shown = await (await signer.telefono(AHORA)).muestra(AHORA)

    const { told } = await check(device, shown, { consultar: () => answer })

    expect(told).toEqual([expect.objectContaining(said)])
  })

  test('[SEC-50] without signal the stored list revokes a credential, and the result says so', async () => {
    const signer = await firmante()
    const one = await signer.telefono(AHORA - DIA)
    const device = await phoneKnowing(await signer.confianza(AHORA - DIA, [one.huella]))

    const { told } = await check(device, await one.muestra(AHORA))

    expect(told).toEqual([expect.objectContaining({ state: 'anulado', por: 'sin-senal' })])
  })

  test.each([
    [{ estado: 'activa' }, { state: 'vigente' }],
    [
      { estado: 'baja', desde: '2026-11-18' },
      { state: 'baja', desde: '2026-11-18' },
    ],
    [{ estado: 'anulado' }, { state: 'anulado' }],
  ])(
    "[SEC-50] for a credential on the stored list of revoked ones the provider's answer %o decides",
    async (answer, said) => {
      const signer = await firmante()
      const one = await signer.telefono(AHORA - DIA)
      const device = await phoneKnowing(await signer.confianza(AHORA - DIA, [one.huella]))
      const now = await signer.confianza(AHORA)

      const { last } = await check(device, await one.muestra(AHORA), {
        consultar: () => answer,
        confianza: () => now,
      })

      expect(last).toMatchObject(said)
      expect(last).not.toHaveProperty('por')
    },
  )

  test("[SEC-50] a reinstated member's credential is valid without signal, but a photo of its code is not", async () => {
    const signer = await firmante()
    const one = await signer.telefono(AHORA - DIA)
    const device = await phoneKnowing(await signer.confianza(AHORA - DIA, [one.huella]))
    const now = await signer.confianza(AHORA)
    const answers = { consultar: () => ({ estado: 'activa' }), confianza: () => now }

    const copied = await check(device, await one.muestra(AHORA - 6 * MINUTO), answers)
    expect(copied.last).toMatchObject({ state: 'vieja', minutos: 6 })
    const alone = await check(device, await one.muestra(AHORA))
    expect(alone.last?.state).toBe('firma')
  })

  test('[SEC-50] if the provider answers only with its list, the list decides and its hour is shown', async () => {
    const signer = await firmante()
    const one = await signer.telefono(AHORA)
    const device = await phoneKnowing(await signer.confianza(AHORA - DIA))
    const busy: CallFailure = { kind: 'status', status: 429, statusText: '' }
    const fresh = await signer.confianza(AHORA - 20_000)
    const withIt = await signer.confianza(AHORA - 10_000, [one.huella])
    const shown = await one.muestra(AHORA)

    const good = await check(device, shown, { consultar: () => busy, confianza: () => fresh })
    const revoked = await check(device, shown, { consultar: () => busy, confianza: () => withIt })

    expect(good.last).toMatchObject({
      state: 'firma',
      por: 'sin-respuesta',
      lista: AHORA - 20_000,
    })
    expect(revoked.last).toMatchObject({ state: 'anulado', por: 'sin-respuesta' })
  })

  test('[SEC-50, FLT-70] a code is valid for five minutes; an older, future or expired code is refused', async () => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const one = await signer.telefono(AHORA - 6 * DIA)
    const caseOf = async (shownAt: number, at = AHORA) =>
      (await check(device, await one.muestra(shownAt), {}, at)).last?.state

    expect(await caseOf(AHORA - 5 * MINUTO)).toBe('firma')
    expect(await caseOf(AHORA - 5 * MINUTO - 1000)).toBe('vieja')
    expect(await caseOf(AHORA + 2 * MINUTO)).toBe('firma')
    expect(await caseOf(AHORA + 2 * MINUTO + 1000)).toBe('hora')
    expect(await caseOf(AHORA + DIA, AHORA + DIA)).toBe('pase-vencido')
  })

  test("[SEC-50, FLT-70] a code photographed earlier is 'old' later, by any clock of the checking phone", async () => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const shown = await (await signer.telefono(AHORA)).muestra(AHORA)
    const caseAt = async (at: number) => (await check(device, shown, {}, at)).last

    expect(await caseAt(AHORA + 8 * DIA)).toMatchObject({ state: 'vieja', minutos: 8 * 24 * 60 })
    expect(await caseAt(AHORA + 365 * DIA)).toMatchObject({ state: 'vieja' })

    const paper = (await signer.papel(AHORA)).codigo
    expect((await check(device, paper, {}, AHORA + 367 * DIA)).last).toMatchObject({
      state: 'pase-vencido',
      impresa: true,
    })
    expect((await check(device, paper, {}, AHORA - DIA)).last).toMatchObject({
      state: 'hora',
      impresa: true,
    })
  })

  test("[SEC-50] a code is judged again when the provider's answer corrects this phone's clock", async () => {
    const signer = await firmante()
    const known = await signer.confianza(AHORA)
    const device = await phoneKnowing(known)
    const shown = await (await signer.telefono(AHORA)).muestra(AHORA)
    const tenMinutesFast = AHORA + 10 * MINUTO

    const { told } = await check(
      device,
      shown,
      {
        confianza: async () => {
          await device.publica.valores.put({ id: 'reloj', value: -10 * MINUTO, savedAt: AHORA })
          return known
        },
        consultar: () => ({ estado: 'activa' }),
      },
      tenMinutesFast,
    )

    expect(told.map(({ state }) => state)).toEqual(['vigente'])
  })

  test('[SEC-50] a code with an unknown key makes the phone fetch the keys; an unlisted key is refused', async () => {
    const signer = await firmante()
    const rotated = await firmante({ kid: 9, kidDeLista: 10 })
    const shown = await (await rotated.telefono(AHORA)).muestra(AHORA)
    const known = await signer.confianza(AHORA)
    const caseWith = async (answers: Answers) =>
      (await check(await phoneKnowing(known), shown, answers)).last?.state
    const rotatedAnswer = await rotated.confianza(AHORA)

    expect(await caseWith({ confianza: () => known })).toBe('no-es')
    expect(await caseWith({ confianza: () => ({ kind: 'not-offered' }) })).toBe('no-se-ofrece')
    expect(await caseWith({ confianza: () => rotatedAnswer })).toBe('firma')
    expect((await check(await newPhone(), shown)).last).toEqual({ state: 'sin-claves' })
  })

  test('[SEC-50] an unlisted key is refused while the stored keys are younger than fourteen days', async () => {
    const known = await (await firmante()).confianza(AHORA)
    const device = await phoneKnowing(known)
    const other = await (await firmante({ kid: 9 })).telefono(AHORA + 13 * DIA)
    const caseAt = async (at: number) =>
      (await check(device, await other.muestra(AHORA), {}, at)).last

    expect(await caseAt(AHORA + 14 * DIA - 1)).toEqual({ state: 'clave-no-anunciada' })
    expect(await caseAt(AHORA + 14 * DIA)).toEqual({ state: 'sin-claves', desde: AHORA })
    // With a clock that was set back, the age of the keys is unknown.
    expect(await caseAt(AHORA - 1)).toEqual({ state: 'sin-claves', desde: AHORA })
  })

  test('[SEC-50] a code signed by another provider under the same key number is refused without a name', async () => {
    const device = await phoneKnowing(await (await firmante()).confianza(AHORA))
    const shown = await (await (await firmante()).telefono(AHORA)).muestra(AHORA)

    const { told } = await check(device, shown)

    expect(told).toEqual([{ state: 'no-es' }])
  })
})

describe('a printed code', () => {
  test('[SEC-50] a printed credential is valid with and without signal until its year is over', async () => {
    const signer = await firmante()
    const device = await phoneKnowing(await signer.confianza(AHORA))
    const { codigo } = await signer.papel(AHORA - 30 * DIA)
    const hasta = AHORA + 335 * DIA

    const alone = await check(device, codigo)
    const asked = await check(device, codigo, { consultar: () => ({ estado: 'activa' }) })
    const over = await check(device, codigo, {}, hasta)

    expect(alone.last).toMatchObject({ state: 'impresa', por: 'sin-senal', hasta })
    expect(asked.last).toMatchObject({ state: 'impresa', hasta })
    expect(asked.last).not.toHaveProperty('por')
    expect(over.last?.state).toBe('pase-vencido')
  })
})

describe('the payload of the specification', () => {
  const payload = (value: unknown) =>
    `https://portal.example/validar-credencial/${Buffer.from(JSON.stringify(value)).toString('base64url')}`
  const good = payload({ token: 'a'.repeat(22), idAfiliado: 4 })
  const answer = {
    apellido: 'Ejemplo',
    nombre: 'Norma',
    cuilCuit: '27-11111111-4',
    fechaNacimiento: '1958-03-05',
    relacionTitularAdherente: 'Titular',
    tipoAfiliado: 'Obligatorio',
    fechaCreacion: '2026-11-20T13:42:00.000Z',
    derivacion: null,
  }

  test('[CRED-09, CRED-10] a token from the specification shows the person and referral sent by the provider', async () => {
    const device = await newPhone()
    const derivacion = {
      descripcionTipoDerivacion: 'Por tratamiento',
      obraSocialDescripcion: 'Obra Social Ejemplo',
      obraSocialSigla: 'OSEJ',
      obraSocialProvincia: 'Córdoba',
      fechaDesde: '2026-11-01',
      fechaHasta: null,
    }

    const plain = await check(device, good, { validar: () => answer })
    const derived = await check(device, good, { validar: () => ({ ...answer, derivacion }) })

    expect(plain.last).toEqual({
      state: 'vigente',
      titular: {
        nombre: 'Norma Ejemplo',
        cuil: '27-11111111-4',
        nacimiento: '1958-03-05',
        relacion: 'Titular',
        tipo: 'Obligatorio',
        generada: Date.parse(answer.fechaCreacion),
      },
    })
    expect(derived.last).toMatchObject({
      titular: { derivacion: { destino: 'Obra Social Ejemplo (OSEJ), Córdoba', hasta: null } },
    })
  })

  test.each([
    [{ kind: 'status', status: 404, statusText: '' }, 'token-rechazado'],
    [{ kind: 'status', status: 401, statusText: '' }, 'token-rechazado'],
    [{ kind: 'refused', message: 'no' }, 'token-rechazado'],
    [{ kind: 'status', status: 429, statusText: '' }, 'token-falla'],
    [{ kind: 'status', status: 503, statusText: '' }, 'token-falla'],
    [{ kind: 'shape', detail: '' }, 'token-falla'],
    [SIN_SENAL, 'token-sin-senal'],
    [{ kind: 'captive' }, 'token-sin-senal'],
  ] as [CallFailure, string][])(
    '[CRED-12] a token check that fails with %o is shown as %s',
    async (failure, state) => {
      const { told } = await check(await newPhone(), good, { validar: () => failure })
      expect(told).toEqual([{ state }])
    },
  )

  test('[CRED-12, SEC-27] a malformed token is refused without a request', async () => {
    const device = await newPhone()
    for (const bad of [
      'https://portal.example/validar-credencial/abc',
      'https://portal.example/validar-credencial/%',
      payload({ token: 7, idAfiliado: 4 }),
      payload([]),
    ]) {
      const { told, asked } = await check(device, bad)
      expect(told).toEqual([{ state: 'token-no-es' }])
      expect(asked).toEqual([])
    }
  })
})

test('a malformed stored list of keys counts as missing', async () => {
  const device = await newPhone()
  await device.publica.valores.put({ id: 'confianza', value: { claves: 'x' }, savedAt: 1 })
  expect(await readConfianza(device)).toBeUndefined()
})
