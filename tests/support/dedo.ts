import type { Page } from 'playwright/test'

type Punto = { x: number; y: number }

const PASOS = 8
const SEGUNDOS_POR_PASO = 0.05

/**
 * A finger on the glass, as a screen reports it: it moves slowly and rests before it is lifted, so
 * that no movement follows.
 */
export async function arrastrar(page: Page, from: Punto, to: Punto): Promise<void> {
  const session = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Punto[]) => {
    timestamp += SEGUNDOS_POR_PASO
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await send('touchStart', [from])
  for (let step = 1; step <= PASOS; step++)
    await send('touchMove', [between(from, to, step / PASOS)])
  for (let step = 0; step < PASOS; step++) await send('touchMove', [to])
  await send('touchEnd', [])
  await session.detach()
}

/** Rests a finger on a point; returns a function that lifts it. */
export async function apoyar(page: Page, at: Punto): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }
}

const between = (from: Punto, to: Punto, part: number): Punto => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
