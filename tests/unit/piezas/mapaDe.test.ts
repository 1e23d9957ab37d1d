import { expect, test } from 'vitest'

import { mapaDe } from '#piezas/mapaDe.ts'

const browser = (userAgent: string, maxTouchPoints = 0) =>
  ({ userAgent, maxTouchPoints }) as Navigator

const DONDE = 'Av.%20San%20Mart%C3%ADn%20215%2C%20Santa%20Rosa'

test.each([
  [
    'an iPhone',
    browser('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5),
    `https://maps.apple.com/?q=${DONDE}`,
  ],
  [
    'an iPad that says it is a Mac',
    browser('Mozilla/5.0 (Macintosh)', 5),
    `https://maps.apple.com/?q=${DONDE}`,
  ],
  ['an Android phone', browser('Mozilla/5.0 (Linux; Android 14) Mobile', 5), `geo:0,0?q=${DONDE}`],
  [
    'a Mac',
    browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'),
    `https://www.openstreetmap.org/search?query=${DONDE}`,
  ],
])(
  '[PHAR-05, PROV-05, CRON-06] on %s an address opens in a map application that the device has',
  (_name, aparato, address) => {
    expect(mapaDe('Av. San Martín 215', 'Santa Rosa', aparato)).toBe(address)
  },
)
