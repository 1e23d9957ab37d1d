import { expect, test } from 'vitest'

import { tamanos } from '#contract/extensiones/tamanos.ts'
import { recetas } from '#contract/recetas.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { papelDeSolicitud } from '#model/documentosDeSolicitud.ts'
import { pdfDeReceta } from '#model/papeles.ts'
import { medirDocumento } from '#piezas/documento/medirDocumento.ts'

import { fails, newPhone, provider } from '../../support/phone.ts'

const URL_DEL_PDF = '/v1/files/abc'

/** A provider that knows the size of its files; it records the requests. */
async function pesar(bytes: () => unknown = () => ({ bytes: 96_000 })) {
  const { call, received } = provider(({ path }) =>
    path === tamanos.tamano.path ? bytes() : { url: URL_DEL_PDF },
  )
  return { world: { call, device: await newPhone() }, received }
}

test('[FILE-01] the size of a document is asked for without downloading it', async () => {
  const { world, received } = await pesar()

  expect(await medirDocumento(pdfDeReceta, { id: 12, de: 'Quiroga' }, world)).toBe(96_000)
  expect(await medirDocumento(papelDeSolicitud, { path: '/xyz' }, world)).toBe(96_000)

  expect(received).toEqual([
    { path: recetas.imprimir.path, request: { idsRecetas: [12] } },
    { path: tamanos.tamano.path, request: { path: '/abc' } },
    { path: tamanos.tamano.path, request: { path: '/xyz' } },
  ])
})

test('[FILE-03] a document that is part of an answer is not measured; an unavailable size is undefined', async () => {
  const { world, received } = await pesar(() => fails({ kind: 'not-offered' }))

  expect(await medirDocumento(documentoDeOrden, { numeroOrden: '7', idOrden: 7 }, world)).toBe(
    undefined,
  )
  expect(await medirDocumento(documentoDeOrden, { numeroOrden: '7' }, world)).toBe(undefined)
  expect(received).toEqual([])
  expect(await medirDocumento(pdfDeReceta, { id: 12, de: 'Quiroga' }, world)).toBe(undefined)
})
