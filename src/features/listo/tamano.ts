const KB = 1024

/** '12 KB', '1,3 MB'. */
export function tamano(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)}\u00A0KB`
  return `${(bytes / KB / KB).toFixed(1).replace('.', ',')}\u00A0MB`
}
