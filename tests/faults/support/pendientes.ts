import { texts } from '#features/pendientes/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'

/** What a person does with their own unsent changes. */
export function pendientesOn({ page, open, titulo }: Portal) {
  const cambio = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const dialogo = () => page.getByRole('dialog', { name: piezas.preguntaDescartar })
  const pendientes = {
    dialogo,
    cambio,
    /** What the dialog itself says; the region of the notices is in it too. */
    alerta: () => dialogo().locator('p[role=alert]'),

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

    deshacer: (words: string) =>
      cambio(words).getByRole('button', { name: texts.deshacer }).click(),

    /** What leaves nothing behind is undone; else up to the question, which is answered with yes once. */
    async descartar(words: string) {
      const undo = cambio(words).getByRole('button', { name: texts.deshacer })
      const ask = cambio(words).getByRole('button', { name: texts.descartar })
      await expect(undo.or(ask)).toBeVisible()
      if (await undo.isVisible()) return undo.click()
      await pendientes.preguntar(words)
      await pendientes.confirmar()
    },

    descartarIgual: () => dialogo().getByRole('button', { name: piezas.descartarIgual }).click(),
  }
  return pendientes
}
