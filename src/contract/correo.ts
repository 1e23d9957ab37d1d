const MAX_LENGTH = 254
const MAX_NAME = 64
const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?`
// Text that a browser's own e-mail field accepts, with a dot in the domain: no line break, no second recipient
// (SEC-45). Words with single dots between them, and a domain that ends in a name: numbers would be a machine's
// address.
const WORD = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`
const PATTERN = new RegExp(
  String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+(?=[\d-]*[A-Za-z])${LABEL}$`,
)
/** Addresses like these are refused: mail programs would show encoded words as other text. */
const EN_CLAVE = /=\?[^?]*\?[bq]\?.*\?=/i

export const esCorreo = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  text.lastIndexOf('@') <= MAX_NAME &&
  PATTERN.test(text) &&
  !EN_CLAVE.test(text)

/** Link that writes to the address; undefined for an invalid one, so that it adds no second recipient or subject. */
export function enlaceDeCorreo(text: string): string | undefined {
  if (!esCorreo(text)) return undefined
  const at = text.lastIndexOf('@')
  return `mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}`
}

/** The account wizard's own limits (ACCT-12). */
export const esCorreoDeCuenta = (text: string): boolean =>
  text.length >= 6 && text.length <= 60 && esCorreo(text)

/** Turns juana@example.com into ju•••@example.com; a name of one or two characters is masked whole (VERI-02). */
export function enmascararCorreo(correo: string): string {
  const at = correo.lastIndexOf('@')
  const name = correo.slice(0, at)
  return `${name.length > 2 ? name.slice(0, 2) : ''}•••${correo.slice(at)}`
}
