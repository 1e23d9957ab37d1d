// A slow link in front of a server. Page-level emulation does not reach service workers; this does.
import { type Socket, connect, createServer } from 'node:net'

import { listen } from './serve.ts'

export type Profile = { roundTrip: number; down: number; up: number }

/** Round trip in ms, bandwidth in kbit/s. */
export const PROFILES = {
  slow4g: { roundTrip: 150, down: 1600, up: 750 },
  rural: { roundTrip: 400, down: 400, up: 200 },
  far: { roundTrip: 400, down: Infinity, up: Infinity },
  open: { roundTrip: 0, down: Infinity, up: Infinity },
} satisfies Record<string, Profile>

const PIECE = 4096
const REQUEST = /^(?:GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1/gm

/** One direction of the link: all connections share it, first in, first out. */
function pipe(kbitPerSecond: number, delay: number) {
  const waiting: { at: number; deliver: () => void }[] = []
  let free = 0
  let timer: NodeJS.Timeout | undefined
  const pump = () => {
    timer = undefined
    while (waiting[0] && waiting[0].at <= performance.now()) waiting.shift()?.deliver()
    if (waiting[0]) timer = setTimeout(pump, Math.max(0, waiting[0].at - performance.now()))
  }
  return (bytes: number, deliver: () => void) => {
    free = Math.max(free, performance.now()) + (bytes * 8) / kbitPerSecond
    waiting.push({ at: free + delay, deliver })
    timer ??= setTimeout(pump, Math.max(0, free + delay - performance.now()))
  }
}

const kindOf = ({ roundTrip, down, up }: Profile) => ({
  roundTrip,
  toServer: pipe(up, roundTrip / 2),
  toBrowser: pipe(down, roundTrip / 2),
})

function carry(from: Socket, to: Socket, send: ReturnType<typeof pipe>) {
  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += PIECE) {
      const piece = data.subarray(at, at + PIECE)
      send(piece.length, () => void (to.destroyed || to.write(piece)))
    }
  })
  from.on('end', () => send(0, () => void to.end()))
  from.on('error', () => to.destroy()) // A closed browser leaves half-open sockets behind.
}

/**
 * Puts the link before a port; `cut` stops listening, until `back`, which may set another kind of
 * link.
 */
export async function linkTo(target: number, profile: Profile) {
  let kind = kindOf(profile)
  const sockets = new Set<Socket>()
  const asked: string[] = []
  let downloaded = 0
  let uploaded = 0
  const server = createServer((browser) => {
    const { roundTrip, toServer, toBrowser } = kind
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [browser, upstream]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    browser.on('data', (data: Buffer) => {
      for (const [, path = ''] of data.toString('latin1').matchAll(REQUEST)) asked.push(path)
    })
    browser.pause()
    // The handshake: one round trip before the first byte leaves.
    setTimeout(() => browser.resume(), roundTrip)
    carry(browser, upstream, (bytes, deliver) => {
      uploaded += bytes
      toServer(bytes, deliver)
    })
    carry(upstream, browser, (bytes, deliver) =>
      toBrowser(bytes, () => {
        downloaded += bytes
        deliver()
      }),
    )
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Addresses of the requests so far. */
    asked: (): readonly string[] => asked,
    /** Number of bytes to the browser so far. */
    downloaded: () => downloaded,
    /** Number of bytes from the browser so far. */
    uploaded: () => uploaded,
    cut: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
    back: async (as: Profile = profile) => {
      kind = kindOf(as)
      await listen(server, port)
    },
  }
}

export type Link = Awaited<ReturnType<typeof linkTo>>
