import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Imports between the boxes of a folder: each folder in it is a box; with `topFiles` each file beside them is one, too. */
export type Picture = ReadonlyMap<string, ReadonlySet<string>>

type Options = { alias?: string; topFiles?: boolean }

export function pictureOf(folder: string, { alias, topFiles = false }: Options = {}): Picture {
  const root = resolve(folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const boxOf = (file: string) => (topFiles || file.includes('/') ? file.split('/')[0] : undefined)
  const picture = new Map<string, Set<string>>()
  for (const file of files) {
    const from = boxOf(file)
    if (from === undefined) continue
    const known = picture.get(from) ?? new Set()
    picture.set(from, known)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\(|import )'([.#][^']+)'/g)) {
      const target = pathOf(specifier)
      const to = target && boxOf(target)
      if (to !== undefined && to !== from && to !== '..') known.add(to)
    }

    function pathOf(specifier: string): string | undefined {
      if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier))
      return alias !== undefined && specifier.startsWith(alias)
        ? specifier.slice(alias.length)
        : undefined
    }
  }
  return picture
}

/** Floor of a box: one above the highest box that it imports. */
export function floorOf(picture: Picture, box: string, path: readonly string[] = []): number {
  if (path.includes(box)) throw new Error(`a circle: ${[...path, box].join(' → ')}`)
  const below = [...(picture.get(box) ?? [])].map((one) => floorOf(picture, one, [...path, box]))
  return 1 + Math.max(0, ...below)
}
