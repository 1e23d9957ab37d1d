import { type Infer, array, is, object, string } from 'superstruct'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { partir } from '#contract/encargo/codigo.ts'
import { type Encargo, finDeEncargo, leerEncargo } from '#contract/encargo/cuerpo.ts'
import type { EncargoAnotado } from '#contract/extensiones/encargos.ts'
import type { Device } from '#local/bases/device.ts'
import type { EstadoDeOperacion } from '#local/bases/salida.ts'
import { readLlave } from '#local/pase/llave.ts'

import { anotarEncargo, terminarEncargo } from './cambios.ts'

/** Row of the read model: it is deleted at sign-out, which also ends this phone's loans. */
const ID = 'prestamos'
const Hechos = array(object({ clave: string(), bytes: string() }))
type Hechos = Infer<typeof Hechos>

/** A loan that this account has made. 'terminando': its end is on its way to the provider, or waits for signal. */
export type Hecho = EncargoAnotado & {
  encargo: Encargo
  hasta: number
  state: 'vigente' | 'terminando'
}

/** Stores a loan in the list of this phone, which needs no provider. */
export const anotarHecho = (device: Device, hecho: EncargoAnotado, generation: number) =>
  cambiar(device, generation, (hechos) => [
    { clave: hecho.clave, bytes: hecho.bytes },
    ...hechos.filter(({ bytes }) => bytes !== hecho.bytes),
  ])

/**
 * Replaces the list by the provider's, which has the loans of the account's other phones too, and no ended ones. Loans of
 * this phone stay if the provider was not told of them before it was asked. `pedir` gives undefined without an answer.
 */
export async function juntarHechos(
  device: Device,
  pedir: () => Promise<readonly EncargoAnotado[] | undefined>,
  generation: number,
): Promise<void> {
  const { anotados } = await cambiosDe(device)
  const delProveedor = await pedir()
  if (!delProveedor) return
  const llave = await readLlave(device).catch(() => undefined) // Without a key there are none.
  const propia = llave && aBase64(llave.publica)
  const delOtro = new Set(delProveedor.map(({ bytes }) => bytes))
  await cambiar(device, generation, (hechos) => [
    ...hechos.filter(
      ({ clave, bytes }) => clave === propia && !anotados.has(bytes) && !delOtro.has(bytes),
    ),
    ...delProveedor.map(({ clave, bytes }) => ({ clave, bytes })),
  ])
}

/** Living loans, by their ends; those whose end has reached the provider are left out. */
export async function hechosVivos(device: Device, ahora: number): Promise<Hecho[]> {
  const [row, { terminar, terminados }] = await Promise.all([
    device.lectura.cuadros.get(ID),
    cambiosDe(device),
  ])
  return leer(row?.value)
    .filter(({ bytes }) => !terminados.has(bytes))
    .flatMap((hecho) => {
      const encargo = leerEncargo(partir(deBase64(hecho.bytes) ?? new Uint8Array()).body)
      if (!encargo || finDeEncargo(encargo) <= ahora) return []
      const state = terminar.has(hecho.bytes) ? 'terminando' : 'vigente'
      return [{ ...hecho, encargo, hasta: finDeEncargo(encargo), state } as const]
    })
    .toSorted((one, other) => one.hasta - other.hasta)
}

const leer = (value: unknown): Hechos => (is(value, Hechos) ? value : [])

/**
 * Loans with a change in the outbox, by their bytes: reported, ended, or with an ending under way. A refused ending is
 * none of these: the loan goes on, and can be ended again.
 */
async function cambiosDe({ salida }: Device) {
  const [sesion, todas] = await Promise.all([
    salida.sesion.get('actual'),
    salida.operaciones.toArray(),
  ])
  const rows = todas.filter(({ uid }) => uid === sesion?.uid)
  const bytesOf = (type: string, ...states: EstadoDeOperacion[]) =>
    new Set(
      rows
        .filter((row) => row.type === type && states.includes(row.state))
        .flatMap(({ payload }) => (is(payload, anotarEncargo.payload) ? [payload.bytes] : [])),
    )
  return {
    anotados: bytesOf(anotarEncargo.type, 'done'),
    terminar: bytesOf(terminarEncargo.type, 'pending', 'sending'),
    terminados: bytesOf(terminarEncargo.type, 'done'),
  }
}

function cambiar(
  { lectura }: Device,
  generation: number,
  change: (hechos: Hechos) => Hechos,
): Promise<void> {
  const { cuadros, dueno } = lectura
  return lectura.transaction('rw', cuadros, dueno, async () => {
    // An answer that arrives after another person signed in changes nothing.
    if ((await dueno.get('actual'))?.generation !== generation) return
    const value = change(leer((await cuadros.get(ID))?.value))
    await cuadros.put({ id: ID, value, madeAt: Date.now() })
  })
}
