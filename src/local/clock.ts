/** Follows the server's clock by elapsed time, so that a phone whose hour is wrong, or is changed, still counts right. */
export function elapsedClock(
  now: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
) {
  let heard: { server: number; at: number } | undefined
  return {
    hear(date: string | null) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isNaN(server)) heard = { server, at: elapsed() }
    },
    serverNow: () => (heard ? heard.server + (elapsed() - heard.at) : now()),
  }
}
