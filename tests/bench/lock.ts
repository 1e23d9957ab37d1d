import type { Page } from 'playwright'

import { newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import { PROFILES } from './link.ts'
import { madeProfile } from './madeProfile.ts'
import { CODIGO, TEXTO, forTheCounter } from './mostrador.ts'
import { withNotices } from './notices.ts'
import { startProduct } from './product.ts'
import type { Goal } from './report.ts'
import { INICIO, signIn } from './signIn.ts'
import { type World, inTurns, interleave, offlineSite } from './world.ts'
import { dismissals, onCopy } from './write.ts'

const PIN = '274916'
const NOTICES = 20

/** Cost of the lock: the same phone with it and without it. */
export async function lock(world: World, rounds: number): Promise<Goal[]> {
  return [
    ...(await counters(world, rounds)),
    await home(world, rounds),
    await writes(world, rounds),
  ]
}

const ROW = { of: 'lock', against: 'without a lock', unit: 'ms' } as const

/** The counter, which the person left outside the lock. */
async function counters(world: World, rounds: number): Promise<Goal[]> {
  const site = async (sign: typeof TEXTO, isLocked: boolean) =>
    offlineSite(
      await world.behind(world.product, PROFILES.open),
      '/mostrador',
      sign,
      async (page, origin) => {
        await forTheCounter(page, origin)
        if (!isLocked) return
        await putLock(page, origin)
        await leaveOutside(page)
      },
    )
  const sites = {
    text: await site(TEXTO, false),
    lockedText: await site(TEXTO, true),
    code: await site(CODIGO, false),
    lockedCode: await site(CODIGO, true),
  }
  const { text, lockedText, code, lockedCode } = sites
  const visits = await inTurns(rounds, {
    text: text.open,
    lockedText: lockedText.open,
    code: code.open,
    lockedCode: lockedCode.open,
  })
  await Promise.all(Object.values(sites).map(({ remove }) => remove()))
  const row = (metric: string, which: 'text' | 'code'): Goal => {
    const locked = which === 'text' ? 'lockedText' : 'lockedCode'
    const pairs = visits.map((visit) => ({ ours: visit[locked].mark, base: visit[which].mark }))
    return { ...ROW, metric: `offline start, ${metric}, outside the lock`, limit: 1.1, pairs }
  }
  return [row('credential text', 'text'), row('fresh QR', 'code')]
}

/** Home from the press that opens the lock, beside home from the start of the browser's visit. */
async function home(world: World, rounds: number): Promise<Goal> {
  const without = await offlineSite(
    await world.behind(world.product, PROFILES.open),
    '/',
    INICIO,
    signIn,
  )
  const link = await world.behind(world.product, PROFILES.open)
  const made = await newProfile()
  await onPhone(made, async (page) => {
    await signIn(page, link.origin)
    await putLock(page, link.origin)
  })
  await link.cut()
  const opened = () =>
    onCopy(made, async (page) => {
      await page.goto(link.origin)
      return open(page)
    })
  await opened() // The first start after the installation does not count.
  const pairs = await interleave(rounds, opened, async () => (await without.open()).mark)
  await Promise.all([without.remove(), removeProfile(made)])
  return { ...ROW, metric: 'offline, home after the PIN', limit: 1.15, pairs }
}

/** A dismissal on home with an open lock. */
async function writes(world: World, rounds: number): Promise<Goal> {
  const product = await startProduct(withNotices(NOTICES * rounds))
  try {
    const link = await world.behind(product.port, PROFILES.open)
    const without = await madeProfile(link)
    const made = await madeProfile(link)
    await onPhone(made, (page) => putLock(page, link.origin))
    await link.cut()
    const pairs = await interleave(
      rounds,
      () =>
        onCopy(made, async (page) => {
          await page.goto(link.origin)
          await open(page)
          return dismissals(page)
        }),
      () =>
        onCopy(without, async (page) => {
          await page.goto(link.origin)
          return dismissals(page)
        }),
    )
    await Promise.all([without, made].map(removeProfile))
    return { ...ROW, metric: 'dismissal painted, lock open', limit: 1.2, pairs }
  } finally {
    await product.stop()
  }
}

/** Puts the lock on, and waits until all stored rows are sealed. */
async function putLock(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/candado`)
  await page.getByLabel('PIN nuevo', { exact: true }).fill(PIN)
  await page.getByLabel('El mismo PIN otra vez').fill(PIN)
  await page.getByRole('button', { name: 'Poner el candado' }).click()
  await page.getByRole('button', { name: 'Cerrar ahora' }).waitFor()
  await page.getByText('Cerrando lo guardado…').waitFor({ state: 'detached' })
}

async function leaveOutside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dejarlos afuera' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN actual').fill(PIN)
  await dialog.getByRole('button', { name: 'Dejarlos afuera' }).click()
  await page.getByText('Se muestran con el candado cerrado.', { exact: true }).waitFor()
}

/** Time in ms from the press that opens the lock to home. */
async function open(page: Page): Promise<number> {
  await page.getByLabel('PIN del candado').fill(PIN)
  return within(A_MINUTE, 'Home after the PIN', page.evaluate(pressAndWait, INICIO.taken))
}

/** Runs in the page. */
function pressAndWait(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const changes = new MutationObserver(() => {
      if (!document.querySelector(selector)?.getClientRects().length) return
      changes.disconnect()
      resolve(performance.now() - begun)
    })
    changes.observe(document, { childList: true, subtree: true })
    document.querySelector<HTMLElement>('form [type="submit"]')?.click()
  })
}
