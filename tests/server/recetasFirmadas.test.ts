import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { consultaDeRecetas } from '#contract/extensiones/consultas.ts'
import { hojasDeRecetas } from '#contract/extensiones/hojas.ts'
import { type RecetaConFirma, recetasFirmadas } from '#contract/extensiones/recetasFirmadas.ts'
import { codigoDeReceta } from '#contract/pase/codigo.ts'
import { comprobarReceta } from '#contract/pase/comprobarReceta.ts'
import { leerEscaneado } from '#contract/pase/escaneado.ts'
import { FIRMA } from '#contract/pase/firmas.ts'
import { huellaDeReceta, leerReceta } from '#contract/pase/receta.ts'
import { recetas as area } from '#contract/recetas.ts'

import { cleanUp } from '../../server/src/cleanup.ts'
import { recetas, recetasFirmadas as firmadas } from '../../server/src/recetas/tables.ts'
import { leerCodigoDeHoja, leerHoja } from '../support/hoja.ts'
import { confianza } from '../support/pases.ts'
import { type Who, get, post } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { llamadas } from './support/llamadas.ts'
import { respuesta } from './support/pedir.ts'

const DAY = 24 * 3_600_000

const bytesOf = ({ bytes }: { bytes: string }) => deBase64(bytes) ?? new Uint8Array()

function dicha(una: RecetaConFirma | undefined) {
  const receta = una && leerReceta(bytesOf(una).slice(FIRMA))
  if (!receta) throw new Error('The provider signed what is no prescription.')
  return receta
}

const huella = async (una: RecetaConFirma | undefined) => aBase64(await huellaDeReceta(dicha(una)))

