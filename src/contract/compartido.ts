/** Where another application's files arrive, and the field of the form that they come in: the manifest names both. */
export const COMPARTIDO = '/compartido'
export const CAMPO_DE_ARCHIVOS = 'archivos'

/**
 * A share menu begins a page of its own accord, and names no site; Android may name the application ('android-app:'). A form on
 * another site's page names that site, unless it hides it.
 */
export const esDelMenu = (
  { mode, referrer }: Pick<Request, 'mode' | 'referrer'>,
  origin: string,
): boolean =>
  mode === 'navigate' && (!/^https?:/.test(referrer) || new URL(referrer).origin === origin)
