import { afterEach, expect, test } from 'vitest'

import { closeToast, currentToast, showToast } from '#ui/toasts.ts'

afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) closeToast(toast.id)
})

test('[ERR-10] the same message is not shown twice at the same time', () => {
  showToast('Error de acceso.')
  showToast('Error de acceso.')

  const shown = currentToast()
  expect(shown?.text).toBe('Error de acceso.')
  closeToast(shown?.id ?? 0)
  expect(currentToast()).toBeUndefined()
})

test('[SHELL-18] a toast stays 6 seconds by default', () => {
  showToast('uno')
  expect(currentToast()?.segundos).toBe(6)
  closeToast(currentToast()?.id ?? 0)
  showToast('dos', { segundos: 10 })
  expect(currentToast()?.segundos).toBe(10)
})

test('[SHELL-17, CONF-08] one toast is shown at a time: a newer one replaces it, but waits behind an error', () => {
  showToast('Ingresando…')
  showToast('Se agregó.')
  expect(currentToast()?.text).toBe('Se agregó.')
  showToast('Error de conexión.', { tipo: 'error' })
  expect(currentToast()?.text).toBe('Error de conexión.')
  showToast('Listo.')
  expect(currentToast()?.text).toBe('Error de conexión.')
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()?.text).toBe('Listo.')
})

test('[SHELL-17] a late notice about an earlier action does not replace the answer to a later one', () => {
  showToast('Ya se había enviado: no se puede deshacer.')
  showToast('Listo. Lo guardamos.', { tardio: true })
  expect(currentToast()?.text).toBe('Ya se había enviado: no se puede deshacer.')
  closeToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeUndefined()
  showToast('Listo. Lo guardamos.', { tardio: true })
  expect(currentToast()?.text).toBe('Listo. Lo guardamos.')
})
