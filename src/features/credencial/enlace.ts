export type Pase = { token: string; idAfiliado: number }

/** CRED-06: URL-safe base64 of the JSON, one path segment. */
export function payloadDe({ token, idAfiliado }: Pase): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ token, idAfiliado }))
  const base64 = btoa(String.fromCodePoint(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The same link in the QR and in what is shared: any camera app opens the check page. */
export function enlaceDe(pase: Pase, publicUrl: string): string {
  return `${publicUrl.replace(/\/$/, '')}/validar-credencial/${payloadDe(pase)}`
}