llamadas('signed prescriptions', ({ provider, reloj }) => {
  async function de(who: Who) {
    const { token } = await provider().session(who)
    const pedirlas = () => respuesta(provider(), recetasFirmadas.firmadas, {}, { token })
    return { token, pedirlas, todas: await pedirlas() }
  }
  const deNumero = (todas: RecetaConFirma[], numero: string) =>
    todas.find((una) => dicha(una).numero === numero)
  const consultar = async (hash: string) => {
    const answer = await post(provider().url, consultaDeRecetas.consultar.path, { huella: hash })
    return (await answer.json()) as object
  }
  const comparar = async (hash: string, bytes: Uint8Array) => {
    const pdf = createHash('sha256').update(bytes).digest('base64url')
    const answer = await post(provider().url, hojasDeRecetas.comparar.path, {
      huella: hash,
      pdf,
    })
    return (await answer.json()) as object
  }
  const alMostrador = async (digits: string) => {
    const { told, anulados } = await confianza(provider().url)
    const clave = (kid: number) => deBase64(told.claves.find((one) => one.kid === kid)?.clave ?? '')
    return comprobarReceta(digits, { clave, anulados, ahora: reloj.ahora })
  }
  const digitosDe = (una: RecetaConFirma) =>
    codigoDeReceta({ kid: una.kid, bytes: bytesOf(una) }, 'https://portal.example').digitos
  const poner = (numero: string, cambio: Partial<typeof recetas.$inferInsert>) =>
    provider().base.db.update(recetas).set(cambio).where(eq(recetas.numero, numero))

  test("[REC-06][SEC-50] a family's active prescriptions are signed with a published key", async () => {
    const { todas } = await de('norma')

    expect(todas.map((una) => dicha(una).numero).toSorted()).toEqual([
      '7100000',
      '7100001',
      '7100006',
      '7100008',
      '7100009',
    ])
    for (const una of todas) {
      expect(await alMostrador(digitosDe(una))).toMatchObject({ state: 'firmada' })
      expect(await consultar(await huella(una))).toEqual({ estado: 'activa' })
    }
    expect(dicha(deNumero(todas, '7100006'))).toMatchObject({
      apellido: 'Peralta',
      nombre: 'Rubén',
      cuir: '4200000007100006',
      remedios: [{ remedio: 'Metformina', presentacion: 'Comprimidos 850 mg × 60' }],
    })
    // Written before the national identifier existed.
    expect(dicha(deNumero(todas, '7100001')).cuir).toBeNull()
    expect(await consultar('x')).toEqual({ estado: 'desconocida' })
    expect(await consultar('a'.repeat(43))).toEqual({ estado: 'desconocida' })
    expect((await de('sola')).todas).toEqual([])
  })

  test('a prescription is signed again each day, and its fingerprint stays the same', async () => {
    const { todas, pedirlas } = await de('derivado')
    const before = await huella(todas[0])

    reloj.ahora += DAY - 60_000
    expect(await pedirlas()).toEqual(todas)
    reloj.ahora += 120_000
    const [again] = await pedirlas()
    expect(again?.bytes).not.toBe(todas[0]?.bytes)
    expect(dicha(again).firmada - dicha(todas[0]).firmada).toBe(DAY / 60_000 + 1)
    expect(await huella(again)).toBe(before)
    reloj.ahora -= DAY + 60_000
  })

  test('[SEC-50] the signed state of a prescription is right; the list of revoked ones has cancelled ones', async () => {
    const { todas, pedirlas } = await de('voluntaria')
    const una = todas[0]
    const { numero } = dicha(una)
    const code = una ? digitosDe(una) : ''

    await poner(numero, { codigoEstado: 2, farmacia: 'Farmacia Plaza', estadoDesde: '2026-11-20' })
    expect(await consultar(await huella(una))).toEqual({
      estado: 'dispensada',
      desde: '2026-11-20',
      farmacia: 'Farmacia Plaza',
    })
    // A list of all dispensed ones would be too long: without signal only the signed content is certain.
    expect((await alMostrador(code)).state).toBe('firmada')
    expect(await pedirlas()).toEqual([])

    await poner(numero, { codigoEstado: 4, farmacia: null, estadoDesde: '2026-11-21' })
    expect(await consultar(await huella(una))).toEqual({ estado: 'anulada', desde: '2026-11-21' })
    expect((await alMostrador(code)).state).toBe('anulada')

    await poner(numero, { codigoEstado: 1 })
    reloj.ahora += 40 * DAY
    expect(await consultar(await huella(una))).toEqual({ estado: 'vencida' })
    expect((await alMostrador(code)).state).toBe('vencida')
    const { db } = provider().base
    await cleanUp(db, reloj.ahora)
    expect(await consultar(await huella(una))).toEqual({ estado: 'vencida' })
    await cleanUp(db, reloj.ahora + 30 * DAY)
    expect(await consultar(await huella(una))).toEqual({ estado: 'desconocida' })
    expect(await db.select().from(firmadas)).toEqual([])
    reloj.ahora -= 40 * DAY
  })

  test('[REC-09, FILE-01] the printed prescription has its national identifier as text and bars, and a signed QR', async () => {
    const { token, todas } = await de('norma')
    const imprimir = async (numero: string) => {
      const id = deNumero(todas, numero)?.idRecetaElectronica ?? 0
      const { url } = await respuesta(provider(), area.imprimir, { idsRecetas: [id] }, { token })
      return archivoEn(provider(), url, token)
    }
    const { bytes } = await imprimir('7100006')

    for (const texto of await leerHoja(bytes)) {
      expect(texto).toContain('CUIR 4200 0000 0710 0006')
      expect(texto).toContain('Firmada por la obra social')
      expect(texto).toContain('Tiene que decir «Receta válida» o «Receta: firma comprobada»')
    }
    const codigos = await leerCodigoDeHoja(bytes)
    const escaneado = codigos?.map(leerEscaneado).find((uno) => uno?.como === 'r')
    const leido = [
      codigos?.includes('4200000007100006'),
      await alMostrador(escaneado?.como === 'r' ? escaneado.digitos : ''),
    ]
    const bueno = [true, expect.objectContaining({ state: 'firmada' })]
    expect(codigos ? leido : bueno).toEqual(bueno)
    expect((await imprimir('7100006')).bytes.equals(bytes)).toBe(true)

    const hash = await huella(deNumero(todas, '7100006'))
    expect(await comparar(hash, bytes)).toEqual({ igual: true })
    expect(await comparar(hash, Buffer.concat([bytes, Buffer.from('\n')]))).toEqual({
      igual: false,
    })
    expect(await comparar(await huella(deNumero(todas, '7100001')), bytes)).toEqual({
      igual: false,
    })
    expect(await comparar('x', bytes)).toEqual({ igual: false })
    // A sheet of another day has another signature; both were delivered.
    reloj.ahora += DAY + 60_000
    const next = await imprimir('7100006')
    expect(next.bytes.equals(bytes)).toBe(false)
    for (const one of [bytes, next.bytes])
      expect(await comparar(hash, one)).toEqual({ igual: true })
    reloj.ahora -= DAY + 60_000
    const sinClave = await imprimir('7100001')
    for (const texto of await leerHoja(sinClave.bytes)) {
      expect(texto).not.toContain('CUIR')
      expect(texto).toContain('Firmada por la obra social')
    }
  })

  test('signed prescriptions are given to signed-in people only', async () => {
    expect((await post(provider().url, recetasFirmadas.firmadas.path, {})).status).toBe(401)
    expect((await get(provider().url, recetasFirmadas.firmadas.path)).status).toBe(405)
  })
})
