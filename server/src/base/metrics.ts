/** One kind of rows that wait to be sent by a process beside the calls. */
export type Queue = { name: string; waiting: number; oldestAt: number | undefined; lost: number }

/** Figures for the person on duty: numbers only, never people. */
export type Metrics = {
  answered: (call: { ruta: string; estado: number; ms: number }) => void
  /** Event of the security log, like a sign-in with its result. */
  security: (event: string, result: string) => void
  /** Unexpected error, by its SQLSTATE or name. */
  failed: (code: string) => void
  cleaned: (at: number) => void
}

/** For a server that shows no figures. */
export const NO_METRICS: Metrics = {
  answered: () => undefined,
  security: () => undefined,
  failed: () => undefined,
  cleaned: () => undefined,
}
