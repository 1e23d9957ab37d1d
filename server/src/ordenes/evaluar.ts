import { and, eq, inArray } from 'drizzle-orm'

import type { CostoDeOrden, emision as llamadas } from '#contract/emision.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { diaDe } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { correoConfirmado } from '../contacto/puerta.ts'
import { afiliados, personasFisicas, suPersona } from '../padron/puerta.ts'
import { prestadores, ACTIVO, especialidadesDe } from '../prestadores/puerta.ts'
import { exigirCupo } from './cupo.ts'
import { coberturas, especialidadesDePractica, practicas } from './tables.ts'

export type Pedido = RequestOf<typeof llamadas.validar>
type Practica = typeof practicas.$inferSelect
type Prestador = typeof prestadores.$inferSelect
type Integrante = Awaited<ReturnType<typeof integrante>>

const MAX_PRACTICAS = 5

export const refuse = (text: string, codigo: string) => new Problem(422, text, { codigo })

/** Computes the content of an order, or refuses it; stores nothing. */
export async function evaluar(db: Db, persona: Persona, pedido: Pedido, ahora: number) {
  const member = await integrante(db, persona, pedido.numeroTarjeta)
  const prestador = await exigirPrestador(db, pedido)
  const asked = await exigirPracticas(db, pedido)
  await exigirEspecialidad(db, prestador, asked)
  const hoy = diaDe(ahora)
  for (const { idPractica } of asked)
    await exigirCupo(db, { idAfiliado: member.idAfiliado, idPractica }, hoy)
  const precios: Precio[] = []
  for (const practica of asked) precios.push(await precioDe(db, practica, prestador, member))
  return { member, prestador, precios, total: totalDe(precios) }
}

export type Evaluada = Awaited<ReturnType<typeof evaluar>>

/** Member of the asker's family by card number (SEC-01). */
async function integrante(db: Db, { grupo }: Persona, numeroTarjeta: string) {
  const [row] = await db
    .select({ member: afiliados, persona: personasFisicas })
    .from(afiliados)
    .innerJoin(...suPersona)
    .where(
      and(eq(afiliados.numeroTarjeta, numeroTarjeta), inArray(afiliados.idAfiliado, [...grupo])),
    )
  if (!row) throw notFound()
  const { member, persona } = row
  return {
    ...member,
    nombre: persona.nombre,
    apellido: persona.apellido,
    documento: formatDocumento(persona.numeroDocumento),
    correo: (await correoConfirmado(db, member.idAfiliado))?.descripcion ?? null,
  }
}

async function exigirPrestador(
  db: Db,
  { codigoPrestador, tipoPrestador }: Pick<Pedido, 'codigoPrestador' | 'tipoPrestador'>,
): Promise<Prestador> {
  const [found] = await db
    .select()
    .from(prestadores)
    .where(and(eq(prestadores.matricula, codigoPrestador), eq(prestadores.tipo, tipoPrestador)))
  if (!found) throw refuse('Debe seleccionar el prestador', 'prestador')
  if (found.codigoEstado !== ACTIVO) throw refuse('Prestador dado de baja', 'prestador-de-baja')
  return found
}

async function exigirPracticas(db: Db, { practicas: asked }: Pedido): Promise<Practica[]> {
  const codes = [...new Set(asked.map(({ codigo }) => codigo))]
  if (codes.length !== asked.length || codes.length > MAX_PRACTICAS)
    throw refuse('Revisá las prácticas: hay repetidas o demasiadas.', 'practica')
  const found = codes.length
    ? await db
        .select()
        .from(practicas)
        .where(and(inArray(practicas.codigo, codes), eq(practicas.enOrdenes, true)))
    : []
  if (found.length === 0 || found.length < codes.length)
    throw refuse('Debe seleccionar la práctica', 'practica')
  return codes.flatMap((code) => found.filter(({ codigo }) => codigo === code))
}

/** The required specialties are those of the practice, never those in the request. */
async function exigirEspecialidad(
  db: Db,
  { idPrestador, nombre }: Prestador,
  asked: readonly Practica[],
): Promise<void> {
  const theirs = (await especialidadesDe(db, [idPrestador]))(idPrestador)
  for (const { idPractica, descripcion, validarEspecialidad } of asked) {
    if (!validarEspecialidad) continue
    const wanted = await db
      .select({ id: especialidadesDePractica.idEspecialidad })
      .from(especialidadesDePractica)
      .where(eq(especialidadesDePractica.idPractica, idPractica))
    if (!wanted.some(({ id }) => theirs.some(({ idEspecialidad }) => idEspecialidad === id)))
      throw refuse(`${nombre} no tiene la especialidad que pide «${descripcion}».`, 'especialidad')
  }
}

async function precioDe(
  db: Db,
  practica: Practica,
  { tieneConvenio }: Prestador,
  { tipoAfiliado }: Pick<Integrante, 'tipoAfiliado'>,
) {
  if (!tieneConvenio)
    return {
      practica,
      tipoCobertura: 'Prestador sin convenio',
      valorAutorizado: 0,
      valorAutorizacion: practica.valor,
    }
  const rules = await db
    .select()
    .from(coberturas)
    .where(eq(coberturas.idPractica, practica.idPractica))
  const rule =
    rules.find((one) => one.tipoAfiliado === tipoAfiliado) ??
    rules.find((one) => one.tipoAfiliado === null)
  const cents = Math.round(practica.valor * (rule?.porcentajeACargo ?? 100))
  return {
    practica,
    tipoCobertura: rule?.descripcion ?? 'Sin cobertura',
    valorAutorizado: cents / 100,
    valorAutorizacion: 0,
  }
}

type Precio = Awaited<ReturnType<typeof precioDe>>

/** Price of one practice, computed as the screens do (ORD-10). */
const aPagar = ({ valorAutorizado, valorAutorizacion }: Precio) =>
  valorAutorizado > 0 ? valorAutorizado : valorAutorizacion
const totalDe = (precios: readonly Precio[]) =>
  Math.round(precios.reduce((sum, precio) => sum + aPagar(precio) * 100, 0)) / 100

/** Content of the dialog that asks for confirmation of an order. */
export async function comoSeMuestra(
  db: Db,
  { member, prestador, precios, total }: Evaluada,
): Promise<CostoDeOrden> {
  const theirs = (await especialidadesDe(db, [prestador.idPrestador]))(prestador.idPrestador)
  return {
    practicas: precios.map(({ practica, ...precio }) => ({
      codigoPractica: practica.codigo,
      descripcionPractica: practica.descripcion,
      descripcionTipoCobertura: precio.tipoCobertura,
      valorAutorizado: precio.valorAutorizado,
      valorAutorizacion: precio.valorAutorizacion,
    })),
    afiliado: {
      numerodocumentoformateado: member.documento,
      nombre: member.nombre,
      apellido: member.apellido,
      correo: member.correo,
    },
    prestador: {
      codigoPrestador: prestador.matricula,
      razonSocial: prestador.nombre,
      especialidades: theirs.map(({ descripcion }) => ({ descripcion })),
    },
    totales: { totalPagar: total },
  }
}
