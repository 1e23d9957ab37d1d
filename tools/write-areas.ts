// Writes the files that the product needs from the manifests of the areas: npm run areas
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Area } from '../src/piezas/area.ts'
import { writtenFrom } from './areas.ts'

const FEATURES = 'src/features'

const files = await readdir(FEATURES, { recursive: true })
const manifests = files.filter((file) => /^[^/]+\/area\.ts$/.test(file)).toSorted()
const areas: Record<string, Area> = {}
for (const file of manifests) {
  const { area } = (await import(pathToFileURL(join(FEATURES, file)).href)) as { area: Area }
  areas[dirname(file)] = area
}
for (const [file, text] of Object.entries(writtenFrom(areas))) await writeFile(file, text)
