import { expect, test } from 'vitest'

import { shrink, stepsOf } from './scenario.ts'

test('a seed always gives the same random steps', () => {
  expect(stepsOf(7)).toEqual(stepsOf(7))
  expect(stepsOf(7)).not.toEqual(stepsOf(8))
})

test('a failing random run is reduced to the steps that it needs, in order', async () => {
  const steps = stepsOf(1)
  const needed = [steps[3], steps[17], steps[24]]

  const told = await shrink(steps, (fewer) =>
    Promise.resolve(needed.every((step) => step && fewer.includes(step))),
  )

  expect(told).toEqual(needed)
})
