import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { comoComputadora } from './support/computadora.ts'
import { salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, enlace, ir } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test('[FLT-03] without idempotency a dismissal whose answer was lost is sent again, without harm', async () => {
  await abrir('/', { capacidades: [] })
  await network.rule({
    match: 'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
    nth: 1,
    do: { kind: 'dropAnswer' },
  })
  await tocar(page.getByRole('button', { name: /^Notificaciones/ }))
  await tocar(
    page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('button', { name: /N° 20377$/ }),
  )
  await expect.poll(async () => (await salida())[0]?.state).toBe('done')
  expect(await provider.notificaciones('norma')).toHaveLength(2)
})

test('[API-02, PROF-05] without extensions no link leads to printed cards, sessions or notices', async () => {
  await comoComputadora()
  await abrir('/grupo-familiar', { capacidades: [] })
  await expect.element(enlace(/^Lucía/)).toBeVisible()
  await expect.element(enlace(/^Imprimir tarjetas$/)).not.toBeInTheDocument()
  ir('/perfil')
  await expect.element(enlace(/^Cambiar mi Contraseña$/)).toBeVisible()
  await expect.element(enlace(/^Dónde está abierta tu cuenta/)).not.toBeInTheDocument()
  await expect.element(enlace(/^Avisos/)).not.toBeInTheDocument()

  // The counter's card without a code: a long plan wraps inside it.
  ir('/mostrador')
  await expect.element(page.getByText('Sin código por ahora')).toBeVisible()
  const valores = [...document.querySelectorAll('.mostrador-ficha dd')]
  expect(valores.map(({ textContent }) => textContent)).toContain('Afiliado directo')
  for (const { scrollWidth, clientWidth } of valores)
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
