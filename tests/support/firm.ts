import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for the firm behind reCAPTCHA, as the server asks it: the answer 'human' passes. */
export async function startFirm() {
  const asked: string[] = []
  const firm = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push(body)
      const success = new URLSearchParams(body).get('response') === 'human'
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success }))
    })
  })
  await new Promise<void>((resolve) => firm.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(firm.address() as AddressInfo).port}/siteverify`
  return {
    asked,
    recaptcha: { sitio: 'key-of-the-site', secret: 'of the firm', url },
    stop: () => new Promise<void>((resolve) => firm.close(() => resolve())),
  }
}
