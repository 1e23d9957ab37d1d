import { type Infer, create, number, optional, string, type } from 'superstruct'

import { Texto } from '#contract/valores.ts'

type Payload = Infer<typeof Payload>
const Payload = type({
  uid: Texto,
  sid: optional(string()),
  exp: optional(number()),
})

const NEVER = Number.MAX_SAFE_INTEGER

/** The content of the token. It is not verified here: only the provider can do that, and does on every call. */
export function readToken(token: string): { uid: string; sid?: string; expiresAt: number } {
  const middle = token.split('.')[1] ?? ''
  const json = new TextDecoder().decode(
    Uint8Array.from(
      atob(middle.replaceAll('-', '+').replaceAll('_', '/')),
      (char) => char.codePointAt(0) ?? 0,
    ),
  )
  const { uid, sid, exp } = create(JSON.parse(json), Payload)
  return {
    uid,
    ...(sid !== undefined && { sid }),
    expiresAt: exp === undefined ? NEVER : exp * 1000,
  }
}

/** Content of a text that may not be a token; undefined then. */
export function tokenSays(token: string): ReturnType<typeof readToken> | undefined {
  try {
    return readToken(token)
  } catch {
    return undefined // The text is not a token.
  }
}
