/** Where another application's files arrive, and the field of the form that they come in: the manifest names both. */
export const COMPARTIDO = '/compartido'
export const CAMPO_DE_ARCHIVOS = 'archivos'

/** Who hands files over: a share menu that names its application or this portal, another site, or nobody that says so. */
export type DeQuien = 'conocido' | 'otro-sitio' | 'no-se-sabe'

/**
 * A share menu begins a page of its own accord, and names no site; Android may name the application ('android-app:'). A form on
 * another site's page names that site, unless it hides it: then it looks like a menu that says nothing.
 */
export function deQuien(
  { mode, referrer }: Pick<Request, 'mode' | 'referrer'>,
  origin: string,
): DeQuien {
  if (mode !== 'navigate') return 'otro-sitio'
  if (referrer === '' || referrer === 'about:client') return 'no-se-sabe'
  if (/^https?:/.test(referrer) && new URL(referrer).origin !== origin) return 'otro-sitio'
  return 'conocido'
}
