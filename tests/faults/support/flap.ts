import type { Proxy } from './proxy.ts'

/** Cuts and restores the signal every 200 to 1500 ms for this time; returns the number of switches. */
export async function flap(network: Proxy, { ms, seed }: { ms: number; seed: number }) {
  const until = Date.now() + ms
  const next = randomFrom(seed)
  let toggles = 0
  while (Date.now() < until) {
    if (toggles % 2 === 0) network.cut()
    else network.restore()
    toggles += 1
    await new Promise((resolve) => setTimeout(resolve, 200 + next() * 1300))
  }
  network.restore()
  return toggles
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
