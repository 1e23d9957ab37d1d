import { aBase64 } from '#contract/base64.ts'

export type Pase = { token: string; idAfiliado: number }

/** CRED-06: URL-safe base64 of the JSON, one path segment. */
export function payloadDe({ token, idAfiliado }: Pase): string {
  return aBase64(new TextEncoder().encode(JSON.stringify({ token, idAfiliado })))
}

/** The same link in the QR and in what is shared: any camera app opens the check page. */
export function enlaceDe(pase: Pase, publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}/validar-credencial/${payloadDe(pase)}`
}
