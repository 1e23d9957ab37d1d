import { type Infer, is } from 'superstruct'

import { type DerivacionTransitoria, derivaciones } from '#contract/derivaciones.ts'
import type { Llegada } from '#local/operation.ts'

import type { CambioDeDerivacion } from './derivaciones.ts'

type Respuesta = Infer<typeof derivaciones.guardar.response>

/** The list with the referrals that the provider has accepted since it was asked for. What has not arrived is not in it. */
export function conGuardadas(
  lista: DerivacionTransitoria[],
  cambios: CambioDeDerivacion[],
  llegadas: readonly Llegada[],
): DerivacionTransitoria[] {
  return cambios.reduce((hay, cambio, n) => {
    const { state, answers } = llegadas[n] ?? {}
    if (state !== 'done') return hay
    const respuesta = answers?.find((una) => is(una, derivaciones.guardar.response))
    return con(hay, cambio, respuesta)
  }, lista)
}

function con(
  lista: DerivacionTransitoria[],
  cambio: CambioDeDerivacion,
  respuesta: Respuesta | undefined,
): DerivacionTransitoria[] {
  const suyos = new Set([
    ...cambio.afiliados.map(({ historial }) => historial),
    ...(respuesta?.afiliados ?? []).map((uno) => uno.idHistorialDerivacionAfiliado),
  ])
  const esSuya = ({ afiliados }: DerivacionTransitoria) =>
    afiliados.some(({ idHistorialDerivacionAfiliado: id }) => suyos.has(id))
  const antes = lista.find(esSuya)
  const afiliados = quienes(cambio, respuesta, antes)
  // A new one that was found to have arrived has no ids here: the next list brings it.
  if (afiliados.length === 0) return lista
  const { idObraSocial, sigla, descripcion, provincia } = cambio.obraSocial
  const una: DerivacionTransitoria = {
    idObraSocial,
    sigla,
    obraSocial: descripcion,
    provincia,
    fechaDesde: cambio.fechaDesde,
    fechaHasta: cambio.fechaHasta,
    version: respuesta?.version,
    afiliados,
  }
  return antes ? lista.map((otra) => (otra === antes ? una : otra)) : [una, ...lista]
}

/** Those of the saved referral under the ids that the provider gave them. */
function quienes(
  { afiliados }: CambioDeDerivacion,
  respuesta: Respuesta | undefined,
  antes: DerivacionTransitoria | undefined,
): DerivacionTransitoria['afiliados'] {
  const conocidos = new Map(
    antes?.afiliados.map((uno) => [uno.idHistorialDerivacionAfiliado, uno] as const),
  )
  const nuevos = afiliados.filter(({ historial }) => historial === undefined)
  const ids: Respuesta['afiliados'] =
    respuesta?.afiliados ??
    afiliados.flatMap(({ historial: idHistorialDerivacionAfiliado }) =>
      idHistorialDerivacionAfiliado === undefined ? [] : [{ idHistorialDerivacionAfiliado }],
    )
  return ids.flatMap((de) => {
    const id = de.idHistorialDerivacionAfiliado
    const antesDe = conocidos.get(id)
    const idAfiliado = de.idAfiliado ?? antesDe?.idAfiliado
    const pedido =
      afiliados.find((uno) => uno.idAfiliado === idAfiliado || uno.historial === id) ??
      (idAfiliado === undefined ? nuevos.shift() : undefined)
    const es = idAfiliado ?? pedido?.idAfiliado
    if (es === undefined) return []
    return {
      idHistorialDerivacionAfiliado: id,
      idAfiliado: es,
      nombre: de.nombre ?? antesDe?.nombre ?? pedido?.nombre ?? '',
      apellido: de.apellido ?? antesDe?.apellido ?? '',
      activo: de.activo ?? pedido?.activo ?? false,
    }
  })
}
