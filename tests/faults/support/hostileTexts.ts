/** Text that a person, a clerk or an attacker may have typed into any field of the provider. */
export const HOSTILE = `"><img src=robo onerror=robo()><script>robo()</script>{{7*7}}\u202E`

/** Fields that are signed, compared byte by byte or used as codes: all others are words for people. */
const NOT_WORDS =
  /^(url|path|token|etag|clave|firma|cuerpo|pase|llave|marca|kid|id|uid|sid|codigo|estado|tipo$|version|huella|hash|desafio|color|fondo|letra|fecha|hora|cuil|numero|telefono)|Base64$/i
const HAS_WORDS = /[a-záéíóúñ]{3}/
const LOOKS_LIKE_A_MOMENT = /^\d{4}-\d\d/

/** The answer with markup after each of its texts. */
export function withHostileTexts(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withHostileTexts(item, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withHostileTexts(inner, key)]),
    )
  const isWords =
    typeof value === 'string' &&
    HAS_WORDS.test(value.toLowerCase()) &&
    !NOT_WORDS.test(name) &&
    !LOOKS_LIKE_A_MOMENT.test(value)
  return isWords ? `${value}${HOSTILE}` : value
}
