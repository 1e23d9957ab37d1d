import { type Pendiente, usePendientes } from '#live/usePendientes.ts'
import { type CambioDeDerivacion, guardarDerivacion } from '#model/derivaciones.ts'

export type PorEnviar = Pendiente & { payload: CambioDeDerivacion }

/** Referrals that were saved on this phone, sent ones too, the newest first; undefined until they are read. */
export function useGuardadas(): PorEnviar[] | undefined {
  return usePendientes()
    ?.filter(
      (uno): uno is PorEnviar => uno.type === guardarDerivacion.type && uno.payload !== undefined,
    )
    .toReversed()
}

/** Those that have not arrived yet: of two of the same referral the later one, which says what it will be. */
export function usePorEnviar(): PorEnviar[] {
  const abiertas = (useGuardadas() ?? []).filter(({ state }) => state !== 'done')
  return abiertas.filter(
    ({ payload: { clave } }, at) =>
      abiertas.findIndex(({ payload }) => payload.clave === clave) === at,
  )
}
