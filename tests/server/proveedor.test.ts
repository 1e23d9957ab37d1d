import { expect, test } from 'vitest'

import { membreteDe } from '../../server/src/base/papel.ts'
import { PROVEEDOR } from '../../server/src/base/proveedor.ts'
import { hacerDocumento } from '../../server/src/documento/hacerDocumento.ts'
import { leerHoja } from '../support/hoja.ts'
import { get, startServer } from '../support/server.ts'

test('mails, documents and sandbox carry the configured name and colours, the contract too', async () => {
  const colores = { marca: '#B5121B', acento: '#1F4E7A' }
  const proveedor = { ...PROVEEDOR, nombre: 'Sur & Cía', colores }
  const provider = await startServer({ config: { proveedor } })
  const text = async (path: string) => (await get(provider.url, path)).text()

  for (const path of ['/sandbox', '/sandbox/auditoria', '/sandbox/consultorio/practicas']) {
    expect(await text(path), path).toContain('Sur &#38; Cía')
    expect(await text(path), path).not.toContain('Mi Cobertura')
    expect(await text(path), path).toContain(':root { --marca: #B5121B;')
    expect(await text(path), path).not.toContain('#076441')
  }
  expect(await text('/sandbox')).toMatch(/Ya podés usar el portal\.\n\nSur &#38; Cía<\/pre>/)
  expect(await text('/v1/openapi.json')).toContain('"title":"API de la obra social para Sur & Cía"')
  expect(await text('/v1/documentacion')).toContain('para Sur &#38; Cía</title>')
  expect(await text('/v1/documentacion')).toContain('para Sur &#38; Cía</header>')
  expect(await text('/v1/documentacion/estilo.css')).toContain(':root { --marca: #B5121B;')
  const membrete = membreteDe(proveedor)
  expect(membrete).toEqual({ nombre: 'Sur & Cía', color: '#A62427' })
  const [hoja = ''] = await leerHoja(await hacerDocumento(HOJA, membrete))
  expect(hoja).toContain('Sur & Cía')
  await provider.stop()
})

test('[API-06] the provider answers with the configured application and version', async () => {
  const proveedor = { ...PROVEEDOR, aplicacion: { id: 7, version: '2.0' } }
  const provider = await startServer({ config: { proveedor } })

  const json = async (path: string) => {
    const answer = await get(provider.url, path)
    return [answer.status, await answer.json()]
  }

  expect(await json('/v1/app/version/7')).toEqual([200, { version: '2.0' }])
  expect((await json('/v1/app/version/25'))[0]).toBe(404)
  await provider.stop()
})

const HOJA = {
  titulo: 'Orden',
  numero: '1',
  fecha: '2026-03-02',
  secciones: [],
  pie: 'Sirve durante 30 días.',
}
