import { createRequire } from 'node:module'

import Sheet from 'pdfkit'
import QRCode from 'qrcode'

import { PALETA } from '#colores/rampas.ts'
import { porDefecto } from '#contract/producto.ts'
import { barrasDe } from '#formato/barras.ts'
import { formatFecha } from '#formato/fechas.ts'

import {
  type Documento,
  type Libro,
  type Membrete,
  type Papel,
  type Paso,
  membreteDe,
} from '../base/papel.ts'

const MARGIN = 48
const QR = 84
const GREY = '#5a5a5a'

const require = createRequire(import.meta.url)
const letter = (weight: 400 | 700) =>
  require.resolve(`@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`)

type Page = InstanceType<typeof Sheet>
type Font = PDFKit.Mixins.PDFFontSource

/** Fonts already parsed by pdfkit: parsing is most of the work of a sheet, and the result is the same for all. */
const read = new Map<string, Font>()

/** Letterhead of an installation without a configuration. */
const PROPIO = membreteDe({ nombre: porDefecto.nombre, colores: PALETA })

export const hacerDocumento = (papel: Papel, membrete = PROPIO): Promise<Buffer> =>
  'capitulos' in papel ? hacerLibro(papel, membrete) : hacerPdf(papel, membrete)

/** Draws one sheet with selectable text and embedded fonts. */
function hacerPdf(documento: Documento, membrete: Membrete): Promise<Buffer> {
  const { titulo, numero, fecha } = documento
  return dibujar(`${titulo} ${numero}`, { fecha, membrete }, (page) => {
    head(page, documento, membrete)
    for (const seccion of documento.secciones) section(page, seccion, membrete)
    page.moveDown(1.5).font('normal').fontSize(9).fillColor(GREY).text(documento.pie)
    if (documento.prueba) drawProof(page, documento.prueba)
  })
}

/** Draws a text of several numbered pages; its chapters become the PDF's outline. */
function hacerLibro({ titulo, fecha, capitulos }: Libro, membrete: Membrete): Promise<Buffer> {
  return dibujar(titulo, { fecha, membrete }, (page) => {
    page.font('bold').fontSize(11).fillColor(membrete.color).text(membrete.nombre)
    page.fontSize(22).fillColor('black').text(titulo)
    page
      .font('normal')
      .fontSize(11)
      .fillColor(GREY)
      .text(`Versión ${porDefecto.version} · ${formatFecha(fecha)}`)
    for (const capitulo of capitulos) chapter(page, capitulo, membrete)
    numberPages(page)
  })
}

type De = { fecha: string; membrete: Membrete }

function dibujar(
  title: string,
  { fecha, membrete }: De,
  draw: (page: Page) => void,
): Promise<Buffer> {
  const page = new Sheet({
    size: 'A4',
    margin: MARGIN,
    lang: 'es-AR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: membrete.nombre, CreationDate: new Date(fecha) },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
  })
  letters(page, 'normal', 400)
  letters(page, 'bold', 700)
  draw(page)
  page.end()
  return whole
}

function letters(page: Page, name: string, weight: 400 | 700): void {
  page.registerFont(name, read.get(name) ?? letter(weight))
  // pdfkit accepts a font that it has parsed before, but gives it out only as the private `_font`. Every sheet uses the
  // same fonts in the same order.
  const { _font: font } = page.font(name) as unknown as { _font: { font: Font } }
  read.set(name, font.font)
}

function head(
  page: Page,
  { titulo, numero, fecha, barras }: Documento,
  { nombre, color }: Membrete,
): void {
  const right = page.page.width - MARGIN
  const wide = (barras && drawBars(page, barras, right)) ?? QR
  if (!barras) drawQr(page, numero, { left: right - QR, top: MARGIN, width: QR })
  const width = widthOf(page) - wide - 12
  page.font('bold').fontSize(11).fillColor(color).text(nombre, MARGIN, MARGIN, { width })
  page.fontSize(18).fillColor('black').text(titulo, { width })
  page
    .font('normal')
    .fontSize(11)
    .text(`N.º ${numero}`, { width })
    .text(formatFecha(fecha), { width })
  page.y = Math.max(page.y, MARGIN + QR) + 12
  page.x = MARGIN
}

/** The narrowest bar is half a millimetre wide: readable at arm's length. */
const BAR = 1.5
const BAR_HEIGHT = 46

/** Draws bars that end at `right`; returns the width, with the white margin. */
function drawBars(
  page: Page,
  { texto, rotulo }: NonNullable<Documento['barras']>,
  right: number,
): number | undefined {
  const bars = barrasDe(texto)
  if (!bars) return undefined
  const width = BAR * bars.ancho
  page
    .save()
    .translate(right - width, MARGIN)
    .scale(BAR, BAR_HEIGHT)
    .path(bars.d)
    .fill('black')
  page.restore()
  page
    .font('normal')
    .fontSize(10)
    .fillColor('black')
    .text(rotulo, right - width, MARGIN + BAR_HEIGHT + 6, { width, align: 'center' })
  return width
}

type Square = { left: number; top: number; width: number }

