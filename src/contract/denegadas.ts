/** Addresses that are never a page of the portal: the server answers them itself, the service worker leaves them alone. */
const NUNCA_PAGINA = [
  '/v1',
  '/sandbox',
  '/health',
  '/ready',
  '/metrics',
  '/.well-known',
  '/portal-config.json',
  '/assets',
  '/reparar.html',
  '/licencias.txt',
] as const

/** True if an address may be answered with the portal's document. */
export function puedeSerPagina(pathname: string): boolean {
  return !NUNCA_PAGINA.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}
