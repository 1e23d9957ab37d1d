import { is, number, string, type } from 'superstruct'

import { device } from '#live/telefono/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { dropBorrador, keepBorrador, readBorrador } from '#local/outbox/borradores.ts'

import type { Guardados } from './intentos.ts'

const Abierto = type({ clave: string(), since: number() })

/** Attempts of one session, stored beside its drafts. If storing fails, the attempt is not remembered. */
export function guardadosDe(generation: number): Guardados {
  const form = (marca: string) => ({ formulario: `intento/${marca}`, generation })
  return {
    read: async (marca) => {
      const row = await readBorrador(device, form(marca)).catch(() => undefined) // Unreadable rows count as no attempts.
      return is(row?.value, Abierto) ? row.value : undefined
    },
    keep: (marca, value) =>
      ifPossible(() =>
        keepBorrador(device, form(marca), {
          value,
          clave: value.clave,
          window: '',
          now: Date.now(),
        }),
      ),
    drop: (marca) =>
      ifPossible(async () => {
        const row = await readBorrador(device, form(marca))
        if (row) await dropBorrador(device, form(marca), new Set([row.clave]))
      }),
  }
}
