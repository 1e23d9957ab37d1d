const FIN = '%%EOF\n'

/** A PDF of this many bytes; each name makes other bytes. */
export function pdf(name: string, size = 400): File {
  const start = `%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n% ${name}\n`
  const text = start.padEnd(size - FIN.length, '%\n') + FIN
  return new File([text], name, { type: 'application/pdf' })
}

/** A picture of this many pixels that no format can compress well. */
export async function dibujo(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const grain = new ImageData(width, height)
  for (let at = 0; at < grain.data.length; at += 1)
    grain.data[at] = at % 4 === 3 ? 255 : Math.imul(at, 2_654_435_761) >>> 24
  canvas.getContext('2d')?.putImageData(grain, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const juntos = (files: readonly File[]): DataTransfer => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Chooses files with the button of this name, as in the browser's window. */
export function elegirArchivos(cual: string, ...files: File[]): void {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="${cual}"]`)
  if (!input) throw new Error(`No files are chosen by ${cual}.`)
  input.files = juntos(files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drops files on an element. */
export const soltarEn = (element: Element | null, ...files: File[]) =>
  element?.dispatchEvent(
    new DragEvent('drop', { dataTransfer: juntos(files), bubbles: true, cancelable: true }),
  )

/** Pastes files on the page. */
export const pegar = (...files: File[]) =>
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: juntos(files), bubbles: true }),
  )
