import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'

import { HOST } from './place.ts'

export type Relay = { cut: () => void; restore: () => void; close: () => void }

/**
 * A way between two programs that can be cut as a network is: connections stay open, and nothing comes through. Bytes
 * that were under way are lost with their connections, once the way is restored.
 */
export async function startRelay(port: number, to: number): Promise<Relay> {
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, HOST)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('data', (bytes) => void (isCut || other.write(bytes)))
      // While the relay is cut, neither side notices that the other one closed.
      socket.on('end', () => void (isCut || other.end()))
      socket.on('error', () => void (isCut || other.destroy()))
      socket.once('close', () => {
        open.delete(socket)
        if (!isCut) other.destroy()
      })
    }
  })
  server.listen(port, HOST)
  await once(server, 'listening')
  const closeAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    cut: () => void (isCut = true),
    restore() {
      isCut = false
      closeAll()
    },
    close() {
      server.close()
      closeAll()
    },
  }
}
