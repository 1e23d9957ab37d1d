import type { Archivo } from '#local/archivo.ts'
import { showToast } from '#ui/toasts.ts'

import type { DocumentoAbierto } from './lector.ts'
import { texts } from './texts.ts'
import { traerLector } from './traerLector.ts'

/** Twice the density of a screen, so that fine print and small codes are sharp on paper. */
const DENSIDAD = 2

/** All pages are in memory at once, up to 20 MB each. */
const TOPE = 50

/** Prints a document from its own drawings: the browser's PDF frame would need a weaker security policy. */
export async function imprimir({ bytes, type }: Archivo): Promise<void> {
  try {
    const { abrirPdf, abrirFoto } = await traerLector()
    const documento = await (type === 'application/pdf' ? abrirPdf(bytes) : abrirFoto(bytes, type))
    try {
      if (documento.paginas > TOPE)
        return showToast(texts.muchasParaImprimir(documento.paginas), { tipo: 'error' })
      imprimirLienzos(await lienzosDe(documento))
    } finally {
      documento.cerrar()
    }
  } catch {
    showToast(texts.noSeImprimio, { tipo: 'error' })
  }
}

async function lienzosDe({ paginas, hoja }: DocumentoAbierto): Promise<HTMLCanvasElement[]> {
  const lienzos = []
  for (let at = 0; at < paginas; at += 1) {
    const lienzo = document.createElement('canvas')
    await (await hoja(at)).dibujar(lienzo, DENSIDAD)
    lienzos.push(lienzo)
  }
  return lienzos
}

function imprimirLienzos(lienzos: HTMLCanvasElement[]): void {
  const papel = document.createElement('div')
  papel.className = 'papel-de-documento'
  papel.append(...lienzos)
  document.body.append(papel)
  document.documentElement.classList.add('imprime-documento')
  print()
  document.documentElement.classList.remove('imprime-documento')
  papel.remove()
}
