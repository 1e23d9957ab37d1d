import { expect, test } from 'vitest'

import { floorOf, pictureOf } from './floors.ts'

test.each([
  { room: 'live', boxes: 10, floors: 6 },
  { room: 'app', boxes: 10, floors: 8 },
])(
  'imports between the folders of src/$room form $floors levels at most, without a circle',
  (of) => {
    const picture = pictureOf(`src/${of.room}`, { alias: `#${of.room}/`, topFiles: true })

    const floors = [...picture.keys()].map((box) => floorOf(picture, box))

    expect(picture.size).toBeGreaterThan(of.boxes)
    expect(Math.max(...floors)).toBeLessThanOrEqual(of.floors)
  },
)
