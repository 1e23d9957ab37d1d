const KB = 1024

/** Writes a size as '12 KB' or '1,3 MB'. */
export function tamano(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)}\u00A0KB`
  return `${megas(bytes)}\u00A0MB`
}

/** Writes the number of megabytes as '1,3'. */
export const megas = (bytes: number): string => (bytes / KB / KB).toFixed(1).replace('.', ',')
