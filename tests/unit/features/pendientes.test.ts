import { expect, test } from 'vitest'

import { comoSeEnvia } from '#features/pendientes/comoSeEnvia.ts'
import { texts } from '#features/pendientes/texts.ts'

test.each([
  ['an offline worker that is woken', {}, texts.detalle],
  ['no Background Sync', { conSync: false }, texts.alAbrir],
  ['no offline worker', { sinTrabajador: true }, texts.alAbrir],
  ['a session that ran out', { vencida: true }, texts.alIngresar],
])(
  'on a phone with %s the list of unsent changes says when they will be sent',
  (_what, situation, text) => {
    const said = comoSeEnvia({ vencida: false, conSync: true, sinTrabajador: false, ...situation })

    expect(said).toBe(text)
  },
)
