import { afterEach, expect, test, vi } from 'vitest'

import { noAbren } from '#features/listo/noAbren.ts'
import { hayLector } from '#live/archivos/hayLector.ts'
import { SEGUNDO_ANILLO } from '#local/bases/names.ts'
import { hashOf } from '#local/documento/documento.ts'

afterEach(() => vi.unstubAllGlobals())

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const PDF = bytesOf('%PDF-1.7\nuna hoja\n%%EOF\n')

const copiaDe = async (bytes: ArrayBuffer) => ({
  value: {
    name: 'Receta.pdf',
    type: 'application/pdf',
    size: bytes.byteLength,
    hash: await hashOf(bytes),
  },
})

test('[PREV-01, FLT-74] a stored document opens only if its file details are stored and its bytes are unchanged', async () => {
  const copia = await copiaDe(PDF)
  const otras = bytesOf('%PDF-1.7\nuna hojo\n%%EOF\n')
  expect(otras.byteLength).toBe(PDF.byteLength)
  const files = {
    entero: { copia, bytes: PDF },
    sinCopia: { copia: undefined, bytes: PDF },
    copiaRota: { copia: { value: 'x' }, bytes: PDF },
    sinBytes: { copia, bytes: undefined },
    tresBytes: { copia, bytes: bytesOf('abc') },
    otrasLetras: { copia, bytes: otras },
  }

  const missing = await noAbren(
    Object.keys(files),
    Object.values(files).map((file) => file.copia),
    Object.values(files).map(({ bytes }) => bytes && { bytes }),
  )

  expect(missing).toEqual(['sinCopia', 'copiaRota', 'sinBytes', 'tresBytes', 'otrasLetras'])
})

/** A browser with a service worker, or none, that keeps these files of the second ring. */
function guardados(controller: object | null, ...files: string[]) {
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const keys = async () => files.map((file) => ({ url: `https://portal/assets/r2/${file}` }))
  vi.stubGlobal('caches', {
    open: async (name: string) => (name === SEGUNDO_ANILLO ? { keys } : { keys: async () => [] }),
  })
}

test('[PREV-01, REC-09] a PDF can be drawn without signal once both files of its reader are stored', async () => {
  guardados({}, 'areas-a1.js', 'worker-lector-a1.js')
  expect(await hayLector()).toBe(false)
  guardados({}, 'lector-a1.js')
  expect(await hayLector()).toBe(false)
  guardados({}, 'lector-a1.js', 'worker-pdf-a1.js')
  expect(await hayLector()).toBe(true)
})

test('[REC-09] the PDF reader is not reported as missing if the portal itself is not stored', async () => {
  guardados(null)
  expect(await hayLector()).toBe(true)
})
