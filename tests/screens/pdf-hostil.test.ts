import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { network } from './support/lejos.ts'
import { abrir, expectClean } from './support/pantalla.ts'
import { hostil } from './support/pdfHostil.ts'
import { tocar } from './support/tocar.ts'

const FILES = 'GET /v1/files'
const THEIRS = '/v1/robo'

const visor = () => page.getByRole('dialog', { name: /^Receta/ })
const primera = () =>
  page
    .getByRole('list', { name: 'Para usar' })
    .getByRole('listitem')
    .filter({ hasText: 'Levotiroxina' })

/** Collects the warnings of pdf.js and the alerts of the document. */
function escuchar() {
  const said: string[] = []
  const warn = vi
    .spyOn(console, 'warn')
    .mockImplementation((words) => void said.push(String(words)))
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => void said.push('alert'))
  onTestFinished(() => {
    warn.mockRestore()
    alert.mockRestore()
  })
  return said
}

test('[SEC-20, SEC-21, SEC-37] a PDF with scripts, links and forms is drawn, and runs, opens and sends nothing', async () => {
  const said = escuchar()
  await network.rule({
    match: FILES,
    do: {
      kind: 'status',
      code: 200,
      body: hostil('Hola Norma', `${location.origin}${THEIRS}`),
      headers: { 'content-type': 'application/pdf' },
    },
  })
  await abrir('/consultar-recetas', { recien: true })
  await tocar(primera().getByRole('button').first())
  await primera().getByRole('button', { name: 'Ver receta' }).click()

  const hoja = visor().getByRole('article')
  await expect.element(hoja).toHaveTextContent('Hola Norma')

  const active = 'a, input, button, iframe, embed, object, script, form'
  expect(hoja.element().querySelectorAll(active)).toHaveLength(0)
  expect(said.filter((words) => /fake worker|alert/i.test(words))).toEqual([])
  expect(await network.asked(THEIRS)).toEqual([])
  const origins = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)
  expect(origins.filter((one) => one !== location.origin && one !== 'null')).toEqual([])
  await expectClean()
})
