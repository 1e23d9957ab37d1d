import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { comoComputadora } from './support/computadora.ts'
import { salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, abrirOtraVez, enlace, ir, main } from './support/pantalla.ts'
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

  ir('/buscar')
  const buscar = page.getByRole('textbox', { name: 'Buscar' })
  await buscar.fill('imprimir tarjetas')
  await expect.element(main()).toHaveTextContent('No hay nada con «imprimir tarjetas»')
  await buscar.fill('perfil')
  await expect.element(enlace(/^Perfil/)).toBeVisible()

  // The counter's card without a code: a long plan wraps inside it.
  ir('/mostrador')
  await expect.element(page.getByText('Sin código por ahora')).toBeVisible()
  const valores = [...document.querySelectorAll('.mostrador-ficha dd')]
  expect(valores.map(({ textContent }) => textContent)).toContain('Afiliado directo')
  for (const { scrollWidth, clientWidth } of valores)
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('[API-02] the first frame of the family has no link to printed cards that the host lacks', async () => {
  await comoComputadora()
  await abrir('/grupo-familiar', { capacidades: [] })
  await expect.element(enlace(/^Lucía/)).toBeVisible()
  let seVio = false
  const mira = new MutationObserver(() => {
    seVio ||= document.querySelector('a[href^="/tarjetas"]') !== null
  })
  mira.observe(document.body, { childList: true, subtree: true })
  await abrirOtraVez('/grupo-familiar')
  await expect.element(enlace(/^Lucía/)).toBeVisible()
  mira.disconnect()
  expect(seVio).toBe(false)
})
