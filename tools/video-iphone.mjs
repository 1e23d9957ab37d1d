// Films the guide of the iPhone into public, from the picture of home that tools/pantallas.mjs takes: node tools/video-iphone.mjs
// Safari is drawn, since only Apple's own machines run it.
import { readFile, writeFile } from 'node:fs/promises'

import { chromium } from 'playwright'

import { findChromium } from './chromium.mjs'

const HOME = 'public/captura-inicio-movil.png'
const ICON = 'public/icono-512.png'
const VIDEO = 'public/instalar-iphone.mp4'
const POSTER = 'public/instalar-iphone.jpg'

const asUrl = async (path) => `data:image/png;base64,${(await readFile(path)).toString('base64')}`

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
const pictures = { home: await asUrl(HOME), icon: await asUrl(ICON) }
const { video, poster } = await page.evaluate(film, pictures)
await writeFile(VIDEO, Buffer.from(video, 'base64'))
await writeFile(POSTER, Buffer.from(poster, 'base64'))
await browser.close()

/** Runs in the page: draws four scenes, each for as long as its words take to read, and returns the video. */
async function film({ home, icon }) {
  const WIDTH = 360
  const HEIGHT = 640
  const SCENE_S = 3.5
  const load = async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return picture
  }
  const [portal, mark] = await Promise.all([load(home), load(icon)])
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')

  const box = (x, y, width, height, radius, colour) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x, y, width, height, radius)
    pen.fill()
  }
  const write = (
    text,
    x,
    y,
    { size = 16, colour = '#16211b', weight = 400, align = 'left' } = {},
  ) => {
    pen.font = `${weight} ${size}px Roboto, system-ui, sans-serif`
    pen.textAlign = align === 'left' ? 'left' : align === 'right' ? 'right' : 'center'
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }
  const share = (x, y) => {
    pen.strokeStyle = '#155095'
    pen.lineWidth = 2.5
    pen.stroke(new Path2D(`M${x - 9} ${y - 2}v13h18v-13M${x} ${y + 5}v-18m-6 6l6-6l6 6`))
  }
  const ring = (x, y, at) => {
    pen.strokeStyle = `rgba(201, 80, 10, ${1 - at / 1.4})`
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y, 16 + 14 * at, 0, 7)
    pen.stroke()
  }
  const says = (text) => {
    box(0, 0, WIDTH, 56, 0, '#076441')
    write(text, WIDTH / 2, 35, { size: 20, colour: '#fff', weight: 700, align: 'center' })
  }
  const safari = () => {
    pen.drawImage(portal, 0, 56, WIDTH, (WIDTH * portal.height) / portal.width)
    box(0, 572, WIDTH, 68, 0, '#f1f1f3')
    share(WIDTH / 2, 604)
  }
  const sheet = (up) => {
    safari()
    box(0, 56, WIDTH, 584, 0, `rgba(0, 0, 0, ${0.35 * up})`)
    pen.save()
    pen.translate(0, (1 - up) * 400)
    box(0, 250, WIDTH, 400, 16, '#f1f1f3')
    for (const [row, words] of ['Copiar', 'Agregar a favoritos', 'Agregar a inicio'].entries()) {
      box(16, 290 + row * 76, WIDTH - 32, 60, 12, '#fff')
      write(words, 34, 326 + row * 76, { size: 18, weight: row === 2 ? 700 : 400 })
    }
    write('+', WIDTH - 50, 480, { size: 28, colour: '#155095' })
    pen.restore()
  }
  const adding = () => {
    box(0, 56, WIDTH, 584, 0, '#f1f1f3')
    write('Agregar', WIDTH - 24, 104, { size: 18, colour: '#155095', weight: 700, align: 'right' })
    box(16, 140, WIDTH - 32, 96, 12, '#fff')
    pen.drawImage(mark, 32, 156, 64, 64)
    write('Mi Cobertura', 112, 194, { size: 18 })
  }
  const screen = () => {
    box(0, 56, WIDTH, 584, 0, '#c9d8e4')
    for (let place = 0; place < 11; place++)
      box(28 + (place % 4) * 80, 96 + Math.floor(place / 4) * 112, 60, 60, 14, '#e4edf3')
    pen.drawImage(mark, 268, 320, 60, 60)
    write('Mi Cobertura', 298, 402, { size: 12, align: 'center' })
  }
  /** @type {{ words: string, scene: (at: number) => void, x: number, y: number }[]} */
  const scenes = [
    { words: '1. Tocá Compartir', scene: safari, x: WIDTH / 2, y: 604 },
    {
      words: '2. Elegí «Agregar a inicio»',
      scene: (at) => sheet(Math.min(1, at * 3)),
      x: WIDTH - 42,
      y: 472,
    },
    { words: '3. Tocá «Agregar»', scene: adding, x: WIDTH - 56, y: 98 },
    { words: 'Abrila siempre desde ahí', scene: screen, x: 298, y: 350 },
  ]
  const draw = (seconds) => {
    const shown = scenes[Math.min(scenes.length - 1, Math.floor(seconds / SCENE_S))]
    if (!shown) return
    const at = (seconds % SCENE_S) / SCENE_S
    shown.scene(at)
    ring(shown.x, shown.y, (at * SCENE_S) % 1)
    says(shown.words)
  }

  const asBase64 = async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }
  draw(0.2)
  const still = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  // H.264 in MP4: the format that every iPhone plays.
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 150_000,
  })
  const parts = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  const begun = performance.now()
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const frame = () => {
        const seconds = (performance.now() - begun) / 1000
        if (seconds >= scenes.length * SCENE_S) return resolve()
        draw(seconds)
        requestAnimationFrame(frame)
      }
      frame()
    })
  )
  recorder.stop()
  await stopped
  return { video: await asBase64(new Blob(parts)), poster: await asBase64(still) }
}
