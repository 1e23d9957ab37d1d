import { people } from '../../support/people.ts'
import { expect } from '../../support/test.ts'
import type { Random } from '../random.ts'
import { type Handset, PEOPLE, type Who } from './run.ts'

/** Ends all faults; requests that hung on them break. */
export function mend({ network }: Handset): void {
  network.cut()
  network.heal()
}

/** Signs in, which needs signal, on a phone without a signed-in person. */
export async function comeIn(handset: Handset, who: Who): Promise<void> {
  mend(handset)
  const { portal } = handset.phone
  await portal.open('/signin')
  await portal.fillSignIn(people[who])
  await portal.ingresar().click()
  // Returns to the screen where the last session ended, or to home.
  await expect(portal.campana()).toBeVisible()
  handset.who = who
}

/** Signs out, keeping unsent changes. */
export async function goOut(handset: Handset): Promise<void> {
  const { portal } = handset.phone
  const yes = portal.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' })
  await portal.open('/signout')
  await expect(async () => {
    // A change that was unsent when the action began may be sent before the press.
    if (await yes.isVisible()) await yes.click({ timeout: 1000 })
    await expect(portal.titulo()).toHaveText('Ingresá', { timeout: 2000 })
  }).toPass()
  handset.who = undefined
}

/** The provider ended every session: people who were signed in are signed out, and read why. */
export async function beSentOut(handset: Handset): Promise<void> {
  if (handset.who === undefined) return
  mend(handset)
  await handset.phone.portal.open('/')
  await expect(handset.phone.portal.titulo()).toHaveText('Ingresá')
  handset.who = undefined
}

/** Signed in and with the portal on screen: most actions of a person begin like this. */
export async function present(handset: Handset, random: Random): Promise<Who> {
  if (handset.who === undefined) await comeIn(handset, random.pick(PEOPLE) ?? 'norma')
  return handset.who ?? 'norma'
}
