import { expect, test } from 'vitest'

import { esMovil } from '#ui/esMovil.ts'

const browser = (userAgent: string, more: object = {}) =>
  ({ userAgent, maxTouchPoints: 0, ...more }) as Navigator

test.each([
  ['an Android phone', browser('Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36')],
  ['an iPhone', browser('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')],
  ['an iPad that says it is a Mac', browser('Mozilla/5.0 (Macintosh)', { maxTouchPoints: 5 })],
  ['a browser that says so itself', browser('x', { userAgentData: { mobile: true } })],
])('[SHELL-28] %s is recognised as a mobile device', (_name, nav) => {
  expect(esMovil(nav)).toBe(true)
})

test.each([
  ['a Mac', browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')],
  [
    'a Windows computer with a touch screen',
    browser('Mozilla/5.0 (Windows NT 10.0)', { maxTouchPoints: 10 }),
  ],
])('[SHELL-28] %s is recognised as a desktop device', (_name, nav) => {
  expect(esMovil(nav)).toBe(false)
})
