import { texts } from '../support/areaDePrueba/texts.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import type { Provider } from '../support/provider.ts'
import { expect, test } from '../support/test.ts'
import { notasOn } from './support/notas.ts'
import { markersOf } from './support/onePerson.ts'
import { sayOnline } from './support/operations.ts'

const BEGUN = 'Nota a medias'

const titulo = (portal: Portal) => notasOn(portal).form().getByLabel(texts.tituloDeNota)

async function comeIn(portal: Portal, who: keyof typeof people) {
  await portal.fillSignIn(people[who])
  await portal.ingresar().click()
  await expect(portal.titulo()).not.toHaveText('Ingresá')
}

/** All text that a window shows or has in its fields. */
const shownBy = ({ page }: Portal) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        'value' in field ? String(field.value) : '',
      ),
    ].join('\n'),
  )

/** Finds the first person's marks in the text of a window. */
async function lookFor(provider: Provider) {
  const markers = [...(await markersOf(provider, 'norma')), 'Norma', BEGUN]
  return async (portal: Portal) => {
    const shown = await shownBy(portal)
    return markers.filter((marker) => shown.includes(marker))
  }
}

test('[FLT-66, SEC-28, SESS-09] a sign-out hides the half-filled form in another tab within 2 s, and keeps its text', async ({
  phone,
  provider,
}) => {
  const typing = phone.portal
  await typing.signIn()
  await typing.readyForNoSignal()
  await notasOn(typing).open()
  const leaving = await phone.newWindow()
  const named = await lookFor(provider)
  await notasOn(typing).escribir({ titulo: 'Nota' })
  await leaving.open('/signout')
  await expect(
    leaving.page.getByRole('dialog', { name: 'Tenés 1 formulario sin terminar' }),
  ).toBeVisible()
  await notasOn(typing).escribir({ titulo: BEGUN })
  expect(await named(typing)).not.toEqual([])
  // No person types in one window and presses in another within the pause before a draft is written.
  await expect.poll(() => leaving.drafts()).toMatchObject([{ value: { titulo: BEGUN } }])

  await leaving.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' }).click()
  await expect(leaving.titulo()).toHaveText('Ingresá')
  await expect(typing.titulo()).toHaveText('Ingresá', { timeout: 2000 })
  expect([await named(typing), await named(leaving)]).toEqual([[], []])

  await comeIn(leaving, 'derivado')
  await notasOn(leaving).open()
  await expect(titulo(leaving)).toHaveValue('')
  expect(await named(leaving)).toEqual([])
  await leaving.open('/signout')
  await expect(leaving.titulo()).toHaveText('Ingresá')
  await comeIn(leaving, 'norma')
  await notasOn(leaving).open()
  await expect(titulo(leaving)).toHaveValue(BEGUN)
})

test('[FLT-66, SESS-09] when another person signs in, the other tab hides the half-filled form and keeps its text', async ({
  phone,
  provider,
}) => {
  const typing = phone.portal
  await typing.signIn()
  await typing.readyForNoSignal()
  await notasOn(typing).open()
  await notasOn(typing).escribir({ titulo: BEGUN })
  await expect.poll(() => typing.drafts()).toHaveLength(1)
  const named = await lookFor(provider)
  expect(await named(typing)).not.toEqual([])

  const other = await phone.newWindow()
  await other.open('/signout')
  await other.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' }).click()
  await comeIn(other, 'derivado')
  await expect.poll(() => named(typing), { timeout: 2000 }).toEqual([])
  await typing.page.bringToFront()
  await sayOnline(typing)
  await notasOn(typing).open()
  await expect(titulo(typing)).toHaveValue('')
  expect([await named(typing), await named(other)]).toEqual([[], []])

  await typing.open('/signout')
  await expect(other.titulo()).toHaveText('Ingresá', { timeout: 2000 })
  await comeIn(typing, 'norma')
  await notasOn(typing).open()
  await expect(titulo(typing)).toHaveValue(BEGUN)
})
