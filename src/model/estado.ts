/** The parts of the portal in the words of people, with the copies that each consists of. */
export const PARTES: readonly {
  titulo: string
  recursos: readonly string[]
  /** Copies of searches: an old search does not make the part old. */
  laUltima?: true
}[] = [
  { titulo: 'Grupo Familiar', recursos: ['grupo-familiar', 'afiliado'] },
  { titulo: 'Credenciales', recursos: ['pases'] },
  { titulo: 'Perfil y contactos', recursos: ['ficha'] },
  { titulo: 'Recetas', recursos: ['recetas'] },
  { titulo: 'Recetas crónicas', recursos: ['recetas-cronicas'] },
  { titulo: 'Prescripciones', recursos: ['prescripciones'] },
  { titulo: 'Autorizaciones', recursos: ['autorizaciones'] },
  { titulo: 'Órdenes', recursos: ['ordenes'] },
  { titulo: 'Derivaciones', recursos: ['derivaciones'] },
  { titulo: 'Delegaciones', recursos: ['delegaciones'] },
  { titulo: 'Farmacias', recursos: ['farmacias'], laUltima: true },
  { titulo: 'Notificaciones', recursos: ['notificaciones'] },
]

export type Fallida = { key: string; kind: string; failedAt: number }

/** Time when a part was refreshed, and the reason if it was not refreshed since then. */
export type Actualizada = { titulo: string; at: number | undefined; falla?: Fallida }

/**
 * Time of the last refresh of each part; for a part with a copy for each member, the oldest. A part without copies
 * and failures is left out.
 */
export function actualizadas(
  copias: readonly { resource: string; savedAt: number }[],
  fallas: readonly Fallida[],
): Actualizada[] {
  return PARTES.flatMap(({ titulo, recursos, laUltima }) => {
    const suyas = copias.filter(({ resource }) => recursos.includes(resource))
    const falla = fallas
      .filter(({ key }) => recursos.includes(key.split('/')[0] ?? ''))
      .toSorted((a, b) => b.failedAt - a.failedAt)[0]
    if (suyas.length === 0 && !falla) return []
    const cuando = suyas.map(({ savedAt }) => savedAt)
    const at = suyas.length > 0 ? Math[laUltima ? 'max' : 'min'](...cuando) : undefined
    return [{ titulo, at, ...(falla && { falla }) }]
  })
}

export type Documentos = { hay: number; de: number; bytes: number }

/** Number of documents on this phone, and number of those that belong here: loaded in advance, or opened once. */
export function contarDocumentos(
  guardados: readonly { key: string; size?: number }[],
  propios: readonly string[],
): Documentos {
  const todos = new Set([...propios, ...guardados.map(({ key }) => key)])
  return {
    hay: guardados.length,
    de: todos.size,
    bytes: guardados.reduce((sum, { size = 0 }) => sum + size, 0),
  }
}
