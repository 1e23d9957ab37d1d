import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { type Tally, nothing } from './runs.ts'

const SEEDS = new URL('seeds.json', import.meta.url).pathname
const FOLDER = 'test-results/model'

type Known = Record<string, number[]>
export type Progress = Tally & { seconds: number; lap: number }

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Seeds that ever failed are run first, for good. */
export const readKnown = (level: string): number[] => (read(SEEDS) as Known)[level] ?? []

export function remember(level: string, seed: number): void {
  const known = read(SEEDS) as Known
  const seeds = new Set(known[level])
  writeFileSync(SEEDS, `${JSON.stringify({ ...known, [level]: [...seeds.add(seed)] }, null, 2)}\n`)
}

/** How far a long run has come, for the day on which it goes on. */
export function readProgress(name: string | undefined): { progress: Progress; next: number } {
  const path = `${FOLDER}/${name}.json`
  if (name !== undefined && existsSync(path)) {
    const kept = read(path) as { progress: Progress; next: number }
    return { ...kept, progress: { ...kept.progress, lap: 0 } }
  }
  return { progress: { ...nothing(), seconds: 0, lap: 0 }, next: 0 }
}

export function writeResult(name: string, content: unknown): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(content))
}
