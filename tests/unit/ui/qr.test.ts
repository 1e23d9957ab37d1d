import { expect, test } from 'vitest'

import { qrPath } from '#qr/qrPath.ts'

test("[CRED-07] every dark run of a drawn QR lies inside the QR's square", () => {
  const { size, d } = qrPath('https://portal.example/validar-credencial/eyJ0b2tlbiI6ImEifQ')
  expect(size).toBeGreaterThanOrEqual(21)
  const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)]
  expect(runs.map(([run]) => run).join('')).toBe(d)
  for (const [, x, y, width, back] of runs) {
    expect(width).toBe(back)
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(size)
    expect(Number(y)).toBeLessThan(size)
  }
})

test('the drawn QR has its finder pattern in the top left corner', () => {
  const { d } = qrPath('hola')
  expect(d.startsWith('M0 0h7v1h-7z')).toBe(true)
})
