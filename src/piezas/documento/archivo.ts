import type { Archivo } from '#local/archivo.ts'

const fileOf = ({ bytes, type, name }: Archivo) => new File([bytes], name, { type })

/** A minute: some browsers begin to read it after the press is over. */
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

/** Whether files can be shared here (Web Share 2). */
export const sePuedeCompartir = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.pdf', { type: 'application/pdf' })] }) ?? false

/** Gives a file to another application; false where the press is too long ago to share. */
export async function compartir(archivo: Archivo): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(archivo)], title: archivo.name })
    return true
  } catch (error) {
    // Closing the phone's share sheet is an answer too.
    return !(error instanceof Error && error.name === 'NotAllowedError')
  }
}
