import { type PrestadasDb, openPrestadas } from '#local/encargos/base.ts'

let base: PrestadasDb | undefined

/** This page's connection to the lent credentials, opened at its first use. */
export const prestadas = (): PrestadasDb => (base ??= openPrestadas())
