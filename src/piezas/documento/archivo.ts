import type { Archivo } from '#local/archivo.ts'

const fileOf = ({ bytes, type, name }: Archivo) => new File([bytes], name, { type })

/** Some browsers begin to read the file only after the press is over. */
const UNTIL_READ = 60_000

/** Saves a file on the device, under its name. */
export function descargar(archivo: Archivo): void {
  const address = URL.createObjectURL(fileOf(archivo))
  const link = document.createElement('a')
  link.href = address
  link.download = archivo.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_READ)
}

/** True if this browser can share files (Web Share 2). */
export const sePuedeCompartir = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.pdf', { type: 'application/pdf' })] }) ?? false

/** Shares a file with another application. False if the browser refuses because the press is too long ago. */
export async function compartir(archivo: Archivo): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(archivo)], title: archivo.name })
    return true
  } catch (error) {
    // A closed share sheet is not an error.
    return !(error instanceof Error && error.name === 'NotAllowedError')
  }
}
