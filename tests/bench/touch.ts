import type { Page } from 'playwright'

import { newProfile, onPhone, removeProfile, visit } from './browser.ts'
import { A_MINUTE, within } from './deadline.ts'
import { PROFILES } from './link.ts'
import { composed } from './mostrador.ts'
import { type Goal } from './report.ts'
import { INICIO, withPrescriptions } from './signIn.ts'
import type { World } from './world.ts'

/** A control, found as a person finds it, and the part of the page that it opens. */
type Step = {
  press: (page: Page) => ReturnType<Page['locator']>
  opens: string
  /** The way back to home: a screen has an entry in the history. */
  close: 'Escape' | 'back'
}

const boton = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const enlace = (href: string) => (page: Page) => page.locator(`a[href="${href}"]:visible`).first()

/** First openings of screens, dialogs and lists, each from home. */
const STEPS: Record<string, Step> = {
  menu: { press: boton(/^Menú/), opens: 'dialog.cajon-movil[open] a', close: 'Escape' },
  bell: { press: boton(/^Notificaciones/), opens: '#notificaciones li', close: 'Escape' },
  credential: {
    press: boton(/^Mostrar credencial de /),
    opens: 'dialog[open] svg[role="img"], dialog[open] [role="img"]',
    close: 'Escape',
  },
  family: {
    press: enlace('/grupo-familiar'),
    opens: 'main a[href^="/ver-afiliado/"]',
    close: 'back',
  },
  prescriptions: {
    press: enlace('/consultar-recetas'),
    opens: '.paginada .tarjetas li',
    close: 'back',
  },
  counter: { press: enlace('/mostrador'), opens: '.mostrador h2', close: 'back' },
}

/** Most of the touches: 98 of 100. */
const MOST = 0.98

/** Time until the next frame, the event that took longest, and the long frames meanwhile. */
type Touch = { ms: number; event: string; frames: string[] }

/** Touches on a phone without signal that was just opened, until the page draws its next frame. */
export async function touch(world: World, rounds: number): Promise<Goal[]> {
  const link = await world.behind(world.product, PROFILES.open)
  const made = await newProfile()
  await onPhone(made, async (page) => {
    await withPrescriptions(page, link.origin)
    await composed(page, link.origin)
  })
  await link.cut()
  const { atRest: _atRest, ...AT_HOME } = INICIO
  const touches: (Touch & { name: string })[] = []
  const shown = new Map<string, number[]>()
  try {
    for (let round = 0; round < rounds; round++)
      await onPhone(made, async (page) => {
        await page.addInitScript(WATCH)
        await visit(page, link.origin, AT_HOME)
        for (const [name, step] of Object.entries(STEPS)) {
          const ms = await pressed(page, step)
          shown.set(name, [...(shown.get(name) ?? []), ms])
          if (step.close === 'back') await page.goBack()
          else await page.keyboard.press('Escape')
          await page.waitForTimeout(A_WHILE)
          const taken = await page.evaluate<Touch[]>(TAKE)
          touches.push(...taken.map((one) => ({ ...one, name })))
          const times = taken.map((one) => one.ms).join(', ')
          console.log(`${name}, to and fro: ${times} ms to the next frame`)
        }
      })
  } finally {
    await removeProfile(made)
  }
  const sorted = touches.toSorted((a, b) => a.ms - b.ms)
  const slowest = sorted.at(-1)
  if (slowest) {
    console.log(`slowest: ${slowest.name}, ${slowest.event}, ${slowest.ms} ms`)
    for (const frame of slowest.frames) console.log(`  ${frame}`)
  }
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * MOST))
  const most = sorted[at]?.ms ?? Number.NaN
  return [
    {
      of: 'touch',
      metric: `touch to next frame, 98 of 100 (${sorted.length})`,
      against: '200 ms',
      unit: 'ms',
      limit: 1,
      pairs: [{ ours: most, base: 200 }],
    },
    ...[...shown].map(([name, all]): Goal => ({
      of: 'touch',
      metric: `touch to ${name} on screen`,
      against: '1000 ms',
      unit: 'ms',
      limit: 1,
      pairs: all.map((ours) => ({ ours, base: 1000 })),
    })),
  ]
}

const A_WHILE = 800

/** The touches since the last look, each with its long frames: work in all, style and layout, and the scripts. */
const TAKE = `(() => {
  const ms = (time) => Math.round(time) + ' ms'
  const lineOf = ({ startTime, duration, styleAndLayoutStart, scripts }) => {
    const layout = styleAndLayoutStart && startTime + duration - styleAndLayoutStart
    const parts = scripts.map(
      ({ invoker, duration, forcedStyleAndLayoutDuration }) =>
        invoker + ' ' + ms(duration) + ', forced layout ' + ms(forcedStyleAndLayoutDuration),
    )
    return ['frame of ' + ms(duration), 'style and layout ' + ms(layout), ...parts].join('; ')
  }
  const all = [...window.touches.values()].map(({ from, ms, event }) => ({
    ms,
    event,
    frames: window.frames
      .filter(({ startTime, duration }) => startTime < from + ms && from < startTime + duration)
      .map(lineOf),
  }))
  window.touches.clear()
  window.frames.length = 0
  return all
})()`

// Text, not a function: the runner's compiler would leave helpers in it that no page has.
const WATCH = `{
  window.touches = new Map()
  new PerformanceObserver((list) => {
    for (const { name, interactionId, startTime, duration } of list.getEntries())
      if (interactionId && duration > (window.touches.get(interactionId)?.ms ?? 0))
        window.touches.set(interactionId, { from: startTime, ms: duration, event: name })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  window.frames = []
  new PerformanceObserver((list) => window.frames.push(...list.getEntries()))
    .observe({ type: 'long-animation-frame', buffered: true })
  window.press = (opens) => {
    window.opened = new Promise((resolve) => {
      const look = () => {
        const found = document.querySelector(opens)
        if (!found || found.getClientRects().length === 0) return
        changes.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - begun)
          port2.postMessage(0)
        })
      }
      let begun = 0
      const changes = new MutationObserver(look)
      addEventListener('pointerdown', ({ timeStamp }) => {
        begun = timeStamp
        changes.observe(document, { childList: true, subtree: true, attributes: true })
      }, { once: true, capture: true })
    })
  }
}`

/** From the finger on the glass to the first frame with the new part. */
async function pressed(page: Page, { press, opens }: Step): Promise<number> {
  await page.evaluate(`window.press(${JSON.stringify(opens)})`)
  await press(page).tap({ timeout: 10_000 })
  return Number(
    await within(A_MINUTE, `What a touch opens (${opens})`, page.evaluate('window.opened')),
  )
}
