import { withTable } from './pdfHostil.ts'

const FUENTE = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A stream that writes these words. */
const palabras = (text: string) => {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** A PDF of about 1 KB with 10 ** levels pages: each node's ten children are the same node. */
export function bomba(levels: number): string {
  const page = levels + 2
  const nodes = Array.from({ length: levels }, (_, at) => {
    const kids = Array.from({ length: 10 }, () => `${at + 3} 0 R`).join(' ')
    const parent = at === 0 ? '' : `/Parent ${at + 1} 0 R`
    return `<< /Type /Pages ${parent} /Kids [${kids}] /Count ${10 ** (levels - at)} >>`
  })
  return withTable([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...nodes,
    `<< /Type /Page /Parent ${page - 1} 0 R /MediaBox [0 0 595 842] /Contents ${page + 1} 0 R /Resources << /Font << /F1 ${page + 2} 0 R >> >> >>`,
    palabras('Hoja de todas'),
    FUENTE,
  ])
}

/** A PDF with a sound first page and a broken second page. */
export function conUnaHojaRota(): string {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 7 0 R >> >> >>`
  return withTable([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
    page,
    '(no page)',
    page,
    palabras('Hoja sana'),
    FUENTE,
  ])
}
