// Writes screenshots with few colours: flat areas and text stay sharp, at a fifth of the size.
import { deflateSync } from 'node:zlib'

import { PNG } from 'pngjs'

const COLOURS = 48
/** Two colours closer than this look the same. */
const APART = 12

/** The picture with a palette of its most frequent colours. */
export function conPaleta(png) {
  const { width, height, data } = PNG.sync.read(png)
  const counted = new Map()
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    counted.set(colour, (counted.get(colour) ?? 0) + 1)
  }
  const palette = paletteOf([...counted].toSorted((a, b) => b[1] - a[1]).map(([colour]) => colour))
  const nearest = new Map(
    [...counted.keys()].map((colour) => [colour, nearestOf(palette, colour).at]),
  )
  const rows = Buffer.alloc(height * (width + 1)) // Each row begins with the number of its filter; 0 means none.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
      rows[y * (width + 1) + 1 + x] = nearest.get(colour) ?? 0
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The most frequent colours first, without any that look the same; rare colours use the nearest one. */
function paletteOf(frequent) {
  const palette = []
  for (const colour of frequent) {
    if (palette.length === COLOURS) break
    if (palette.length === 0 || nearestOf(palette, colour).distance > APART) palette.push(colour)
  }
  return palette
}

function nearestOf(palette, colour) {
  const wanted = channelsOf(colour)
  let found = { at: 0, distance: Infinity }
  for (const [at, one] of palette.entries()) {
    const distance = Math.hypot(...channelsOf(one).map((channel, n) => channel - wanted[n]))
    if (distance < found.distance) found = { at, distance }
  }
  return found
}

function channelsOf(colour) {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crcOf(body), body.length + 4)
  return framed
}

function crcOf(bytes) {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
