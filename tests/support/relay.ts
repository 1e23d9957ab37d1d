import { type NetConnectOpts, connect, createServer } from 'node:net'

/** Begin of the message in which PostgreSQL tells a connection its process (BackendKeyData). */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12])

/**
 * Passes connections on to PostgreSQL. A pooler tells a process of its own, as PgBouncer does. Returns the function that
 * ends it.
 */
export async function relay(
  at: { host: string; port: number } | { path: string },
  to: NetConnectOpts,
  { isPooler = false } = {},
): Promise<() => void> {
  const server = createServer((socket) => {
    const on = connect(to)
    socket.pipe(on)
    on.on('data', (said: Buffer) => {
      const found = isPooler ? said.indexOf(KEY_DATA) : -1
      if (found >= 0) said.writeInt32BE(1, found + KEY_DATA.length)
      socket.write(said)
    })
    on.on('end', () => socket.end())
    for (const end of [socket, on]) end.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(at, resolve))
  return () => void server.close()
}
