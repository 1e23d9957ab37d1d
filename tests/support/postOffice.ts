import { type Socket, createServer, type AddressInfo } from 'node:net'

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

/** A mail server in this process: keeps the mails, except those that the test wants refused. */
export async function openPostOffice() {
  const taken: { to: string[]; data: string }[] = []
  let refusals: string[] = []
  const server = createServer((socket) => serve(socket, taken, () => refusals.shift()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** The next mails get these answers and are not taken. */
    refuseNext: (...answers: string[]) => void (refusals = answers),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function serve(
  socket: Socket,
  taken: { to: string[]; data: string }[],
  refusal: () => string | undefined,
): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let to: string[] = []
  let data: string | undefined
  const hear = (line: string): void => {
    if (data !== undefined) {
      if (line !== '.') {
        data += `${line.replace(/^\./, '')}\r\n`
        return
      }
      const no = refusal()
      if (no === undefined) taken.push({ to, data })
      data = undefined
      say(no ?? '250 taken')
    } else if (/^(EHLO|HELO)/i.test(line)) say('250 here')
    else if (/^RCPT TO:/i.test(line)) {
      to.push(/<(.*)>/.exec(line)?.[1] ?? '')
      say('250 ok')
    } else if (/^MAIL/i.test(line)) {
      to = []
      say('250 ok')
    } else if (/^DATA/i.test(line)) {
      data = ''
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('500 what?')
  }
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  socket.on('error', () => undefined) // The client disconnected.
  say('220 here')
}
