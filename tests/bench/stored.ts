import type { Page } from 'playwright'

/** The data on the phone of a person ill for years: 2,000 prescriptions, 20,000 other copies and 40 PDFs, 30 MB. */
const FILLED = { recetas: 2000, copias: 20_000, documentos: 40, bytes: 750_000 }

/** Puts all of it into the read model of the signed-in person. */
export async function fillPhone(page: Page): Promise<void> {
  // The runner's compiler leaves a helper in functions, which no page has.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(fill, FILLED)
}

function fill({ recetas, copias: muchas, documentos, bytes }: typeof FILLED): Promise<void> {
  const receta = (n: number) => ({
    recetaElectronica: {
      idRecetaElectronica: n,
      numero: `71${n}`,
      fechaPrescripcion: '2026-01-02',
    },
    estado: { codigo: '2', descripcion: 'Dispensada' },
    personaFisicaAfiliado: { apellido: 'Quiroga', nombre: 'Norma', numeroDocumento: '28456789' },
    farmacia: { nombre: 'Farmacia del Centro', localidad: 'Santa Rosa' },
    registro1: { drogas: ['Losartán'], presentacion: '50 mg comp. x 30', cantidad: 1 },
  })
  const at = Date.now()
  const copia = (key: string, value: unknown, size: number) => ({
    key,
    resource: key.split('/')[0],
    value,
    size,
    savedAt: at,
    askedAt: at,
  })
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal')
    opening.addEventListener('error', () => reject(opening.error ?? new Error('portal')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(['copias', 'archivos'], 'readwrite')
      const copias = writing.objectStore('copias')
      copias.put(
        copia(
          'medida.recetas/4',
          Array.from({ length: recetas }, (_, n) => receta(n)),
          1e6,
        ),
      )
      for (let n = 0; n < muchas; n++) copias.put(copia(`medida.copia/${n}`, receta(n), 500))
      for (let n = 0; n < documentos; n++) {
        const key = `medida.documento/${n}`
        const de = { name: `${n}.pdf`, type: 'application/pdf' }
        copias.put(copia(key, { ...de, size: bytes, hash: '' }, bytes))
        // Random bytes, because zeros would be compressed to almost nothing.
        const some = Uint8Array.from({ length: bytes }, (_, i) => (i * 2_654_435_761) >>> 24)
        writing.objectStore('archivos').put({ key, ...de, bytes: some.buffer })
      }
      writing.addEventListener('error', () => reject(writing.error ?? new Error('copias')))
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}
