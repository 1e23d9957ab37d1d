import type { Phone } from './phone.ts'
import type { Run } from './run.ts'

/** The list that the person sees, with their own changes over the provider's list under this key. */
export function seen(run: Run, phone: Phone, key: string): unknown {
  const session = run.session(phone)
  const copy = phone.kept.copy(key)
  if (!session || !copy) return undefined
  const rows = run.rows(phone).filter(({ uid }) => uid === session.uid)
  const { withOverlays, catalog } = phone.reader.portal
  return withOverlays(catalog, key, copy, rows).value
}
