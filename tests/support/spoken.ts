import { connect } from 'node:net'

/** Answer of a server of this machine to these bytes, in lower case. */
export function spoken(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      said += String(chunk)
      socket.end()
    })
    socket.on('close', () => resolve(said.toLowerCase()))
    socket.on('error', reject)
  })
}
