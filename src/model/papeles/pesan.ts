import type { Archivo } from '#local/archivo.ts'

/** Only pictures can be made lighter. */
export const seAchica = ({ type }: Pick<Archivo, 'type'>) => type.startsWith('image/')

/** The largest file of a request; of equal ones the first. */
export const laMasPesada = <T extends Pick<Archivo, 'bytes'>>(archivos: readonly T[]) =>
  archivos.reduce<T | undefined>(
    (most, one) => (one.bytes.byteLength > (most?.bytes.byteLength ?? -1) ? one : most),
    undefined,
  )

/** The files with smaller pictures in place of the originals; undefined if none became smaller. */
export async function masLivianos(
  archivos: readonly Archivo[],
  achicar: (picture: Blob) => Promise<ArrayBuffer | undefined>,
): Promise<Archivo[] | undefined> {
  let some = false
  const made: Archivo[] = []
  // One after another: two photos at once are more than a cheap phone has memory for.
  for (const archivo of archivos) {
    const lighter = seAchica(archivo)
      ? await achicar(new Blob([archivo.bytes], { type: archivo.type }))
      : undefined
    some ||= lighter !== undefined
    made.push(lighter ? { ...archivo, bytes: lighter, type: 'image/jpeg' } : archivo)
  }
  return some ? made : undefined
}
