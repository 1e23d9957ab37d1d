import type { Cupo } from '#contract/emision.ts'

/** What is left of a limit: as the provider says it, or by the sum (CUPO-04). */
export function restantesDe({ consumoCupo }: Cupo): number {
  const { restantesConExtraordinarias, cantidadCupos, extraordinarios, consumidos } = consumoCupo
  return restantesConExtraordinarias ?? cantidadCupos + extraordinarios - consumidos
}

/** All that a limit allows, with what was given beyond. */
export const totalDe = ({ consumoCupo: { cantidadCupos, extraordinarios } }: Cupo): number =>
  cantidadCupos + extraordinarios

/** CUPO-02: one limit that is used up is enough. */
export const poseeCupo = (cupos: readonly Cupo[]): boolean =>
  cupos.every((cupo) => restantesDe(cupo) > 0)
