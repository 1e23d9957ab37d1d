import { ACTIONS } from './actions.ts'
import type { Step } from './play.ts'
import { makeRandom } from './random.ts'

/** Number of actions in a run. */
const LENGTH = 30

const BAG = Object.entries(ACTIONS).flatMap(([kind, { weight }]) =>
  Array.from({ length: weight }, () => kind),
)

/** Actions in the run of a seed. */
export function stepsOf(seed: number): Step[] {
  const random = makeRandom(seed ^ 0xac7)
  return Array.from({ length: LENGTH }, () => ({
    kind: random.pick(BAG) ?? 'time passes',
    phone: random.below(2),
    dice: random.below(2 ** 31),
  }))
}

/** The seed of the n-th run of a base seed. */
export const seedOf = (base: number, n: number) =>
  makeRandom(base ^ Math.imul(n + 1, 0x9e3779b1)).below(2 ** 31)

/**
 * The shortest list of steps that still breaks the same rule, as far as it is found: first long stretches of steps are
 * removed, then single ones.
 */
export async function shrink(
  steps: Step[],
  breaks: (fewer: Step[]) => Promise<boolean>,
): Promise<Step[]> {
  let left = steps
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let from = 0; from < left.length;) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)]
      if (await breaks(fewer)) left = fewer
      else from += size
    }
  return left
}
