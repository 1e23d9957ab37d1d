import { type Infer, is, optional, string, type } from 'superstruct'

import { porDefecto } from './producto.ts'

export const RUTA_DE_CONFIGURACION = '/portal-config.json'

/** Settings of an installation that need no new build; the build itself contains no host name. */
export type Configuracion = Infer<typeof Configuracion>
export const Configuracion = type({
  /** Base address of the provider's API: '' is the same origin. */
  base: optional(string()),
  provider: optional(string()),
  /** The portal's public address, for shared links and mails; '' is the address it was opened at. */
  publicUrl: optional(string()),
})

export type ConfiguracionCompleta = { base: string; provider: string; publicUrl: string }

const POR_DEFECTO = { base: '', provider: porDefecto.provider, publicUrl: '' }

/** A complete configuration from any found document; missing or malformed values get their default. */
export function readConfiguracion(document: unknown): ConfiguracionCompleta {
  if (!is(document, Configuracion)) return POR_DEFECTO
  const { base, provider, publicUrl } = document
  return {
    base: base ?? POR_DEFECTO.base,
    provider: provider ?? POR_DEFECTO.provider,
    publicUrl: publicUrl ?? POR_DEFECTO.publicUrl,
  }
}
