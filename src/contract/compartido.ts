/** Address that receives another application's files, and the field of its form: the manifest names both. */
export const COMPARTIDO = '/compartido'
export const CAMPO_DE_ARCHIVOS = 'archivos'

/** Sender of files: a share menu (application or portal known), another site, or unknown. */
export type DeQuien = 'conocido' | 'otro-sitio' | 'no-se-sabe'

/**
 * A share menu opens a page itself, and names no site; Android may name the application ('android-app:'). A form on
 * another site's page names its site, unless it hides it: then it looks like a menu without a name.
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
