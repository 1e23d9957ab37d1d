import { newProfile, onPhone } from './browser.ts'
import type { Link } from './link.ts'
import { signIn } from './signIn.ts'

/** A profile of the signed-in person with all notifications on it. */
export async function madeProfile(link: Link): Promise<string> {
  const made = await newProfile()
  await onPhone(made, async (page) => {
    await signIn(page, link.origin)
    // The notifications come after the counter.
    await page.locator('.fui-FluentProvider .globo').first().waitFor()
  })
  return made
}
