import { expect, test } from 'vitest'

import { textos } from '../../server/src/correo/textos.ts'

const MARCA = 'MARCADOR 123456'

test.each(Object.entries(textos).filter(([name]) => name !== 'documento'))(
  '[SEC-45] the subject of the mail %s tells nothing of what the mail is given',
  (_name, carta) => {
    // Each takes as many texts as it needs.
    const { asunto } = (carta as (...given: string[]) => { asunto: string })(MARCA, MARCA)

    expect(asunto).toMatch(/^[\p{L} ]{10,60}$/u)
    expect(asunto).not.toContain('MARCADOR')
  },
)

test('[SEC-45] the subject of a mailed document names its kind and nobody', () => {
  expect(textos.documento('una receta', MARCA, MARCA).asunto).toBe('Te enviaron una receta')
})
