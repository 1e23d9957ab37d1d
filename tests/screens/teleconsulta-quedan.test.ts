// @module-tag largo

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, main } from './support/pantalla.ts'

const CUPO = 'POST /v1/orden/consultar-cupo-orden'
const LINK = 'POST /v1/ordenes-teleconsulta'

const limite = (descripcion: string, cantidadMeses: number, quedan: number) => ({
  tipoLimite: { descripcion },
  consumoCupo: {
    cantidadMeses,
    cantidadCupos: cantidadMeses,
    extraordinarios: 0,
    consumidos: cantidadMeses - quedan,
    restantesConExtraordinarias: quedan,
  },
})

const quedan = (anio: number, mes: number) =>
  network.rule({
    match: CUPO,
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify({
        consumoCupoOrdenMedicaVO: [limite('Anual', 12, anio), limite('Mensual', 3, mes)],
      }),
    },
  })

// The browser opens no tab, so the page stays.
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null))
afterEach(() => void vi.restoreAllMocks())

async function deNorma() {
  await abrir('/teleconsulta')
  await main().getByRole('radio', { name: 'Norma' }).click({ force: true })
}

test('[TELE-02] the number of free consultations is asked for again after a failure and after a start', async () => {
  await network.rule({ match: CUPO, do: { kind: 'status', code: 500 } })
  await deNorma()
  await expect.element(main().getByText('No pudimos ver cuántas te quedan')).toBeVisible()
  await expect.element(boton('Iniciar Videoconsulta')).toBeEnabled()
  await expectClean()
  await network.heal()
  await boton('Reintentar').click()
  await expect
    .element(
      main().getByText('Norma tiene disponibles 12 consultas gratis en el año y 3 en el mes.'),
    )
    .toBeVisible()
  await boton('Iniciar Videoconsulta').click()
  await expect.element(main().getByRole('link', { name: /^Entrar/ })).toHaveFocus()
  await main().getByRole('radio', { name: 'Rubén' }).click({ force: true })
  await main().getByRole('radio', { name: 'Norma' }).click({ force: true })
  await expect
    .element(main().getByText(/11 consultas gratis en el año y 2 en el mes/))
    .toBeVisible()
})

test('[TELE-02, TELE-03] with no free consultation left the page says so, and the last started one can be reopened', async () => {
  await quedan(9, 0)
  await deNorma()
  await expect.element(main().getByText('No quedan consultas gratis en el mes')).toBeVisible()
  await expect.element(boton('Iniciar Videoconsulta')).toBeDisabled()
  await expect.element(main().getByRole('link', { name: 'Sacar una orden' })).toBeVisible()
  await expectClean()
  await network.rule({
    match: LINK,
    do: { kind: 'status', code: 422, body: '{"error":"No Posee Cupo"}' },
  })
  await boton('Volver a la que empezaste').click()
  await expect.element(main().getByText('No Posee Cupo')).toBeVisible()
  await network.heal()
  await boton('Volver a la que empezaste').click()
  await expect.element(main().getByRole('link', { name: /^Entrar/ })).toHaveFocus()
})

test('[TELE-03] a video consultation in another tab is announced here, with a link to enter it', async () => {
  const location = { replace: vi.fn<(url: string) => void>() }
  const otra = { closed: false, opener: window, location, close: () => undefined }
  // The part of a window that the page uses.
  vi.spyOn(window, 'open').mockReturnValue(otra as unknown as Window)
  await deNorma()
  await boton('Iniciar Videoconsulta').click()
  await expect.element(main().getByText('Tu videoconsulta se abrió en otra pestaña')).toBeVisible()
  expect(location.replace).toHaveBeenCalledWith(expect.stringContaining('videoconsulta'))
  await expect
    .element(main().getByRole('link', { name: 'Entrar a la videoconsulta' }))
    .toHaveAttribute('href', expect.stringContaining('videoconsulta'))
  await expectClean()
})

test('[TELE-03] a link that arrives late is not shown for the member who was chosen meanwhile', async () => {
  const replace = vi.fn<(url: string) => void>()
  const close = vi.fn<() => void>()
  const otra = { closed: false, opener: window, location: { replace }, close }
  // The part of a window that the page uses.
  vi.spyOn(window, 'open').mockReturnValue(otra as unknown as Window)
  await network.rule({ match: LINK, do: { kind: 'stallAnswer', ms: 3000 } })
  await deNorma()
  await boton('Iniciar Videoconsulta').click()
  await main().getByRole('radio', { name: 'Rubén' }).click({ force: true })
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(replace).not.toHaveBeenCalled()
  await expect.element(boton('Iniciar Videoconsulta')).toBeEnabled()
  await expect.element(main().getByRole('link', { name: /^Entrar/ })).not.toBeInTheDocument()
})

test('[FORM-01, TELE-03] starting a video consultation without a member names the missing choice and focuses it', async () => {
  await abrir('/teleconsulta')
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await boton('Iniciar Videoconsulta').click()
  await expect.element(main().getByText('Debe seleccionar el afiliado')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
})
