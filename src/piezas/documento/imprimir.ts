import type { Archivo } from '#local/archivo.ts'

/** Twice as dense as a screen: fine letters and small codes stay sharp on paper. */
const DENSIDAD = 2

/** Prints a document as it is drawn here: a browser's own frame for it would need more than our policy allows. */
export async function imprimir({ bytes, type }: Archivo): Promise<void> {
  const { abrirPdf, abrirFoto } = await import('./lector.ts')
  const { hojas, cerrar } = await (type === 'application/pdf'
    ? abrirPdf(bytes)
    : abrirFoto(bytes, type))
  const papel = document.createElement('div')
  papel.className = 'papel-de-documento'
  try {
    for (const hoja of hojas) {
      const lienzo = document.createElement('canvas')
      await hoja.dibujar({ lienzo }, DENSIDAD)
      papel.append(lienzo)
    }
  } finally {
    cerrar()
  }
  document.body.append(papel)
  document.documentElement.classList.add('imprime-documento')
  print()
  document.documentElement.classList.remove('imprime-documento')
  papel.remove()
}
