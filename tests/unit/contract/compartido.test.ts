import { expect, test } from 'vitest'

import { esDelMenu } from '#contract/compartido.ts'

const HERE = 'https://portal.example'

test('what a share menu hands over is a page of its own; a request from a page, and a form of another site, is not', () => {
  expect(esDelMenu({ mode: 'navigate', referrer: '' }, HERE)).toBe(true)
  expect(esDelMenu({ mode: 'navigate', referrer: 'android-app://com.chat/' }, HERE)).toBe(true)
  expect(esDelMenu({ mode: 'navigate', referrer: `${HERE}/compartido` }, HERE)).toBe(true)
  expect(esDelMenu({ mode: 'navigate', referrer: 'https://otro.example/' }, HERE)).toBe(false)
  expect(esDelMenu({ mode: 'no-cors', referrer: '' }, HERE)).toBe(false)
})
