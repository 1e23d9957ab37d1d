type Parte = typeof import('./segundaParte.ts').segundaParte

let traida: Parte | undefined

/** The code for prescriptions and lent passes; undefined until loaded. A checked code of theirs has loaded it already. */
export const segundaParte = (): Parte | undefined => traida

/** Loads it with the page, so that one visit is enough for later checks without signal; repeated after a failure. */
export async function traerSegundaParte(): Promise<Parte> {
  traida ??= (await import('./segundaParte.ts')).segundaParte
  return traida
}
