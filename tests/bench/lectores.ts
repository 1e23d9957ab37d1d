import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright'

import { BASES } from '#local/bases/names.ts'

import { ALTO, ANCHO, filmarCuadros } from '../support/camara.ts'
import { DIFICILES, SENIA, type Vista, cuadroDe, numerado } from '../support/cuadrosDificiles.ts'
import { buildPage } from './baselines.ts'
import { newProfile, onPhone, removeProfile } from './browser.ts'
import { A_MINUTE, until, within } from './deadline.ts'
import type { Leidos } from './lectores/main.ts'
import type { Link } from './link.ts'
import { type Goal, median } from './report.ts'
import { serve } from './serve.ts'

/** Text as long as a code that a phone signs: QR version 14 of 40. */
const TEXTO = `https://example.org/${'menu-de-hoy-'.repeat(24)}`

/** A QR code that is held well, and a code that is held badly. */
const A_LA_VISTA: Record<'straight' | 'askew', Vista> = {
  straight: { lado: 560, giro: 0, cerca: 0, mal: undefined },
  askew: { lado: 520, giro: 0.12, cerca: 0.12, mal: 'palido' },
}

/** The QR reader that the portal uses on a free connection, and the one on a paid connection. */
type Lector = 'fuerte' | 'liviano'

/**
 * From a code in front of the camera to its text, and the number of hard pictures that each reader
 * can read.
 */
