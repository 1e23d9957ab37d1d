import { type Pendiente, usePendientes } from '#live/pendientes/usePendientes.ts'
import type { CambioDeDerivacion } from '#model/cambioDeDerivacion.ts'
import { guardarDerivacion } from '#model/derivaciones.ts'

export type PorEnviar = Pendiente & { payload: CambioDeDerivacion }

/** Referrals saved on this phone, newest first, sent ones included; undefined until they are read. */
export function useGuardadas(): PorEnviar[] | undefined {
  return usePendientes()
    ?.filter(
      (uno): uno is PorEnviar => uno.type === guardarDerivacion.type && uno.payload !== undefined,
    )
    .toReversed()
}

/** Referrals that are not sent yet. Of two changes to the same referral, the later one counts. */
export function usePorEnviar(): PorEnviar[] {
  const abiertas = (useGuardadas() ?? []).filter(({ state }) => state !== 'done')
  return abiertas.filter(
    ({ payload: { clave } }, at) =>
      abiertas.findIndex(({ payload }) => payload.clave === clave) === at,
  )
}
