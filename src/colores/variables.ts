import { type Paleta, rampasDe } from './rampas.ts'
import { claroDe, fijosDe, oscuroDe } from './tokens.ts'

const declarations = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Colours of both themes as CSS variables, as every document has them. */
export function variables(paleta: Paleta): string {
  const rampas = rampasDe(paleta)
  const claro = declarations({ ...fijosDe(rampas), ...claroDe(rampas) })
  return `:root,.claro{color-scheme:light;${claro}}@media (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(oscuroDe(rampas))}}}`
}
