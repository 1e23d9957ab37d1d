// Material of the examples: the account given to the command, and the answers to its own calls.
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

/** No data to try a call with: this neither proves nor contradicts the API. */
export class SinDatos extends Error {}

export type Ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ResponseOf<E>>

export type Mundo = {
  ask: Ask
  usuario: string
  password: string
  idAplicacion: number
  /** yyyy-mm-dd */
  hoy: string
}

/** The first of a list, or the reason that there is none. */
export function primero<T>(list: readonly T[], deQue: string): T {
  const [first] = list
  if (first === undefined) throw new SinDatos(`La cuenta no tiene ${deQue}.`)
  return first
}

/** The value of a field that the contract does not promise. */
export function dato<T>(value: T | null | undefined, deQue: string): T {
  if (value === null || value === undefined) throw new SinDatos(`La cuenta no tiene ${deQue}.`)
  return value
}

/** The member that the calls are tried for: the first of the group. */
export const persona = async ({ ask }: Mundo) =>
  primero(await ask(tabla.afiliados.grupoFamiliar, {}), 'grupo familiar')

export const idAfiliadoDe = async (mundo: Mundo): Promise<number> =>
  (await persona(mundo)).afiliado.idAfiliado

export const fichaDe = async (mundo: Mundo) =>
  mundo.ask(tabla.afiliados.findAfiliado, { idAfiliado: await idAfiliadoDe(mundo) })

/** E-mail of the account itself: no mail goes to another address. */
export const correoDe = async ({ ask }: Mundo) =>
  primero(await ask(tabla.contacto.correos, {}), 'correo')

/** A prescriber, with the parts that an order names. */
export async function prestadorDe({ ask }: Mundo) {
  const { especialidadVO } = primero(
    await ask(tabla.busquedas.especialidades, {}),
    'especialidades',
  )
  const found = await ask(tabla.prestadores.buscarProfesionales, {
    idEspecialidad: especialidadVO.idEspecialidad,
    soloActivos: true,
  })
  const one = primero(found, 'profesionales de la primera especialidad')
  return {
    codigoPrestador: dato(one.matricula, 'la matrícula de un profesional'),
    tipoPrestador: dato(one.tipo, 'el tipo de un profesional'),
  }
}

export async function ordenDe(mundo: Mundo) {
  const { tarjeta } = await persona(mundo)
  const practica = primero(await mundo.ask(tabla.busquedas.practicas, {}), 'prácticas')
  return {
    ...(await prestadorDe(mundo)),
    numeroTarjeta: dato(tarjeta?.numeroTarjeta, 'tarjeta'),
    codigoPrescriptor: 0 as const,
    practicas: [{ codigo: practica.codigo, cantidad: 1 as const }],
  }
}

export async function generadaDe(mundo: Mundo) {
  const { codigoTransaccion } = await mundo.ask(tabla.ordenes.validar, await ordenDe(mundo))
  return (await mundo.ask(tabla.ordenes.generar, { codigoTransaccion })).orden
}

export const recetaDe = async (mundo: Mundo): Promise<number> => {
  const found = await mundo.ask(tabla.recetas.buscar, { idAfiliado: await idAfiliadoDe(mundo) })
  return primero(found, 'recetas').recetaElectronica.idRecetaElectronica
}

export const prescripcionDe = async (mundo: Mundo): Promise<number> => {
  const idAfiliado = await idAfiliadoDe(mundo)
  const found = await mundo.ask(tabla.prescripciones.lista, { idAfiliado })
  return primero(found, 'prescripciones').prescripcionElectronica.idPrescripcionElectronica
}

export const solicitudDe = async ({ ask }: Mundo): Promise<number> => {
  const found = primero(await ask(tabla.autorizaciones.lista, {}), 'solicitudes de autorización')
  return dato(found.idSolicitudCobertura ?? found.id, 'el número de una solicitud')
}
