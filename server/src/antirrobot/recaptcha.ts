import { boolean, is, type } from 'superstruct'

import type { Recaptcha } from '../base/environment.ts'

const Answer = type({ success: boolean() })
const PATIENCE_MS = 10_000

/** Asks Google's reCAPTCHA. Weaker than our own check: Google sees every visitor, and the page needs a looser policy. */
export async function pasoRecaptcha(
  { secret, url }: Pick<Recaptcha, 'secret' | 'url'>,
  token: string,
): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const body: unknown = await response.json()
  return is(body, Answer) && body.success
}
