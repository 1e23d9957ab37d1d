import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { scan } from './scan.ts'

const run = promisify(execFile)

/** The text of a PDF, as independent readers read it: ours, and the system's if it is installed. */
export async function leerHoja(pdf: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hoja-'))
  try {
    const file = join(folder, 'hoja.pdf')
    await writeFile(file, pdf)
    const other = await run('pdftotext', ['-layout', file, '-']).catch(notInstalled)
    return [await words(pdf), ...(other ? [other.stdout] : [])].map((text) =>
      text.replaceAll(/\s+/g, ' '),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Colours of a PDF's texts and lines, in their order, each once. */
export async function coloresDeHoja(pdf: Buffer): Promise<string[]> {
  const opening = getDocument({ data: new Uint8Array(pdf), isEvalSupported: false, verbosity: 0 })
  const page = await (await opening.promise).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const colours = argsArray.filter((_, at) => fnArray[at] === OPS.setFillRGBColor)
  await opening.destroy()
  return [...new Set(colours.map((args: unknown[]) => String(args)))]
}

/** Faults that a structure checker finds in a PDF; empty if none is installed. */
export async function fallasDeHoja(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hoja-'))
  try {
    const file = join(folder, 'hoja.pdf')
    await writeFile(file, pdf)
    const said = await run('qpdf', ['--check', file]).catch(notInstalled)
    return said?.stderr ?? ''
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The square code of the first page, printed in grey at 150 dots an inch; undefined without a
 * program that prints.
 */
export async function leerCodigoDeHoja(pdf: Buffer): Promise<string[] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hoja-'))
  try {
    const file = join(folder, 'hoja.pdf')
    await writeFile(file, pdf)
    const args = ['-r', '150', '-gray', '-png', '-f', '1', '-l', '1', '-singlefile']
    const printed = await run('pdftoppm', [...args, file, join(folder, 'hoja')]).catch(notInstalled)
    if (!printed) return undefined
    return (await scan(await readFile(join(folder, 'hoja.png')))).flatMap((text) =>
      text.split('\n'),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function notInstalled(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

async function words(pdf: Buffer): Promise<string> {
  const opening = getDocument({ data: new Uint8Array(pdf), isEvalSupported: false, verbosity: 0 })
  const document = await opening.promise
  const said: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    for (const item of items) if ('str' in item) said.push(item.str)
  }
  await opening.destroy()
  return said.join(' ')
}

/** The pages of a PDF of photos, as another reader measures them, each with its photo. */
export async function fotosDePdf(
  pdf: Uint8Array,
): Promise<{ ancho: number; alto: number; foto: Uint8Array }[]> {
  const text = Buffer.from(pdf).toString('latin1')
  const fotos = [...text.matchAll(/DCTDecode \/Length (\d+)>>\nstream\n/g)].map(
    ({ index, 0: head, 1: length }) =>
      pdf.slice(index + head.length, index + head.length + Number(length)),
  )
  const opening = getDocument({ data: new Uint8Array(pdf), isEvalSupported: false, verbosity: 0 })
  const document = await opening.promise
  const paginas = []
  for (const [n, foto] of fotos.entries()) {
    const [, , ancho = 0, alto = 0] = (await document.getPage(n + 1)).view
    paginas.push({ ancho, alto, foto })
  }
  if (document.numPages !== fotos.length) throw new Error('a page without a photo')
  await opening.destroy()
  return paginas
}
