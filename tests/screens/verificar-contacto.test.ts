import { expect, test } from 'vitest'

import { provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main, titulo } from './support/pantalla.ts'

test('[VERI-01, VERI-02, VERI-03, SEC-26] the link of a contact sends it a code, masks it, and leaves the address', async () => {
  await abrir('/perfil')
  const id = await provider.addCorreo('norma', 'otra.norma@correo.example')
  ir(`/verificar-contacto/${id}/${encodeURIComponent('otra.norma@correo.example')}`)
  await expect.element(titulo()).toHaveTextContent('Confirmá tu correo')
  await expect.element(main()).toHaveTextContent('ot•••@correo.example')
  expect(location.pathname).toBe(`/verificar-contacto/${id}/-`)
  await expect.element(boton('Reenviar código')).toBeDisabled()
  await expectClean()
})
