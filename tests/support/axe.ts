import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type But = {
  /** Rules that do not hold here. */
  without?: string[]
  /** What is another's on our page. */
  outside?: string[]
}

/**
 * What axe has against a page. It judges in the page itself, where no frame of another origin is looked into, and describes
 * only what is wrong: a blank page for each judgement and a list of all that is right cost more than the judging.
 */
export async function violationsOf(page: Page, { without = [], outside = [] }: But = {}) {
  await page.evaluate(settled)
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
  for (const selector of outside) axe.exclude(selector)
  return (await axe.analyze()).violations
}

/** Runs in the page: what fades in has other colours for as long as it does. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
