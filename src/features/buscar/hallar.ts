import { plano, seEncuentra } from '#formato/busqueda.ts'

/** A screen as its area's manifest names it, with synonyms. */
export type PantallaQueSeBusca = {
  href: string
  titulo: string
  detalle: string
  palabras?: string
  para?: 'capita' | 'sin-capita'
  con?: string
}

/** Groups in the order of the results. */
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

/** A result, and the address that it opens. */
export type Cosa = {
  grupo: NombreDeGrupo
  clave: string
  titulo: string
  /** Text that distinguishes it from similar results. */
  detalle: string
  /** More words that find it. */
  palabras?: string
  href: string
  /** History state for its screen, beside the address. */
  state?: unknown
  /** Initials of a person, in place of an icon. */
  iniciales?: string
}

export type Grupo = { nombre: NombreDeGrupo; cosas: Cosa[] }

/** Minimum length of a search: one letter begins too many words. */
const LETRAS = 2

export const seBusca = (buscado: string): boolean => plano(buscado).trim().length >= LETRAS

/**
 * Things with words that begin like the search; accents and case are ignored. In each group, matches in the title come
 * first.
 */
export function hallar(buscado: string, cosas: readonly Cosa[]): Grupo[] {
  if (!seBusca(buscado)) return []
  // Points and dashes are ignored, so that a number is found with and without them.
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

/** A text in parts: matched beginnings of words, and the rest. */
export function enPartes(texto: string, buscado: string): Parte[] {
  const inicios = plano(buscado)
    .split(/\s+/)
    .filter((inicio) => inicio !== '')
  const partes: Parte[] = []
  for (const [trozo] of texto.normalize('NFC').matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const inicio = inicios
      .filter((uno) => plano(trozo).startsWith(uno))
      .toSorted((a, b) => b.length - a.length)[0]
    // The length without accents fits the original: NFC makes an accented letter one character.
    const largo = inicio?.length ?? 0
    partes.push({ texto: trozo.slice(0, largo), hallada: true })
    partes.push({ texto: trozo.slice(largo), hallada: false })
  }
  return partes.filter((parte) => parte.texto !== '')
}
