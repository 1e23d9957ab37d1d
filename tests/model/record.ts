import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import type { Step } from './play.ts'
import { type Tally, nothing } from './runs.ts'

const SEEDS = new URL('seeds.json', import.meta.url).pathname
const FOLDER = 'test-results/model'

type Known = Record<string, KnownRun[]>
export type Progress = Tally & { seconds: number }

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A run that broke something once: its seed, and the steps that were needed. */
export type KnownRun = { seed: number; rule: string; steps: Step[] }

/** Seeds that once failed; they are played first in every run. */
export const readKnown = (level: string): KnownRun[] => (read(SEEDS) as Known)[level] ?? []

export function remember(level: string, run: KnownRun): void {
  const known = read(SEEDS) as Known
  const runs = (known[level] ?? []).filter(({ seed }) => seed !== run.seed)
  writeFileSync(SEEDS, `${JSON.stringify({ ...known, [level]: [...runs, run] }, undefined, 2)}\n`)
}

/** Progress of a long run, so that it can be continued another day. */
export function readProgress(name: string | undefined): { progress: Progress; next: number } {
  const path = `${FOLDER}/${name}.json`
  if (name !== undefined && existsSync(path)) {
    return read(path) as { progress: Progress; next: number }
  }
  return { progress: { ...nothing(), seconds: 0 }, next: 0 }
}

export function writeResult(name: string, content: unknown): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(content))
}