export async function lectores(link: Link, rounds: number): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-films-'))
  try {
    const times: Goal[] = []
    for (const [name, vista] of Object.entries(A_LA_VISTA)) {
      const film = join(folder, `${name}.y4m`)
      await filmarCuadros(film, 10, aparece(cuadroDe(TEXTO, vista)))
      times.push({
        of: '20',
        metric: `QR before the camera to text, ${name}`,
        against: 'LIGHT',
        unit: 'ms',
        limit: 1.1,
        pairs: await ambos(link, film, rounds),
      })
    }
    return [...times, ...(await dificiles(join(folder, 'dificiles.y4m')))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const OSCURO = new Uint8Array(ANCHO * ALTO).fill(40)
const TODOS = 2 ** SENIA.bits - 1

/** A second of darkness, and then the code for five. */
function* aparece(codigo: Uint8Array) {
  const [antes, despues] = [numerado(OSCURO, 0), numerado(codigo, TODOS)]
  for (let n = 0; n < 60; n++) yield n < 10 ? antes : despues
}

async function ambos(link: Link, film: string, rounds: number): Promise<Goal['pairs']> {
  const [rapido, lento] = [await newProfile(), await newProfile()]
  try {
    return await onPhone(
      rapido,
      async (page) =>
        onPhone(
          lento,
          async (otra) => {
            const fuerte = await escaner(page, link, 'fuerte')
            const liviano = await escaner(otra, link, 'liviano')
            const pairs: Goal['pairs'] = []
            for (let round = 0; round < rounds; round++) pairs.push(await enTurnos(fuerte, liviano))
            return pairs
          },
          { camara: film },
        ),
      { camara: film },
    )
  } finally {
    await Promise.all([rapido, lento].map(removeProfile))
  }
}

const POR_RONDA = 6

/**
 * The time between two pictures of a camera, or two looks at it, equals that of a look: one scan
 * says little.
 */
async function enTurnos(fuerte: () => Promise<number>, liviano: () => Promise<number>) {
  const [ours, base]: [number[], number[]] = [[], []]
  for (let n = 0; n < POR_RONDA; n++) {
    if (n % 2 === 0) ours.push(await fuerte())
    base.push(await liviano())
    if (n % 2 === 1) ours.push(await fuerte())
  }
  return { ours: median(ours), base: median(base) }
}

// Text, not a function: the runner's compiler would leave helpers in it that no page has. The code
// is there with the first video frame that has its sign beside it, heard of by the page or taken by
// the portal to read; it is read when the portal releases the camera. The portal starts to look at
// any moment of the film: from a fixed moment, each look would meet the same frame in every scan.
const MIRAR = `{
  const play = HTMLVideoElement.prototype.play
  HTMLVideoElement.prototype.play = async function () {
    await play.call(this)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new WeakSet()
  let seen
  const draw = CanvasRenderingContext2D.prototype.drawImage
  CanvasRenderingContext2D.prototype.drawImage = function (source, ...rest) {
    const at = performance.now()
    draw.call(this, source, ...rest)
    // Drawn first: the camera may show its next frame meanwhile.
    if (source instanceof HTMLVideoElement) isThere(source, at)
  }
  const isThere = (video, at) => {
    canvas.clearRect(0, 0, 1, 1) // a camera without a picture yet paints nothing
    canvas.drawImage(video, ${SENIA.x + SENIA.ancho / 4}, 0, ${SENIA.ancho / 2}, 720, 0, 0, 1, 1)
    if (canvas.getImageData(0, 0, 1, 1).data[0] <= 128) return false
    seen ??= at
    return true
  }
  const look = (video) => {
    if (!isThere(video, performance.now())) video.requestVideoFrameCallback(() => look(video))
  }
  const changed = () => {
    const video = document.querySelector('video')
    if (video && !known.has(video)) {
      known.add(video)
      video.requestVideoFrameCallback(() => look(video))
    }
    if (video || seen === undefined) return
    window.tardo = performance.now() - seen
    seen = undefined
  }
  new MutationObserver(changed).observe(document, { childList: true, subtree: true })
}`

/**
 * Opens the check page, which uses this reader from then on; returns a function that scans once
 * more and gives the ms.
 */
async function escaner(page: Page, link: Link, lector: Lector): Promise<() => Promise<number>> {
  await page.addInitScript(MIRAR)
  await page.goto(`${link.origin}/validar-credencial`)
  // Waits until the reader's keys and databases are on the phone.
  await page.getByText(/^Sirve también sin señal/).waitFor()
  if (lector === 'liviano') {
    await page.evaluate(ahorrar, BASES.publica)
    await page.reload()
  }
  await page.getByRole('button', { name: 'Abrir la cámara' }).click()
  if (lector === 'fuerte')
    await until(A_MINUTE, 'The WebAssembly of the strong reader', () => trajo(page))
  const leido = async () => {
    const said = page.waitForFunction(() => (window as unknown as { tardo?: number }).tardo, null, {
      polling: 50,
      timeout: 0,
    })
    const ms = await within(A_MINUTE, `The text of a code that '${lector}' looks at`, said)
    await page.evaluate(() => void Object.assign(window, { tardo: undefined }))
    return (await ms.jsonValue()) ?? Number.NaN
  }
  await leido()
  return async () => {
    // At its present place: the text on the last code moves it.
    await page.getByRole('button', { name: 'Escanear otra' }).dispatchEvent('click')
    const ms = await leido()
    if ((await trajo(page)) !== (lector === 'fuerte')) throw new Error(`That was not '${lector}'.`)
    return ms
  }
}

/** Does the same as the switch for data saving in 'Datos usados'. */
function ahorrar(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('valores', 'readwrite')
      writing.objectStore('valores').put({ id: 'ahorro', value: true, savedAt: Date.now() })
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

/** True if the reader's worker fetched the WebAssembly. */
async function trajo(page: Page): Promise<boolean> {
  const worker = page.workers().find((one) => one.url().includes('worker-lector-'))
  return (
    (await worker?.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.endsWith('.wasm') && duration > 0),
    )) ?? false
  )
}

/** Each reader on the same 45 pictures, as the portal looks at them. */
async function dificiles(film: string): Promise<Goal[]> {
  await filmarCuadros(
    film,
    5,
    DIFICILES.map((vista, n) => numerado(cuadroDe(TEXTO, vista), n + 1)),
  )
  const { port, stop } = await serve(await buildPage('lectores'))
  const profile = await newProfile()
  try {
    const leidos = await onPhone(
      profile,
      async (page) => {
        await page.goto(`http://127.0.0.1:${port}/`)
        const segundos = 4 * A_MINUTE
        const cuales = { desde: 1, hasta: DIFICILES.length, segundos }
        const pedido = JSON.stringify({ ...cuales, text: TEXTO, senia: SENIA })
        const leyendo = page.evaluate<Leidos>(`leerTodos(${pedido})`)
        return within(segundos + A_MINUTE, 'A picture of the camera', leyendo)
      },
      { camara: film },
    )
    return comparados(leidos)
  } finally {
    stop()
    await removeProfile(profile)
  }
}

const FUERTE = 'zxing-wasm'

function comparados(leidos: Leidos): Goal[] {
  const de = (lector: string) => Object.values(leidos).flatMap((uno) => uno[lector] ?? [])
  const sinLeer = (lector: string) => de(lector).filter(({ leyo }) => !leyo.includes(true)).length
  const names = Object.keys(Object.values(leidos)[0] ?? {})
  for (const name of names) {
    const primera = de(name).filter(({ leyo }) => leyo[0]).length
    const alguna = de(name).length - sinLeer(name)
    const ms = Math.round(median(de(name).map((uno) => uno.ms)))
    console.log(
      `${name}: ${primera} of ${de(name).length} hard pictures at the first look, ${alguna} in four; ${ms} ms a look`,
    )
  }
  const otros = names.filter((name) => name !== FUERTE)
  return [
    ...otros.map((name): Goal => ({
      of: '20',
      metric: `hard pictures not read, of ${DIFICILES.length}`,
      against: name.toUpperCase(),
      unit: 'none',
      limit: 0.5,
      pairs: [{ ours: sinLeer(FUERTE), base: sinLeer(name) }],
    })),
    {
      of: '20',
      metric: 'a look at a hard picture',
      against: '50 ms',
      unit: 'ms',
      limit: 1,
      pairs: de(FUERTE).map(({ ms }) => ({ ours: ms, base: 50 })),
    },
  ]
}
