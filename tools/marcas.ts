// Draws an insurer's icons and the picture of shared links from its logo, colour and name, into its own folder:
// npm run marcas -- NAME (a folder of proveedores/), or -- PATH. A server has no browser, so they are made beforehand.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { type Browser, chromium } from 'playwright'

import { BadEnvironment } from '../server/src/base/badEnvironment.ts'
import { azulejo } from '../server/src/base/logo.ts'
import { HECHAS, IMAGENES } from '../server/src/base/marcas.ts'
import { pathOf, readOrigenDeMarcas } from '../server/src/base/proveedor.ts'
import { findChromium } from './chromium.mjs'
import { drawVistaPrevia } from './vista-previa.mjs'

/** Within the circle that phones may cut out of a maskable icon. */
const SEGURO = 288
const LLENO = 360

const [named] = process.argv.slice(2)
try {
  if (!named)
    throw new BadEnvironment(
      'npm run marcas -- NAME: the name of a folder of proveedores/, or a path.',
    )
  const origen = readOrigenDeMarcas(pathOf(named, resolve('.')))
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    await draw(browser, origen)
  } finally {
    await browser.close()
  }
  console.log(`${origen.carpeta}: ${Object.keys(IMAGENES).join(', ')}`)
} catch (error) {
  if (!(error instanceof BadEnvironment)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function draw(
  browser: Browser,
  origen: ReturnType<typeof readOrigenDeMarcas>,
): Promise<void> {
  const { svg, version, carpeta, nombre, colores } = origen
  const color = colores.marca
  const lleno = azulejo(svg, { color, radio: 0, dibujo: LLENO })
  mkdirSync(carpeta, { recursive: true })
  const write = (name: keyof typeof IMAGENES, bytes: Uint8Array) =>
    writeFileSync(join(carpeta, name), bytes)
  const icon = async (name: keyof typeof IMAGENES, drawing: string) =>
    write(name, await raster(browser, drawing, IMAGENES[name][0]))
  const redondo = azulejo(svg, { color, radio: 96, dibujo: LLENO })
  await icon('icono-192.png', redondo)
  await icon('icono-512.png', redondo)
  await icon('icono-recortable-512.png', azulejo(svg, { color, radio: 0, dibujo: SEGURO }))
  await icon('apple-touch-icon.png', lleno) // iPhones round the corners
  write('vista-previa.png', await drawVistaPrevia(browser, { mark: svg, nombre, color }))
  writeFileSync(join(carpeta, HECHAS), `{ "version": "${version}" }\n`)
}

/** A drawing as a PNG, transparent around it. As an image it can run and fetch nothing. */
async function raster(browser: Browser, svg: string, side: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(
    `<!doctype html><style>body{margin:0}img{display:block;width:${side}px;height:${side}px}</style><img src="${src}">`,
  )
  const bytes = await page.locator('img').screenshot({ omitBackground: true })
  await page.close()
  return bytes
}
