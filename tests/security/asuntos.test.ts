import { expect, test } from 'vitest'

import { texts } from '../../server/src/correo/texts.ts'

const MARCA = 'MARCADOR 123456'

test.each(Object.entries(texts).filter(([name]) => name !== 'documento'))(
  '[SEC-45] the subject of the mail %s has no code and no name in it',
  (_name, carta) => {
    // Each function takes a different number of texts.
    const { asunto } = (carta as (...given: string[]) => { asunto: string })(MARCA, MARCA)

    expect(asunto).toMatch(/^[\p{L} ]{10,60}$/u)
    expect(asunto).not.toContain('MARCADOR')
  },
)

test('[SEC-45] the subject of a mailed document has the kind of document and no person', () => {
  expect(texts.documento('una receta', MARCA, { nombre: MARCA, telefono: MARCA }).asunto).toBe(
    'Te enviaron una receta',
  )
})
