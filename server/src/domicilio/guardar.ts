import { eq } from 'drizzle-orm'

import type { domicilio } from '#contract/domicilio.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { NUMERACION, esNumeracionValida } from '#contract/numeracion.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { calles } from '../busquedas/puerta.ts'
import { personaEditable } from '../sesiones/puerta.ts'
import { domicilioDe, versionDeDomicilio } from './service.ts'
import { domicilios, itemsDeDomicilio } from './tables.ts'

type Asked = Pick<Context, 'db' | 'persona' | 'version' | 'ahora'>
type Pedido = RequestOf<typeof domicilio.guardarDomicilio>['domicilio']
type Item = Pedido['itemsDomicilioPersonaFisica'][number]

/** Replaces the person's address; refused if it was edited from an older version. */
export async function guardarDomicilio(
  { db, persona, version, ahora }: Asked,
  { afiliado, calle, domicilioPersonaFisica, itemsDomicilioPersonaFisica }: Pedido,
) {
  const idPersonaFisica = await personaEditable(db, persona, afiliado.idAfiliado, ahora)
  const before = await domicilioDe(db, idPersonaFisica)
  const named = domicilioPersonaFisica.idDomicilioPersonaFisica ?? undefined
  if (named !== undefined && named !== before?.domicilioPersonaFisica.idDomicilioPersonaFisica)
    throw notFound(named)
  const present = versionDeDomicilio(before)
  if (version !== undefined && version !== present)
    throw new Problem(412, 'El domicilio se cambió desde otro teléfono.', {
      actual: { ...before, version: present },
    })
  const items = checked(itemsDomicilioPersonaFisica)
  if ((await db.$count(calles, eq(calles.idCalle, calle.idCalle))) === 0)
    throw new Problem(422, 'Debe seleccionar la calle')
  await reemplazar(db, idPersonaFisica, calle.idCalle, items)
  const domicilio = await domicilioDe(db, idPersonaFisica)
  const message = 'El domicilio se guardó.'
  return { status: 'success', message, domicilio, version: versionDeDomicilio(domicilio) }
}

/** The filled-in parts of an address; the form also sends empty ones. */
function checked(items: readonly Item[]): Item[] {
  const said = items
    .map(({ codigoTipoNumeracion, valor }) => ({ codigoTipoNumeracion, valor: valor.trim() }))
    .filter(({ valor }) => valor !== '')
  const codes = said.map(({ codigoTipoNumeracion }) => codigoTipoNumeracion)
  if (!codes.includes(NUMERACION.numero))
    throw new Problem(422, 'El número es requerido, si no tiene numeración, ingrese 0')
  if (new Set(codes).size !== codes.length) throw new Problem(422)
  for (const { codigoTipoNumeracion, valor } of said)
    if (!esNumeracionValida(codigoTipoNumeracion, valor))
      throw new Problem(422, wordsFor(codigoTipoNumeracion))
  return said
}

function wordsFor(codigo: number): string {
  const [name] = Object.entries(NUMERACION).find(([, one]) => one === codigo) ?? []
  return name ? `El dato «${name}» no es válido.` : 'Datos inválidos'
}

async function reemplazar(db: Db, idPersonaFisica: number, idCalle: number, items: Item[]) {
  const [stored] = await db
    .insert(domicilios)
    .values({ idPersonaFisica, idCalle })
    .onConflictDoUpdate({ target: domicilios.idPersonaFisica, set: { idCalle } })
    .returning({ id: domicilios.idDomicilioPersonaFisica })
  if (!stored) throw new Error('A stored address gave no row.')
  const idDomicilioPersonaFisica = stored.id
  await db
    .delete(itemsDeDomicilio)
    .where(eq(itemsDeDomicilio.idDomicilioPersonaFisica, idDomicilioPersonaFisica))
  await db
    .insert(itemsDeDomicilio)
    .values(items.map((item) => ({ ...item, idDomicilioPersonaFisica })))
}
