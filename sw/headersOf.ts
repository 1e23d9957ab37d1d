/** Those of the document that the server sent, its policy among them; but nobody may keep this one. */
export function headersOf(template: Response): Headers {
  const headers = new Headers(template.headers)
  for (const of of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(of)
  headers.set('Cache-Control', 'no-store')
  return headers
}
