import { expect, test } from 'vitest'

import { scriptUrl } from '#app/arranque/trustedTypes.ts'

const HERE = 'https://portal.example'

test.each(['/assets/portal-abc.js', '/sw.js', 'https://portal.example/assets/x.js'])(
  '[SEC-20] %s may be loaded as a script',
  (address) => {
    expect(scriptUrl(address, HERE, false)).toBe(address)
  },
)

test.each([
  'https://evil.example/assets/x.js',
  '//evil.example/assets/x.js',
  '/otro.js',
  '/assets/../otro.js',
  '/sw.js/x',
  'data:text/javascript,1',
  'blob:https://portal.example/1',
  'javascript:1',
  'https://',
])('[SEC-20] %s may not be loaded as a script', (address) => {
  expect(scriptUrl(address, HERE, false)).toBeNull()
})

test('in development any script of our own origin may be loaded, and no other', () => {
  expect(scriptUrl('/src/app/main.tsx', HERE, true)).toBe('/src/app/main.tsx')
  expect(scriptUrl('https://evil.example/x.js', HERE, true)).toBeNull()
})
