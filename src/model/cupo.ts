import type { Cupo } from '#contract/emision.ts'

/** Remaining number of a limit: from the provider, or computed (CUPO-04). */
export function restantesDe({ consumoCupo }: Cupo): number {
  const { restantesConExtraordinarias, cantidadCupos, extraordinarios, consumidos } = consumoCupo
  return restantesConExtraordinarias ?? cantidadCupos + extraordinarios - consumidos
}

/** The whole limit, including extras that were granted. */
export const totalDe = ({ consumoCupo: { cantidadCupos, extraordinarios } }: Cupo): number =>
  cantidadCupos + extraordinarios

/** CUPO-02: one limit that is used up is enough. */
export const poseeCupo = (cupos: readonly Cupo[]): boolean =>
  cupos.every((cupo) => restantesDe(cupo) > 0)
