// Starts the product, takes the pictures of the manual into public/manual, and writes their sizes and hashes to
// src/contract/manualEnImagenes.ts: node tools/imagenes-del-manual.mjs
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'

import { chromium } from 'playwright'

import { findChromium } from './chromium.mjs'
import { conPaleta } from './png.mjs'
import { startProduct } from './product.mjs'
import { ADENTRO, AFUERA, CON_OTRO, SIN_SENAL, TELEFONO } from './recorrido-del-manual.mjs'
import { run } from './run.mjs'

const OUT = 'public/manual'
const NOTE = 'src/contract/manualEnImagenes.ts'
const DENSITY = 2
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36'
const AROUND = 4

const taken = []

await run('node', ['tools/build.mjs'])
await rm(OUT, { recursive: true, force: true })
await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
})
const { url, stop } = await startProduct()
try {
  await tour()
} finally {
  await browser.close()
  await stop()
}
const lines = taken
  .toSorted((a, b) => (a.imagen < b.imagen ? -1 : 1))
  .map(({ imagen, alto, huella }) => `  '${imagen}': { alto: ${alto}, huella: '${huella}' },`)
await writeFile(
  NOTE,
  `// Written by tools/imagenes-del-manual.mjs together with the pictures: manual edits would be overwritten.

/** Width of each picture on a screen; the file has twice as many pixels. */
export const ANCHO_DE_IMAGEN = ${TELEFONO.width}

/** \`huella\`: hash of the file's bytes, and part of its address. */
export const manualEnImagenes = {
${lines.join('\n')}
}
`,
)
await run('npx', ['oxfmt', NOTE])

function newPhone() {
  return browser.newContext({
    viewport: TELEFONO,
    deviceScaleFactor: DENSITY,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    isMobile: true,
    hasTouch: true,
    userAgent: ANDROID,
    permissions: ['camera'],
  })
}

async function tour() {
  const [context, otro] = [await newPhone(), await newPhone()]
  const page = await context.newPage()
  const each = async (stops) => {
    for (const one of stops) {
      await one.llegar(page, url)
      await take(page, one)
    }
  }
  await each(AFUERA)
  await page.goto(`${url}/signin`)
  await page.getByLabel('CUIL o N° Afiliado').fill('27-28456789-2')
  await page.getByLabel('Contraseña/PIN').fill('demo1234')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => localStorage.getItem('aplicacion') === 'guardada')
  await each(ADENTRO)
  const recibe = await otro.newPage()
  for (const one of CON_OTRO) {
    await one.llegar(page, recibe, url)
    await take(one.esDelOtro ? recibe : page, one)
  }
  await page.goto(`${url}/pendientes`)
  await page.getByRole('heading', { level: 1, name: 'Pendientes de envío' }).waitFor()
  await context.setOffline(true)
  await each(SIN_SENAL)
  await context.close()
}

/** Takes a strip of the screen, with a ring around the marked part, as it is shown at this moment. */
async function take(page, { imagen, alto, marca }) {
  const marked = marca(page)
  await marked.waitFor()
  await page.waitForFunction(() => !document.querySelector('.esqueleto'))
  await marked.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const box = await marked.boundingBox()
  if (!box) throw new Error(`${imagen}: what it marks is not seen.`)
  // The ring is in the browser's topmost layer, so that dialogs do not cover it.
  await page.evaluate(
    ({ x, y, width, height, around }) => {
      const ring = document.createElement('div')
      ring.id = 'marca-del-manual'
      ring.popover = 'manual'
      Object.assign(ring.style, {
        inset: 'auto',
        left: `${Math.max(3, x - around)}px`,
        top: `${y - around}px`,
        width: `${Math.min(innerWidth - 6, width + 2 * around)}px`,
        height: `${Math.min(height + 2 * around, innerHeight - 3 - y + around)}px`,
        boxSizing: 'border-box',
        margin: '0',
        padding: '0',
        border: '3px solid #a8650a',
        borderRadius: '12px',
        background: 'none',
        pointerEvents: 'none',
      })
      document.body.append(ring)
      ring.showPopover()
    },
    { ...box, around: AROUND },
  )
  const middle = box.y + box.height / 2
  const y = Math.round(Math.min(Math.max(0, middle - alto / 2), TELEFONO.height - alto))
  const png = conPaleta(
    await page.screenshot({ clip: { x: 0, y, width: TELEFONO.width, height: alto } }),
  )
  await page.evaluate(() => document.querySelector('#marca-del-manual')?.remove())
  await writeFile(`${OUT}/${imagen}.png`, png)
  const huella = createHash('sha256').update(png).digest('base64url').slice(0, 8)
  console.log(`${imagen}: ${(png.length / 1024).toFixed(1)} KB`)
  taken.push({ imagen, alto, huella })
}
