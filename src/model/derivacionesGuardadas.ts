import { is } from 'superstruct'

import { type DerivacionTransitoria, derivaciones } from '#contract/derivaciones.ts'
import type { Llegada } from '#local/operation.ts'

import type { CambioDeDerivacion } from './cambioDeDerivacion.ts'

/** The list with the referrals that the provider has accepted since it was read. Unsent ones are not in it. */
export const conGuardadas = (
  lista: DerivacionTransitoria[],
  cambios: CambioDeDerivacion[],
  llegadas: readonly Llegada[],
): DerivacionTransitoria[] =>
  cambios.reduce((hay, cambio, n) => {
    const { state, answers = [] } = llegadas[n] ?? {}
    return state === 'done' ? con(hay, cambio, answers[0]) : hay
  }, lista)

/** The members have the ids of the provider's answer. A new referral without an answer appears with the next list. */
function con(
  lista: DerivacionTransitoria[],
  { obraSocial, fechaDesde, fechaHasta, afiliados: pedidos }: CambioDeDerivacion,
  answer: unknown,
): DerivacionTransitoria[] {
  const respuesta = is(answer, derivaciones.guardar.response) ? answer : undefined
  const suyos = [...pedidos.map(({ historial }) => historial), ...idsDe(respuesta)]
  const antes = lista.find((una) => idsDe(una).some((id) => suyos.includes(id)))
  const nuevos = pedidos.filter(({ historial }) => historial === undefined)
  const afiliados = (respuesta ?? antes)?.afiliados.map((de) => {
    const { idHistorialDerivacionAfiliado, idAfiliado, nombre, apellido, activo } = de
    const pedido =
      pedidos.find(
        (uno) => uno.idAfiliado === idAfiliado || uno.historial === idHistorialDerivacionAfiliado,
      ) ?? (idAfiliado ? undefined : nuevos.shift())
    return {
      idHistorialDerivacionAfiliado,
      idAfiliado: idAfiliado ?? pedido?.idAfiliado ?? 0,
      nombre: nombre ?? pedido?.nombre ?? '',
      apellido: apellido ?? '',
      activo: pedido?.activo ?? activo ?? false,
    }
  })
  if (!afiliados) return lista
  const { descripcion, ...deCual } = obraSocial
  const version = respuesta?.version
  const una = { ...deCual, obraSocial: descripcion, fechaDesde, fechaHasta, version, afiliados }
  return antes ? lista.map((otra) => (otra === antes ? una : otra)) : [una, ...lista]
}

const idsDe = (de: { afiliados: { idHistorialDerivacionAfiliado: number }[] } | undefined) =>
  de?.afiliados.map(({ idHistorialDerivacionAfiliado }) => idHistorialDerivacionAfiliado) ?? []
