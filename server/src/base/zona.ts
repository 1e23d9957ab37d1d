const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
// Years for which the clock of a zone is computed. Fixed, because another table makes another version of the app on
// every phone.
const FROM = Date.UTC(2015, 0, 1)
const TO = Date.UTC(2046, 0, 1)

export function isZona(name: unknown): boolean {
  if (typeof name !== 'string' || !/^[A-Z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return true
  } catch {
    return false // its only failure is an unknown zone
  }
}

/** Clock of a zone as phones read it (`Formas.zona`): from its tables to the minute, so that no phone needs Intl. */
export function tablaDe(name: string): number[] {
  const minutesAt = clockOf(name)
  const table = [minutesAt(FROM)]
  for (let before = FROM; before < TO; before += WEEK) {
    const [was, is] = [minutesAt(before), minutesAt(before + WEEK)]
    if (was !== is) table.push(changeBetween(before, before + WEEK, minutesAt) / MINUTE, is)
  }
  return table
}

/** Instant of the change between two instants with different clocks. */
function changeBetween(before: number, after: number, minutesAt: (at: number) => number): number {
  const was = minutesAt(before)
  let [low, high] = [before, after]
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE
    if (minutesAt(middle) === was) low = middle
    else high = middle
  }
  return high
}

/** Minutes that a zone's clock is ahead of UTC. */
function clockOf(timeZone: string) {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (at: number) => (Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at) / MINUTE
}
