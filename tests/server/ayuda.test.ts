import { expect, test } from 'vitest'

import { RUTA_DEL_MANUAL } from '#contract/archivos.ts'
import { manualEnImagenes } from '#contract/manualEnImagenes.ts'

import { manualEnPapel } from '../../server/src/archivos/manual.ts'
import { hacerDocumento } from '../../server/src/documento/hacerDocumento.ts'
import { leerHoja } from '../support/hoja.ts'
import { get } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { llamadas } from './support/llamadas.ts'

const ADDRESS = `/v1/files${RUTA_DEL_MANUAL}`

const manualEnPdf = async (appDir: string, ofrece = true) =>
  hacerDocumento(await manualEnPapel(appDir, () => ofrece))
const imagenesDe = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0

test('[AYUD-01] the printed manual has the pictures of the portal, or only text if they are missing', async () => {
  const withPictures = await manualEnPdf('public')
  const bare = await manualEnPdf('dist/no-esta')

  expect(imagenesDe(withPictures)).toBe(Object.keys(manualEnImagenes).length)
  expect(imagenesDe(bare)).toBe(0)
  expect(withPictures.length).toBeLessThan(300 * 1024)
  const [words = ''] = await leerHoja(withPictures)
  expect(words).toContain('Se renueva solo')
  const [plainHost = ''] = await leerHoja(await manualEnPdf('public', false))
  expect(plainHost).toContain('Sin señal no hay código: mostrá los datos junto con el DNI.')
  expect(words).toContain('Mostrá la pantalla')
  expect(words).not.toContain('*')
  expect((await manualEnPdf('public')).equals(withPictures)).toBe(true)
})

llamadas('ayuda', ({ provider }) => {
  test('[AYUD-01] the manual is one PDF for all people, with the same bytes each time', async () => {
    const norma = await provider().session('norma')
    const otra = await provider().session('voluntaria')

    const first = await archivoEn(provider(), ADDRESS, norma.token)
    const again = await archivoEn(provider(), ADDRESS, otra.token)

    expect(first).toMatchObject({
      status: 200,
      type: 'application/pdf',
      sniffed: false,
      attached: true,
      name: 'Manual de uso.pdf',
    })
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
    expect(again.bytes.equals(first.bytes)).toBe(true)
  })

  test('[AYUD-01][SEC-01] the manual needs a session', async () => {
    expect((await get(provider().url, ADDRESS)).status).toBe(401)
  })
})
