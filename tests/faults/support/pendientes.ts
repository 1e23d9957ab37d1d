import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'

/** Actions of a person on their own unsent changes. */
export function pendientesOn({ page, open, titulo }: Portal) {
  const cambio = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const dialogo = () => page.getByRole('dialog', { name: '¿Descartar este cambio?' })
  const pendientes = {
    dialogo,
    cambio,
    /** Alert of the dialog itself; the region of the notices is inside it too. */
    alerta: () => dialogo().locator('p[role=alert]'),

    async open() {
      await open('/pendientes')
      await expect(titulo()).toHaveText('Pendientes de envío')
    },

    dejar: (words: string, whose: 'mine' | 'theirs') =>
      cambio(words)
        .getByRole('button', {
          name: whose === 'mine' ? 'Que quede lo mío' : 'Que quede lo de la obra social',
        })
        .click(),

    preguntar: (words: string) => cambio(words).getByRole('button', { name: 'Descartar' }).click(),
    confirmar: () => dialogo().getByRole('button', { name: 'Descartar', exact: true }).click(),

    deshacer: (words: string) => cambio(words).getByRole('button', { name: 'Deshacer' }).click(),

    /** Undoes a change that leaves no trace; otherwise answers the question with yes once. */
    async descartar(words: string) {
      const undo = cambio(words).getByRole('button', { name: 'Deshacer' })
      const ask = cambio(words).getByRole('button', { name: 'Descartar' })
      await expect(undo.or(ask)).toBeVisible()
      if (await undo.isVisible()) return undo.click()
      await pendientes.preguntar(words)
      await pendientes.confirmar()
    },

    descartarIgual: () => dialogo().getByRole('button', { name: 'Descartar igual' }).click(),
  }
  return pendientes
}
