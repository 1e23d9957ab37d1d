import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test(
  '[FLT-03] without idempotency a dismissal whose answer was lost is sent again, without harm',
  { timeout: 40_000 },
  async () => {
    await abrir('/', { capacidades: [] })
    await network.rule({
      match: 'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
      nth: 1,
      do: { kind: 'dropAnswer' },
    })
    await tocar(page.getByRole('button', { name: /^Notificaciones/ }))
    await tocar(
      page
        .getByRole('dialog', { name: 'Notificaciones' })
        .getByRole('button', { name: /N° 20377$/ }),
    )
    await expect.poll(async () => (await salida())[0]?.state, { timeout: 25_000 }).toBe('done')
    expect(await provider.notificaciones('norma')).toHaveLength(2)
  },
)
