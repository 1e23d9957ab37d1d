import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

import { medidasDe, pdfDeFotos, pesoDelPdf } from '#model/papeles/pdfDeFotos.ts'
import { hojasDe, tipoDe } from '#model/papeles/tipo.ts'

/** The header of a JPEG: its size, its components, and bytes of its own. */
const jpeg = (ancho: number, alto: number, componentes = 3, marco = 0xffc0) => {
  const head = Buffer.alloc(2 + 4 + 14 + 2 + 2 + 8 + componentes * 3)
  head.writeUInt16BE(0xffd8, 0)
  head.writeUInt16BE(0xffe0, 2)
  head.writeUInt16BE(16, 4)
  head.writeUInt16BE(marco, 20)
  head.writeUInt16BE(8 + componentes * 3, 22)
  head.writeUInt8(8, 24)
  head.writeUInt16BE(alto, 25)
  head.writeUInt16BE(ancho, 27)
  head.writeUInt8(componentes, 29)
  const body = Buffer.from(`endobj %%EOF ${ancho}x${alto} stream\n\u0000endstream`)
  return new Uint8Array(Buffer.concat([head, body, Buffer.from('ffd9', 'hex')]))
}
const fotos = [jpeg(768, 1024), jpeg(1024, 600, 1), jpeg(300, 300, 3, 0xffc2)]

test('[FILE-01] photos become a PDF with a page each, in their order, upright or sideways as taken', async () => {
  const pdf = pdfDeFotos(fotos, 'Estudios de Ñandú')
  if (!pdf) throw new Error('there is one')

  expect(tipoDe(pdf)).toBe('application/pdf')
  expect(hojasDe(pdf)).toBe(3)
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
  expect(document.numPages).toBe(3)
  const views = []
  for (let n = 1; n <= 3; n += 1) views.push((await document.getPage(n)).view)
  expect(views).toEqual([
    [0, 0, 631.5, 842],
    [0, 0, 842, 493.36],
    [0, 0, 842, 842],
  ])
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Estudios de Ñandú', PDFFormatVersion: '1.4' })
})

test('[FILE-01] the PDF contains every photo byte for byte, and each object at its stated offset', () => {
  const pdf = Buffer.from(pdfDeFotos(fotos, 'x') ?? [])
  const text = pdf.toString('latin1')

  for (const foto of fotos) expect(pdf.indexOf(foto)).toBeGreaterThan(0)
  const xref = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(xref, xref + 4)).toBe('xref')
  const places = [...text.slice(xref).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(places).toHaveLength(3 + 3 * fotos.length)
  for (const [n, at] of places.entries())
    expect(text.slice(at, at + 10)).toMatch(new RegExp(`^${n + 1} 0 obj\n`))
  // The wizard's estimate is close, and never too low.
  const dicho = pesoDelPdf(fotos.map(({ length }) => length))
  expect(dicho).toBeGreaterThanOrEqual(pdf.length)
  expect(dicho - pdf.length).toBeLessThan(500 * (fotos.length + 1))
})

test('a picture in another format, with four inks or with half a header is refused as a page', () => {
  expect(medidasDe(jpeg(10, 20))).toEqual({ ancho: 10, alto: 20, color: 'DeviceRGB' })
  for (const otra of [
    jpeg(10, 20, 4),
    jpeg(0, 20),
    new Uint8Array(Buffer.from('%PDF-1.4 and more than ten bytes')),
    jpeg(10, 20).subarray(0, 22),
    new Uint8Array(),
  ]) {
    expect(medidasDe(otra)).toBeUndefined()
    expect(pdfDeFotos([otra], 'x')).toBeUndefined()
  }
})

const run = promisify(execFile)

/** The photos that the system's PDF tool extracts; undefined if none is installed. */
async function sacadas(pdf: Uint8Array): Promise<Uint8Array[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-de-fotos-'))
  try {
    writeFileSync(join(folder, 'x.pdf'), pdf)
    await run('pdfimages', ['-all', 'x.pdf', 'foto'], { cwd: folder })
    const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
    return names.toSorted().map((name) => new Uint8Array(readFileSync(join(folder, name))))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('[FILE-01] an independent PDF tool extracts exactly the original photos', async () => {
  const pdf = pdfDeFotos(fotos, 'x')
  if (!pdf) throw new Error('there is one')
  // Without such a tool, the test above has checked the bytes.
  expect((await sacadas(pdf)) ?? fotos).toEqual(fotos)
})
