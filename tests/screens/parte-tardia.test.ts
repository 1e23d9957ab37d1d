import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { parteTardia } from '#ui/parteTardia.tsx'

test('[FLT-57] a part that cannot be loaded leaves its screen usable, says so, and loads at a retry', async () => {
  let llega = false
  const load = async () => {
    if (!llega) throw new Error('Unable to preload CSS for /assets/r2/parte.css')
    return () => createElement('b', null, 'La parte')
  }
  const Parte = parteTardia(load, {
    falta: (otraVez) => createElement('button', { onClick: otraVez }, 'Probar de nuevo'),
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(createElement('main', null, 'El resto de la pantalla ', createElement(Parte)))
  const otraVez = page.getByRole('button', { name: 'Probar de nuevo' })
  await expect.element(otraVez).toBeVisible()
  expect(place.textContent).toContain('El resto de la pantalla')

  llega = true
  await otraVez.click()
  await expect.element(page.getByText('La parte', { exact: true })).toBeVisible()
  expect(place.textContent).toContain('El resto de la pantalla')
})
