import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type RunOptions = Parameters<AxeBuilder['options']>[0]
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Axe = { run: (context: { exclude: string[][] }, options: RunOptions) => Promise<Results> }

export type But = {
  /** If given, only these rules are checked. */
  only?: string[]
  /** Rules that do not apply here. */
  without?: string[]
  /** Selectors of foreign parts of our page. */
  outside?: string[]
}

/**
 * Violations that axe finds in a page. It runs in the page itself, without frames of other origins,
 * and describes only violations: a blank page for each run and a list of all passes cost more time
 * than the check.
 */
export async function violationsOf(page: Page, { only, without = [], outside = [] }: But = {}) {
  await page.evaluate(settled)
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: { type: 'rule', values: only } }),
  }
  return (await again(page, outside, options)) ?? (await first(page, outside, options)).violations
}

/** Brings axe into the page, which takes longer than the check. */
async function first(page: Page, outside: string[], options: RunOptions) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  for (const selector of outside) axe.exclude(selector)
  return axe.analyze()
}

/** Runs axe if the page has it already; else undefined. */
const again = (page: Page, exclude: string[], options: RunOptions) =>
  page.evaluate(
    async ([context, how]) => {
      const { axe } = window as unknown as { axe?: Axe }
      return axe && (await axe.run(context, how)).violations
    },
    [{ exclude: exclude.map((selector) => [selector]) }, options] as const,
  )

/**
 * Runs in the page: waits until fading elements have their final colours. A change of the colour
 * scheme starts a frame later. Endless animations, like a clock's, are not waited for.
 */
async function settled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (const _twice of [1, 2]) {
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }
}
