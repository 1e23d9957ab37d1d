import { formas } from './formas.ts'

const MINUTO = 60_000
const DIA = 86_400_000

/** Ms that the insurer's clock is ahead of UTC at an instant: from a table, because Intl is slow on a phone (013). */
export function adelanto(at: number): number {
  const { zona } = formas
  let place = 0
  while (at >= (zona[place + 1] ?? Infinity) * MINUTO) place += 2
  return (zona[place] ?? 0) * MINUTO
}

/** First instant of a day, given as its midnight in UTC: with summer time a day may begin at one o'clock. */
export function comienzo(day: number): number {
  const [early = day, late = day] = [day - DIA, day + DIA]
    .map((near) => day - adelanto(near))
    .toSorted((a, b) => a - b)
  return early + adelanto(early) >= day ? early : late
}
