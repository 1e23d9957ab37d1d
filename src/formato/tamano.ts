const KB = 1024

/** '12 KB', '1,3 MB'. */
export function tamano(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)}\u00A0KB`
  return `${megas(bytes)}\u00A0MB`
}

/** '1,3': of so many MB. */
export const megas = (bytes: number): string => (bytes / KB / KB).toFixed(1).replace('.', ',')
