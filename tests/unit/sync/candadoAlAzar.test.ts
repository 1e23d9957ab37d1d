import { expect, test } from 'vitest'

import { type DeLlave, conLlave } from '#local/candado/aperturas.ts'
import {
  abrirCon,
  cambiarApertura,
  cerrarCon,
  dejarSolo,
  poner,
  quitar,
  recuperar,
} from '#local/candado/candado.ts'
import { borrar, probarLlave } from '#local/candado/intentos.ts'
import { terminar } from '#local/candado/porPartes.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { drain } from '#sync/drain.ts'

import { createAzar } from '../../../server/src/semilla/azar.ts'
import { agregarPalabra, fails, phone, provider, world } from '../../support/phone.ts'
import { IS_WHOLE_SUITE } from '../../support/suite.ts'
import { UID, claveCon, conEstePin, otraPagina } from '../local/candado/support/candadoDePrueba.ts'

const RUNS = Number(process.env['RUNS'] ?? (IS_WHOLE_SUITE ? 60 : 12))
const STEPS = 40

class Killed extends Error {}

function unaLlave(): DeLlave {
  const bytes = () => crypto.getRandomValues(new Uint8Array(32))
  return { credencial: bytes(), sal: bytes(), prf: bytes() }
}

/** A page and an engine of one phone, and a provider that answers badly until it is healed. */
async function run(seed: number) {
  const azar = createAzar(seed)
  const device = await phone()
  let page = otraPagina(device)
  let motor = otraPagina(device)
  let healed = false
  let clock = 1_000_000
  const made: string[] = []
  /** Keys under which the provider has each change. */
  const arrived = new Map<string, Set<string>>()

  const { call } = provider(({ request: { palabra = '' }, key = '' }) => {
    const luck = healed ? 9 : azar.entre(0, 9)
    if (luck < 2) fails({ kind: 'no-answer', timedOut: false })
    arrived.set(palabra, (arrived.get(palabra) ?? new Set()).add(key))
    if (luck < 4) fails({ kind: 'no-answer', timedOut: true })
    return {}
  })
  const row = () => device.salida.candado.get(UID)
  const isOpen = () => page.candado === undefined || page.candado.isOpen
  /** The passkey that was made last; the lock may have another one, or none. */
  let llave = unaLlave()
  async function clave() {
    const said = await probarLlave(device, UID, llave)
    return said.state === 'abierto' ? said.clave : claveCon(device)
  }
  const conEstaLlave = (...[de, key]: Parameters<ReturnType<typeof conEstePin>>) =>
    conLlave(de, key, llave)

  /** As an engine does before each round: the keys of an open page, or those of a locked phone. */
  async function underLock() {
    if (!(await row())) return void delete motor.candado
    if (motor.candado?.isOpen === isOpen() && motor.candado !== undefined) return
    await (isOpen() && page.candado ? abrirCon(motor, UID, await clave()) : cerrarCon(motor, UID))
  }
  async function someRows() {
    const { candado } = page
    if (!candado || (!candado.isOpen && candado.escribe === 'sellado')) return
    const pieces = healed ? Infinity : azar.entre(0, 12)
    let done = 0
    const pausa = async () => {
      if ((done += 1) > pieces) throw new Killed()
    }
    await terminar(page, candado, { pausa, filas: 1 }).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    if (!(await row())) delete page.candado
  }

  const actions = {
    async change() {
      if (!isOpen()) return
      const palabra = `p${made.length}`
      made.push(palabra)
      const at = { now: (clock += 1), generation: 1, clave: `clave-${palabra}` }
      await enqueue(page, agregarPalabra, { lista: azar.uno(['a', 'b']), palabra }, at)
    },
    async send() {
      await underLock()
      const at = { now: () => (clock += 60_000) }
      await drain(world(motor, call, at), { now: healed || azar.entre(0, 1) === 1 })
    },
    async lockOn() {
      const hacer = azar.entre(0, 1) === 0 ? conEstePin() : conEstaLlave
      const isPut = isOpen() && (await poner(page, UID, hacer)) !== undefined
      // An engine that still follows an earlier lock hears of the new one at once.
      if (isPut && motor.candado) await abrirCon(motor, UID, await clave())
    },
    async close() {
      if (page.candado) await cerrarCon(page, UID)
    },
    async open() {
      if ((await row())?.paso !== 'borrado' && !isOpen()) await abrirCon(page, UID, await clave())
    },
    async otherWayIn() {
      if (!isOpen() || !page.candado) return
      const key = await clave()
      const which = azar.entre(0, 3)
      if (which < 2) return void (await dejarSolo(page, UID, which === 0 ? 'pin' : 'llave'))
      if (which === 2) llave = unaLlave()
      await cambiarApertura(page, UID, key, which === 2 ? conEstaLlave : conEstePin())
    },
    async lockOff() {
      if (isOpen() && page.candado) await quitar(page, UID, await clave())
    },
    someRows,
    async killPage() {
      page = otraPagina(device)
      await cerrarCon(page, UID)
    },
    async killEngine() {
      motor = otraPagina(device)
    },
    async erase() {
      if (isOpen() || azar.entre(0, 3) > 0) return
      await borrar(page, UID)
      page = otraPagina(device)
      await recuperar(page, UID)
    },
  }

  return {
    made,
    arrived,
    async step() {
      const name = azar.uno(Object.keys(actions) as (keyof typeof actions)[])
      await actions[name]()
      return name
    },
    async toTheEnd() {
      healed = true
      await actions.open()
      await someRows()
      for (let n = 0; n < 5; n += 1) await actions.send()
    },
    unsent: () =>
      device.salida.operaciones
        .where({ uid: UID })
        .filter((one) => one.state !== 'done')
        .count(),
  }
}

test('in random order of changes, sending, locking, passkeys and kills each change arrives once', async () => {
  let sent = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const phones = await run(seed)
    const steps: string[] = []
    for (let n = 0; n < STEPS; n += 1) steps.push(await phones.step())
    await phones.toTheEnd()

    const told = `seed ${seed}: ${steps.join(' ')}`
    expect([...phones.arrived.keys()].toSorted(), told).toEqual(phones.made.toSorted())
    for (const keys of phones.arrived.values()) expect(keys.size, told).toBe(1)
    expect(await phones.unsent(), told).toBe(0)
    sent += phones.made.length
  }
  expect(sent).toBeGreaterThan(RUNS)
})
