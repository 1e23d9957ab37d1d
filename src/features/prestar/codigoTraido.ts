let traido: string | undefined

/** Keeps the address of a receiver's code until the steps of the loan take it: in memory alone (SEC-26). */
export function traerCodigo(address: string): void {
  traido = address
}

/** The kept address, once. */
export function tomarCodigo(): string | undefined {
  const address = traido
  traido = undefined
  return address
}
