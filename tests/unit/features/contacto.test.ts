import { expect, test } from 'vitest'

import { enmascarar } from '#features/contacto/mascara.ts'

test.each([
  ['juana@example.com', 'ju•••@example.com'],
  ['jo@example.com', '•••@example.com'],
  ['0200-154123456', '••••••••••456'],
  ['45', '45'],
])('[VERI-02] the contact %s is shown masked as %s', (contacto, shown) => {
  expect(enmascarar(contacto)).toBe(shown)
})
