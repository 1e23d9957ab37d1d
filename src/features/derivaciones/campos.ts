import type { Afiliado } from '#contract/afiliados.ts'
import type { ObraSocial } from '#contract/busquedas.ts'
import type { DerivacionTransitoria } from '#contract/derivaciones.ts'
import type { CambioDeDerivacion } from '#model/cambioDeDerivacion.ts'
import { datosDe, datosDelCambio, idDe, sonIguales, viajan } from '#model/derivaciones.ts'
import { nombreCompleto } from '#model/personas.ts'
import { conReglas } from '#piezas/formulario/reglas.ts'
import { faltasDeRango } from '#piezas/rango.ts'

import { texts } from './texts.ts'

/** Fields of the form. `afiliados`: ids of the travellers. */
export type Campos = {
  obraSocial: ObraSocial | null
  desde: string
  hasta: string
  afiliados: string[]
}

/** Values and change that the form starts from. */
export type Origen = {
  /** Name of the draft. */
  nombre: string
  campos: Campos
  cambio?: CambioDeDerivacion
  /** True if that change was tried already: the new one is queued behind it. */
  detras?: boolean
  una?: DerivacionTransitoria
  /** Reason why the last save was refused. */
  contesto?: string | undefined
}

export const nuevo: Campos = { obraSocial: null, desde: '', hasta: '', afiliados: [] }

/** Rules of DERI-05 and DERI-06. */
export const reglas = conReglas<Campos>({
  obraSocial: (obraSocial) => (obraSocial ? undefined : texts.sinObraSocial),
  desde: (_desde, campos) => faltasDeRango(campos).desde,
  hasta: (_hasta, campos) => faltasDeRango(campos).hasta,
  afiliados: (afiliados) => (afiliados.length > 0 ? undefined : texts.sinAfiliado),
})

export const camposDeUna = (una: DerivacionTransitoria): Campos => ({
  obraSocial: {
    idObraSocial: una.idObraSocial,
    sigla: una.sigla,
    descripcion: una.obraSocial ?? una.sigla ?? '',
    provincia: una.provincia,
  },
  desde: una.fechaDesde,
  hasta: una.fechaHasta,
  afiliados: viajan(una).map(({ idAfiliado }) => String(idAfiliado)),
})

export const camposDeCambio = (cambio: CambioDeDerivacion): Campos => ({
  obraSocial: cambio.obraSocial,
  desde: cambio.fechaDesde,
  hasta: cambio.fechaHasta,
  afiliados: cambio.afiliados.flatMap(({ idAfiliado, activo }) =>
    activo ? String(idAfiliado) : [],
  ),
})

/** The change that the form describes; undefined while it is incomplete. `clave`: key of a new referral. */
export function cambioDe(
  { obraSocial, desde, hasta, afiliados }: Campos,
  { una, cambio, detras = false }: Origen,
  familia: readonly Afiliado[],
  clave: string,
): CambioDeDerivacion | undefined {
  if (!obraSocial) return undefined
  const historialDe = (id: number) =>
    una?.afiliados.find(({ idAfiliado }) => idAfiliado === id)?.idHistorialDerivacionAfiliado ??
    cambio?.afiliados.find(({ idAfiliado }) => idAfiliado === id)?.historial
  const version = una?.version ?? (detras ? undefined : cambio?.version)
  const sobre = cambio && (detras ? datosDelCambio(cambio) : cambio.sobre)
  return {
    clave: una ? String(idDe(una)) : (cambio?.clave ?? clave),
    antes: una ? datosDe(una) : (cambio?.antes ?? null),
    obraSocial,
    fechaDesde: desde,
    fechaHasta: hasta,
    // Omits members who neither travel nor were part of the referral before.
    afiliados: familia.flatMap((integrante) => {
      const { idAfiliado } = integrante.afiliado
      const activo = afiliados.includes(String(idAfiliado))
      const historial = historialDe(idAfiliado)
      if (!activo && historial === undefined) return []
      const nombre = nombreCompleto(integrante)
      return [{ idAfiliado, nombre, activo, ...(historial !== undefined && { historial }) }]
    }),
    ...(sobre && { sobre }),
    ...(version !== undefined && version !== null && { version }),
  }
}

/** True if saving would change the referral. */
export function cambiaAlgo(campos: Campos, { una, campos: antes, contesto }: Origen): boolean {
  if (contesto !== undefined) return true
  const datos = ({ obraSocial, desde, hasta, afiliados }: Campos) => ({
    idObraSocial: obraSocial?.idObraSocial ?? 0,
    fechaDesde: desde,
    fechaHasta: hasta,
    viajan: afiliados.map(Number),
  })
  return !sonIguales(datos(campos), una ? datosDe(una) : datos(antes))
}
