import { leerDireccion } from '#contract/direccion.ts'

type Policy = {
  createHTML: () => null
  createScript: () => null
  createScriptURL: (address: string) => string | null
}
type Factory = { createPolicy: (name: string, policy: Policy) => unknown }

/** SEC-20: scripts load only from our own built files; in development from our own origin. */
export function scriptUrl(address: string, here: string, dev: boolean): string | null {
  const { origin, pathname = '' } = leerDireccion(address, here) ?? {}
  if (origin !== here) return null
  return dev || pathname.startsWith('/assets/') || pathname === '/sw.js' ? address : null
}

/** The page's default policy: text never becomes markup or code. */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML: () => null,
    createScript: () => null,
    createScriptURL: (address) => scriptUrl(address, location.origin, import.meta.env.DEV),
  })
}