/** Draws a QR code for cameras. */
function drawQr(page: Page, content: string | QRCode.QRCodeSegment[], at: Square): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' })
  const side = at.width / modules.size
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        page.rect(at.left + column * side, at.top + row * side, side, side)
  page.fill('black')
}

/** 61 mm wide: a code of this size is readable even on a copy of a copy. */
const PROOF = 173
/** At least four white modules inside the frame. */
const AROUND = 14

/** Draws the proof in a frame that never breaks across two pages. */
function drawProof(
  page: Page,
  { qr, titulo, texto, aQuien, pasos }: NonNullable<Documento['prueba']>,
): void {
  const height = PROOF + 2 * AROUND
  page.y += 14
  if (page.y + height > page.page.height - MARGIN) page.addPage()
  const top = page.y
  page.lineWidth(1.5).roundedRect(MARGIN, top, widthOf(page), height, 8).stroke('black')
  const content = [
    { data: new TextEncoder().encode(qr.prefijo), mode: 'byte' as const },
    { data: qr.digitos, mode: 'numeric' as const },
  ]
  drawQr(page, content, { left: MARGIN + AROUND, top: top + AROUND, width: PROOF })
  const left = MARGIN + PROOF + 2 * AROUND + 6
  const width = page.page.width - MARGIN - AROUND - left
  page
    .fillColor('black')
    .font('bold')
    .fontSize(10)
    .text(titulo, left, top + AROUND, { width })
  page.font('normal').text(texto, { width })
  page.moveDown(0.6).font('bold').text(aQuien, { width }).font('normal')
  for (const [index, paso] of pasos.entries())
    page.text(`${index + 1}. ${paso}`, { width, indent: 0 })
  page.x = MARGIN
  page.y = top + height
}

function section(
  page: Page,
  { titulo, lineas }: Documento['secciones'][number],
  { color }: Membrete,
): void {
  page.moveDown(0.6).font('bold').fontSize(12).fillColor(color).text(titulo)
  page.fontSize(11).fillColor('black')
  for (const [nombre, valor] of lineas)
    page.font('bold').text(`${nombre}: `, { continued: true }).font('normal').text(valor)
}

/** Space that a chapter needs on its page: its title must not stand alone at the bottom. */
const ROOM = 120
const INDENT = 22

function chapter(
  page: Page,
  { titulo, intro, pasos, notas }: Libro['capitulos'][number],
  { color }: Membrete,
): void {
  if (page.y > page.page.height - MARGIN - ROOM) page.addPage()
  page.outline.addItem(titulo)
  page.moveDown(1.2).font('bold').fontSize(14).fillColor(color).text(titulo)
  page.moveDown(0.2).font('normal').fontSize(11).fillColor(GREY).text(intro)
  for (const [at, { partes, imagen }] of pasos.entries()) {
    item(page, { mark: `${at + 1}.`, color }, partes, imagen && heightOf(imagen))
    if (imagen) picture(page, imagen)
  }
  for (const nota of notas) item(page, { mark: '•', color }, nota)
}

/** `below`: height that must also fit on the same page. */
function item(
  page: Page,
  { mark, color }: { mark: string; color: string },
  parts: readonly string[],
  below = 0,
): void {
  page.moveDown(0.35).font('bold').fontSize(11).fillColor(color)
  if (page.y > page.page.height - MARGIN - 3 * page.currentLineHeight(true) - below) page.addPage()
  const top = page.y
  page.text(mark, MARGIN, top, { lineBreak: false })
  const said = parts
    .map((text, at) => ({ text, font: at % 2 === 1 ? 'bold' : 'normal' }))
    .filter(({ text }) => text !== '')
  page.fillColor('black')
  for (const [at, { text, font }] of said.entries()) {
    const options = { continued: at < said.length - 1, width: widthOf(page) - INDENT }
    if (at === 0) page.font(font).text(text, MARGIN + INDENT, top, options)
    else page.font(font).text(text, options)
  }
  page.x = MARGIN
}

/** Pictures are as wide as on a phone. */
const PICTURE = 200
const GAP = 6

const heightOf = ({ ancho, alto }: NonNullable<Paso['imagen']>) =>
  (alto * PICTURE) / ancho + 2 * GAP

function picture(page: Page, imagen: NonNullable<Paso['imagen']>): void {
  const height = heightOf(imagen) - 2 * GAP
  const left = MARGIN + INDENT
  const top = page.y + GAP
  page.save().roundedRect(left, top, PICTURE, height, GAP).clip()
  page.image(Buffer.from(imagen.bytes), left, top, { width: PICTURE, height }).restore()
  page.lineWidth(0.5).roundedRect(left, top, PICTURE, height, GAP).stroke(GREY)
  page.y = top + height + GAP
  page.x = MARGIN
}

function numberPages(page: Page): void {
  const { start, count } = page.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    page.switchToPage(at)
    // The page number is below the margin, where pdfkit would start a new page.
    page.page.margins.bottom = 0
    page
      .font('normal')
      .fontSize(9)
      .fillColor(GREY)
      .text(`${at + 1} de ${count}`, MARGIN, page.page.height - MARGIN / 1.5, {
        width: widthOf(page),
        align: 'right',
        lineBreak: false,
      })
  }
}

const widthOf = (page: Page) => page.page.width - 2 * MARGIN
