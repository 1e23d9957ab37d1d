import { plano, seEncuentra } from '#formato/busqueda.ts'

/** A screen as its area's manifest names it, with other words for it. */
export type PantallaQueSeBusca = {
  href: string
  titulo: string
  detalle: string
  palabras?: string
  para?: 'capita' | 'sin-capita'
}

/** In the order in which they are shown. */
export const GRUPOS = [
  'pantallas',
  'familia',
  'recetas',
  'autorizaciones',
  'oficinas',
  'farmacias',
  'ayuda',
] as const
export type NombreDeGrupo = (typeof GRUPOS)[number]

/** Something that is found, and where it opens. */
export type Cosa = {
  grupo: NombreDeGrupo
  clave: string
  titulo: string
  /** What tells it apart. */
  detalle: string
  /** Found by these words, too. */
  palabras?: string
  href: string
  /** What its screen is told beside its address. */
  state?: unknown
  /** Of a person, in the place of an icon. */
  iniciales?: string
}

export type Grupo = { nombre: NombreDeGrupo; cosas: Cosa[] }

/** Fewer letters begin too many words. */
const LETRAS = 2

export const seBusca = (buscado: string): boolean => plano(buscado).trim().length >= LETRAS

/** What has words that begin so, accents and case ignored; first of each group what has them in its title. */
export function hallar(buscado: string, cosas: readonly Cosa[]): Grupo[] {
  if (!seBusca(buscado)) return []
  // A number is found with its points and dashes and without them.
  const limpio = buscado.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const halladas = cosas.filter(({ titulo, detalle, palabras }) =>
    seEncuentra(limpio, titulo, detalle, palabras),
  )
  const enTitulo = ({ titulo }: Cosa) => Number(!seEncuentra(limpio, titulo))
  return GRUPOS.flatMap((nombre) => {
    const suyas = halladas.filter(({ grupo }) => grupo === nombre)
    return suyas.length > 0
      ? [{ nombre, cosas: suyas.toSorted((a, b) => enTitulo(a) - enTitulo(b)) }]
      : []
  })
}

type Parte = { texto: string; hallada: boolean }

/** A text in parts: the beginnings of words that were typed, and what is between them. */
export function enPartes(texto: string, buscado: string): Parte[] {
  const inicios = plano(buscado)
    .split(/\s+/)
    .filter((inicio) => inicio !== '')
  const partes: Parte[] = []
  for (const [trozo] of texto.normalize('NFC').matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const inicio = inicios
      .filter((uno) => plano(trozo).startsWith(uno))
      .toSorted((a, b) => b.length - a.length)[0]
    // A letter with its accent is one letter, as it is without.
    const largo = inicio?.length ?? 0
    partes.push({ texto: trozo.slice(0, largo), hallada: true })
    partes.push({ texto: trozo.slice(largo), hallada: false })
  }
  return partes.filter((parte) => parte.texto !== '')
}
