import type { Page } from 'playwright'

import { type Baseline, buildBaseline } from './baselines.ts'
import {
  type Sign,
  type Visit,
  copyOf,
  newProfile,
  onPhone,
  removeProfile,
  visit,
} from './browser.ts'
import { type Link, type Profile, linkTo } from './link.ts'
import { startProduct } from './product.ts'
import { serve } from './serve.ts'

/** Signs of a baseline's content, and of the empty page. */
export const CONTENT: Sign = { mark: 'content', selector: '#root *' }
export const EMPTY = { mark: 'first-contentful-paint', selector: 'h1' }

/** All measured pages, each behind its own link so that it is a site of its own. */
export async function openWorld() {
  const product = await startProduct()
  const stops: (() => unknown)[] = [product.stop]
  const served = new Map<Baseline, Promise<number>>()
  const serveBaseline = async (name: Baseline) => {
    const { port, stop } = await serve(await buildBaseline(name))
    stops.push(stop)
    return port
  }
  /** Each is built once in a run. */
  const baseline = (name: Baseline): Promise<number> => {
    const port = served.get(name) ?? serveBaseline(name)
    served.set(name, port)
    return port
  }
  const behind = async (port: number, profile: Profile) => {
    const link = await linkTo(port, profile)
    stops.push(() => link.cut())
    return link
  }
  return {
    product: product.port,
    baseline,
    behind,
    close: async () => {
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** A visit with a profile of its own. */
export async function firstVisit(link: Link, path: string, sign: Sign) {
  const profile = await newProfile()
  try {
    return await onPhone(profile, (page) => visit(page, link.origin + path, sign))
  } finally {
    await removeProfile(profile)
  }
}

type Prepare = (page: Page, origin: string) => Promise<void>

export type Site = { open: () => Promise<Visit>; remove: () => Promise<void> }

/**
 * A site whose profile was made once online; each measurement starts a copy with no server
 * listening. `nunca`: also its first start without signal counts, in which the portal does not yet
 * know that there is none.
 */
export const offlineSite = (
  link: Link,
  path: string,
  sign: Sign,
  prepare: Prepare,
  { nunca = false } = {},
) => visitedSite(link, path, sign, prepare, { after: () => link.cut(), nunca })

/** The same measurement with the server still answering: a second visit. */
export async function visitedSite(
  link: Link,
  path: string,
  sign: Sign,
  prepare: Prepare,
  { after = () => undefined, nunca = false }: { after?: () => unknown; nunca?: boolean } = {},
): Promise<Site> {
  const made = await newProfile()
  await onPhone(made, (page) => prepare(page, link.origin))
  await after()
  const open = async () => {
    const profile = await copyOf(made)
    try {
      return await onPhone(profile, (page) => visit(page, link.origin + path, sign))
    } finally {
      await removeProfile(profile)
    }
  }
  // The first start after the installation still writes compiled code: it does not count, and is
  // kept.
  if (!nunca) await onPhone(made, (page) => visit(page, link.origin + path, sign))
  return { open, remove: () => removeProfile(made) }
}

export const installed: Prepare = async (page, origin) => {
  await page.goto(origin)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Each once a round, in turning order: a ratio compares neighbours in time. */
export async function inTurns<Name extends string, T>(
  rounds: number,
  each: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T>[]> {
  const names = Object.keys(each) as Name[] // its own keys
  const all: Record<Name, T>[] = []
  for (let round = 0; round < rounds; round++) {
    const found = new Map<Name, T>()
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length]
      if (name !== undefined) found.set(name, await each[name]())
    }
    all.push(Object.fromEntries(found) as Record<Name, T>) // each name once
  }
  return all
}

export const interleave = <T>(rounds: number, ours: () => Promise<T>, base: () => Promise<T>) =>
  inTurns(rounds, { ours, base })
