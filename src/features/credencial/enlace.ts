import { aBase64 } from '#contract/base64.ts'

export type Pase = { token: string; idAfiliado: number }

/** URL-safe base64 of the JSON, as one path segment (CRED-06). */
export function payloadDe({ token, idAfiliado }: Pase): string {
  return aBase64(new TextEncoder().encode(JSON.stringify({ token, idAfiliado })))
}

/** Link for the QR and for sharing: every camera app opens the check page with it. */
export function enlaceDe(pase: Pase, publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}/validar-credencial/${payloadDe(pase)}`
}
