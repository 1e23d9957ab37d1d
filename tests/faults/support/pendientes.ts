import { texts } from '#features/pendientes/texts.ts'

import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'

/** What a person does with their own unsent changes. */
export function pendientesOn({ page, open, titulo }: Portal) {
  const cambio = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const dialogo = () => page.getByRole('dialog', { name: texts.pregunta })
  const pendientes = {
    dialogo,
    cambio,

    async open() {
      await open('/pendientes')
      await expect(titulo()).toHaveText(texts.titulo)
    },

    dejar: (words: string, whose: 'mine' | 'theirs') =>
      cambio(words)
        .getByRole('button', {
          name: whose === 'mine' ? texts.dejarLoMio : texts.dejarLoQueEsta,
        })
        .click(),

    preguntar: (words: string) =>
      cambio(words).getByRole('button', { name: texts.descartar }).click(),
    confirmar: () => dialogo().getByRole('button', { name: texts.descartar, exact: true }).click(),

    /** Up to the question, which is answered with yes once. */
    async descartar(words: string) {
      await pendientes.preguntar(words)
      await pendientes.confirmar()
    },

    descartarIgual: () => dialogo().getByRole('button', { name: texts.descartarIgual }).click(),
  }
  return pendientes
}
