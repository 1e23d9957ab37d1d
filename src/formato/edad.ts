type Copia = { savedAt: number; ahora: number; freshFor: number }

/**
 * True if a copy is older than its kind allows: with signal, only then is its age shown. A copy far in the future was
 * read under a wrong clock.
 */
export const esDeAntes = ({ savedAt, ahora, freshFor }: Copia): boolean =>
  Math.abs(ahora - savedAt) >= freshFor
