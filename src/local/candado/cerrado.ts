/** A locked phone stores no copy under a key that it must not know, unless that row is there and not sealed yet. */
export class Cerrado extends Error {
  constructor(tabla: string) {
    super(`${tabla}: the phone is locked, and this key is sealed. Nothing was stored.`)
    this.name = 'Cerrado'
  }
}
