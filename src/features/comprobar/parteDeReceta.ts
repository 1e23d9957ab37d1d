type Parte = typeof import('./deReceta.ts').deReceta

let traida: Parte | undefined

/** What only prescriptions need, once it is here; whatever was checked with it has brought it. */
export const parteDeReceta = (): Parte | undefined => traida

/** Brings it: with the page, so that one visit is enough, and again where it did not arrive. */
export async function traerParteDeReceta(): Promise<Parte> {
  traida ??= (await import('./deReceta.ts')).deReceta
  return traida
}
