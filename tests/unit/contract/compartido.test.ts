import { expect, test } from 'vitest'

import { deQuien } from '#contract/compartido.ts'

const HERE = 'https://portal.example'

test.each([
  ['no-se-sabe', { mode: 'navigate', referrer: '' }],
  ['no-se-sabe', { mode: 'navigate', referrer: 'about:client' }],
  ['conocido', { mode: 'navigate', referrer: 'android-app://com.chat/' }],
  ['conocido', { mode: 'navigate', referrer: `${HERE}/compartido` }],
  ['otro-sitio', { mode: 'navigate', referrer: 'https://otro.example/' }],
  ['otro-sitio', { mode: 'no-cors', referrer: '' }],
] as const)('[SHELL-24] the origin of shared files is %s for the request %o', (de, request) => {
  expect(deQuien(request, HERE)).toBe(de)
})
