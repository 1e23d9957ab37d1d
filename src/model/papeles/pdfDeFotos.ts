// A PDF with photos as pages: each photo is included byte for byte, without loss or second compression.

/** Sides of an A4 sheet, in points. */
const LADO_LARGO = 842

type Foto = Uint8Array<ArrayBuffer>
type Medidas = { ancho: number; alto: number; color: 'DeviceRGB' | 'DeviceGray' }

// SOF0 to SOF15, without the tables and arithmetic settings among them.
const esMarco = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

/** Page data of a JPEG; undefined if it is not a JPEG that all readers show alike. */
export function medidasDe(jpeg: Foto): Medidas | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 10 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker >> 8 !== 0xff) return undefined
    if (!esMarco(marker)) continue
    const [bits, alto, ancho] = [
      view.getUint8(at + 4),
      view.getUint16(at + 5),
      view.getUint16(at + 7),
    ]
    const color = ({ 1: 'DeviceGray', 3: 'DeviceRGB' } as const)[view.getUint8(at + 9)]
    return bits === 8 && alto > 0 && ancho > 0 && color ? { ancho, alto, color } : undefined
  }
  return undefined
}

/** Size of a PDF of photos of these sizes: a page adds a few hundred bytes. */
export const pesoDelPdf = (fotos: readonly number[]): number =>
  fotos.reduce((sum, bytes) => sum + bytes + 500, 500)

/** Photos as a PDF, a page each in order; undefined if one is not a JPEG. */
export function pdfDeFotos(fotos: readonly Foto[], titulo: string): Foto | undefined {
  const paginas = fotos.map((foto) => ({ foto, medidas: medidasDe(foto) }))
  const hecho = escribir()
  hecho.texto('%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n')
  // 1 the catalog, 2 the pages, 3 the title; then three of each page: itself, how it is drawn, its photo.
  const de = (n: number) => ({ pagina: 4 + n * 3, dibujo: 5 + n * 3, foto: 6 + n * 3 })
  const hojas = paginas.map((_one, n) => `${de(n).pagina} 0 R`).join(' ')
  hecho.objeto(
    '<</Type /Catalog /Pages 2 0 R /ViewerPreferences <</DisplayDocTitle true>> /Lang (es-AR)>>',
  )
  hecho.objeto(`<</Type /Pages /Count ${paginas.length} /Kids [${hojas}]>>`)
  hecho.objeto(`<</Title <FEFF${enHex(titulo)}>>>`)
  for (const [n, { foto, medidas }] of paginas.entries()) {
    if (!medidas) return undefined
    const { ancho, alto, color } = medidas
    const escala = LADO_LARGO / Math.max(ancho, alto)
    const [w, h] = [ancho * escala, alto * escala].map((lado) => lado.toFixed(2))
    hecho.objeto(
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${de(n).dibujo} 0 R /Resources <</XObject <</F ${de(n).foto} 0 R>>>>>>`,
    )
    const dibujo = `q ${w} 0 0 ${h} 0 0 cm /F Do Q`
    hecho.objeto(`<</Length ${dibujo.length}>>`, dibujo)
    hecho.objeto(
      `<</Type /XObject /Subtype /Image /Width ${ancho} /Height ${alto} /ColorSpace /${color} /BitsPerComponent 8 /Filter /DCTDecode /Length ${foto.length}>>`,
      foto,
    )
  }
  return hecho.cerrar('/Root 1 0 R /Info 3 0 R')
}

/** UTF-16, because it has every letter. */
const enHex = (texto: string) =>
  Array.from({ length: texto.length }, (_none, at) =>
    texto.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('')

function escribir() {
  const parts: Foto[] = []
  const objetos: number[] = []
  let largo = 0
  const poner = (part: Foto) => {
    parts.push(part)
    largo += part.length
  }
  const texto = (letras: string) =>
    poner(Uint8Array.from(letras, (letra) => letra.codePointAt(0) ?? 0))
  return {
    texto,
    /** Writes the next object, with its raw content. */
    objeto(dicho: string, dentro?: string | Foto) {
      objetos.push(largo)
      texto(`${objetos.length} 0 obj\n${dicho}\n`)
      if (dentro !== undefined) {
        texto('stream\n')
        if (typeof dentro === 'string') texto(dentro)
        else poner(dentro)
        texto('\nendstream\n')
      }
      texto('endobj\n')
    },
    /** Writes the offsets of the objects, and the end. */
    cerrar(trailer: string): Foto {
      const desde = largo
      const lugares = objetos.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
      texto(`xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares}`)
      texto(`trailer\n<</Size ${objetos.length + 1} ${trailer}>>\nstartxref\n${desde}\n%%EOF\n`)
      const whole = new Uint8Array(largo)
      let at = 0
      for (const part of parts) {
        whole.set(part, at)
        at += part.length
      }
      return whole
    },
  }
}
