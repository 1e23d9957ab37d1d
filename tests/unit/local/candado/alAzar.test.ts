import { expect, test } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { cerrarCon, poner, quitar } from '#local/candado/candado.ts'
import type { Llavero } from '#local/candado/llavero.ts'
import { terminar } from '#local/candado/porPartes.ts'

import { createAzar } from '../../../../server/src/semilla/azar.ts'
import { phone } from '../../../support/phone.ts'
import {
  UID,
  abiertoCon,
  claveCon,
  conDatos,
  conEstePin,
  otraPagina,
  todo,
} from './support/candadoDePrueba.ts'
import { conPalabra, crudo } from './support/crudo.ts'

const KEYS = ['recetas', 'autorizacion/7', 'recetas-buscadas/{"a":1}', 'ficha/30123456', 'ficha/2']
const LEGIBLES = ['recetas', 'autorizacion/7']
const WORD = 'hipertensión'

class Killed extends Error {}

/** The same phone twice, with and without a lock: all that happens to one happens to the other. */
async function both(seed: number) {
  const azar = createAzar(seed)
  const plain = await phone()
  const device = await phone()
  await Promise.all([conDatos(plain), conDatos(device)])
  let page = device
  let llavero: Llavero | undefined
  let at = 1

  const onBoth = (work: (device: Device) => Promise<unknown>) =>
    Promise.all([work(plain), work(page)])
  const isOpen = () => page.candado?.isOpen !== false
  const key = () => azar.uno(isOpen() ? KEYS : LEGIBLES)

  const actions: Record<string, () => Promise<unknown>> = {
    async put() {
      const row = { key: key(), resource: 'r', value: [WORD, (at += 1)], savedAt: at, askedAt: at }
      await onBoth(({ lectura }) => lectura.copias.put(row))
    },
    async fail() {
      const falla = { key: key(), failure: { kind: 'shape', detail: WORD } as const, failedAt: at }
      await onBoth(({ lectura }) => lectura.fallas.put(falla))
    },
    async drop() {
      const gone = key()
      await onBoth(({ lectura }) => lectura.copias.delete(gone))
    },
    async age() {
      const old = azar.entre(0, 1) === 1
      await onBoth(({ lectura }) =>
        lectura.copias.toCollection().modify((row) => {
          if (old) row.outdated = true
          else delete row.outdated
        }),
      )
    },
    async change() {
      const id = `c${(at += 1)}`
      await onBoth(({ salida }) =>
        salida.operaciones.add({
          id,
          uid: UID,
          type: 't',
          group: WORD,
          payload: { id },
          state: 'pending',
          createdAt: at,
          keys: [id],
          answers: [],
          tries: 0,
        }),
      )
    },
    async send() {
      await onBoth(async ({ salida }) => {
        const row = await salida.operaciones.where({ uid: UID, state: 'pending' }).first()
        if (row) await salida.operaciones.put({ ...row, state: 'done', answers: [WORD] })
      })
    },
    async lockOn() {
      if (isOpen()) llavero = (await poner(page, UID, conEstePin()))?.llavero ?? llavero
    },
    async lockOff() {
      if (!page.candado || !isOpen()) return
      llavero = await quitar(page, UID, await claveCon(page))
    },
    async pieces() {
      if (!llavero?.isOpen || !page.candado) return
      const pieces = azar.entre(0, 40)
      let done = 0
      const pausa = async () => {
        if ((done += 1) > pieces) throw new Killed()
      }
      await terminar(page, llavero, { pausa, filas: 1 }).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      if (!(await page.salida.candado.get(UID))) {
        page = otraPagina(device)
        llavero = undefined
      }
    },
    async restart() {
      page = otraPagina(device)
      llavero = await cerrarCon(page, UID)
    },
    async open() {
      if (!isOpen()) llavero = await abiertoCon(page)
    },
  }

  return {
    async step() {
      const name = azar.uno(Object.keys(actions))
      await actions[name]?.()
      return name
    },
    async toTheEnd() {
      await actions['open']?.()
      if (llavero && page.candado) await terminar(page, llavero)
    },
    async same() {
      await actions['open']?.()
      return [await todo(page), await todo(plain)]
    },
    paso: async () => (await page.salida.candado.get(UID))?.paso,
    stored: () => crudo(page),
  }
}

test('in random order of changes, locking, unlocking and kills, a lock changes no row', async () => {
  let sealed = 0
  for (let seed = 1; seed <= 12; seed += 1) {
    const phones = await both(seed)
    const steps: string[] = []
    for (let n = 0; n < 30; n += 1) steps.push(await phones.step())

    for (const ending of ['', ' and to the end']) {
      if (ending) await phones.toTheEnd()
      const [locked, plain] = await phones.same()
      expect(locked, `seed ${seed}: ${steps.join(' ')}${ending}`).toEqual(plain)
    }
    if ((await phones.paso()) !== 'puesto') continue
    sealed += 1
    expect(conPalabra(await phones.stored(), [WORD, '30123456']), `seed ${seed}`).toEqual([])
  }
  expect(sealed).toBeGreaterThan(3)
})
