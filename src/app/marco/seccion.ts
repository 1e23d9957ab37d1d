/** What these entries lead on to: they stay the current ones. */
const DE: [prefijo: RegExp, href: string][] = [
  [/^\/(consultar-recetas|ver-receta-)/, '/receta'],
  [/^\/ver-prescripcion/, '/prescripcion'],
  [/^\/(emitir-orden|reimprimir-orden|read-orden|consultar-(cupo|ordenes))/, '/orden'],
  [/^\/ver-autorizacion/, '/autorizaciones'],
  [/^\/buscar-/, '/prestadores'],
  [/^\/ver-afiliado/, '/grupo-familiar'],
  [/^\/add-derivacion/, '/derivaciones'],
  [/^\/(ayuda\/|estado)/, '/ayuda'],
]

/** The entry that a page belongs to; its own where it has one. */
const seccionDe = (path: string) => DE.find(([prefijo]) => prefijo.test(path))?.[1] ?? path

/** How an entry stands to the page that is shown; `adentro`: what else it stands for. */
export function actualEn(
  path: string,
  href: string,
  ...adentro: string[]
): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return [href, ...adentro].includes(seccionDe(path)) ? 'true' : undefined
}
