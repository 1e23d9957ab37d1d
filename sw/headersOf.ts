/** Headers of the server's document, with its content policy, but never cached. */
export function headersOf(template: Response): Headers {
  const headers = new Headers(template.headers)
  for (const of of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(of)
  headers.set('Cache-Control', 'no-store')
  return headers
}
