type Copia = { savedAt: number; ahora: number; freshFor: number }

/**
 * True if a copy is older than its kind allows: with signal, only then is its age shown. A copy from the far future was
 * stored under a wrong clock.
 */
export const esDeAntes = ({ savedAt, ahora, freshFor }: Copia): boolean =>
  Math.abs(ahora - savedAt) >= freshFor
