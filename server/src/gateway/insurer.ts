import { Agent, type IncomingMessage, request as overHttp } from 'node:http'
import { Agent as SecureAgent, request as overHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** No byte of the request left: the insurer cannot have it. */
export class Unsent extends Error {}
/** The request left, and no whole answer came: the insurer may have carried it out. */
export class Unanswered extends Error {}

export type Asked = {
  method: 'GET' | 'POST'
  /** Address with its query, as the phone wrote it. */
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** Wait for the beginning of the answer. */
  waitMs: number
  /**
   * A change gets a connection of its own: if the insurer has just closed a kept connection, that looks the same as a
   * lost answer.
   */
  isChange?: boolean
}

/** An answer whose body is still arriving. */
export type Arriving = { status: number; headers: Headers; body: IncomingMessage }
export type Answer = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }

export type Insurer = { ask: (asked: Asked) => Promise<Arriving> }

/** An answer that stalls this long is given up. */
const STALLED_MS = 30_000
const KEPT = { keepAlive: true, maxFreeSockets: 32, timeout: STALLED_MS }

/** The insurer's API at this origin. */
export function createInsurer(base: string): Insurer & { close: () => void } {
  const isSecure = base.startsWith('https:')
  const request = isSecure ? overHttps : overHttp
  const agent = isSecure ? new SecureAgent(KEPT) : new Agent(KEPT)

  const once = ({ method, path, headers, body, waitMs, isChange = false }: Asked) =>
    new Promise<Arriving>((resolve, reject) => {
      let left = false
      const asked = request(
        // The path begins with '/', so it cannot change the host.
        new URL(base + path),
        {
          method,
          headers: { ...headers, ...(body && { 'Content-Length': String(body.byteLength) }) },
          agent: isChange ? false : agent,
        },
        (answer) => {
          clearTimeout(late)
          answer.setTimeout(STALLED_MS, () => answer.destroy(new Error('stalled')))
          resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body: answer })
        },
      )
      const late = setTimeout(() => asked.destroy(new Error('late')), waitMs)
      asked.once('socket', (socket) => {
        if (socket.connecting)
          socket.once(isSecure ? 'secureConnect' : 'connect', () => (left = true))
        else left = true
      })
      asked.once('error', (cause) => {
        clearTimeout(late)
        if (asked.reusedSocket && !isChange) reject(new Stale())
        else
          reject(left ? new Unanswered('no answer', { cause }) : new Unsent('not sent', { cause }))
      })
      asked.end(body)
    })

  return {
    ask: async (asked) => {
      try {
        return await once(asked)
      } catch (error) {
        if (error instanceof Stale) return once({ ...asked, isChange: true })
        throw error
      }
    },
    close: () => agent.destroy(),
  }
}

/** A kept connection ended under a read: it is asked again on a new one. */
class Stale extends Error {}

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let n = 0; n < rawHeaders.length; n += 2)
    headers.append(rawHeaders[n] ?? '', rawHeaders[n + 1] ?? '')
  return headers
}

/** Largest JSON of the insurer: a phone keeps lists of some hundred KB. */
const LARGEST = 8 * 1024 * 1024

/** An answer with all its bytes, decompressed. */
export async function whole({ status, headers, body }: Arriving): Promise<Answer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > LARGEST) throw new Error('the answer is too large')
      chunks.push(chunk)
    }
    const bytes = decoded(Buffer.concat(chunks), headers.get('content-encoding'))
    return { status, headers, bytes: new Uint8Array(bytes) }
  } catch (cause) {
    throw new Unanswered('no whole answer', { cause })
  }
}

/** Bytes without their compression, which some hosts use unasked. */
function decoded(bytes: Buffer, encoding: string | null): Buffer {
  const limit = { maxOutputLength: LARGEST }
  if (encoding === 'gzip') return gunzipSync(bytes, limit)
  if (encoding === 'br') return brotliDecompressSync(bytes, limit)
  return encoding === 'deflate' ? inflateSync(bytes, limit) : bytes
}
