import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type RunOptions = Parameters<AxeBuilder['options']>[0]
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Axe = { run: (context: { exclude: string[][] }, options: RunOptions) => Promise<Results> }

export type But = {
  /** These rules alone. */
  only?: string[]
  /** Rules that do not hold here. */
  without?: string[]
  /** What is another's on our page. */
  outside?: string[]
}

/**
 * What axe has against a page. It judges in the page itself, where no frame of another origin is looked into, and describes
 * only what is wrong: a blank page for each judgement and a list of all that is right cost more than the judging.
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

/** Brings axe along, which takes longer than the judging. */
async function first(page: Page, outside: string[], options: RunOptions) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  for (const selector of outside) axe.exclude(selector)
  return axe.analyze()
}

/** In a page that has it already; undefined in one that has not. */
const again = (page: Page, exclude: string[], options: RunOptions) =>
  page.evaluate(
    async ([context, how]) => {
      const { axe } = window as unknown as { axe?: Axe }
      return axe && (await axe.run(context, how)).violations
    },
    [{ exclude: exclude.map((selector) => [selector]) }, options] as const,
  )

/**
 * Runs in the page: what fades in has other colours for as long as it does, and what a new colour scheme changes begins a frame
 * later. A clock moves all the time, and is not waited for again and again.
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
