type Parte = typeof import('./deReceta.ts').deReceta

let traida: Parte | undefined

/** The code for prescriptions; undefined until loaded. A checked prescription has loaded it already. */
export const parteDeReceta = (): Parte | undefined => traida

/** Loads it with the page, so that one visit is enough for later checks without signal; repeated after a failure. */
export async function traerParteDeReceta(): Promise<Parte> {
  traida ??= (await import('./deReceta.ts')).deReceta
  return traida
}
