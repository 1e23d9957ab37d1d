import type { Chosen } from '../faults/support/files.ts'
import type { Portal } from './portal.ts'

const PDF = '%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n'
const FIN = '%%EOF\n'

/** Points that a person checks before a paper is sent. */
const PUNTOS_DE_LA_ORDEN = [
  'El nombre y el documento del afiliado se leen bien',
  'El diagnóstico y las prácticas pedidas se leen bien',
  'Tiene la firma y el sello del profesional',
  'La fecha no es futura ni tiene más de 60 días',
]
const PUNTOS_DE_LA_HISTORIA = [
  'Es del afiliado',
  'Dice el diagnóstico y la evolución',
  'Tiene fecha',
  'Tiene la firma y el sello del profesional',
]

/** A PDF of this many bytes; each name makes other bytes. */
export function pdf(name: string, size = 400): Chosen {
  const start = `${PDF}% ${name}\n`
  const buffer = Buffer.from(start.padEnd(size - FIN.length, '%\n') + FIN)
  return { name, mimeType: 'application/pdf', buffer }
}

/** A person's actions in the wizard of a new request. */
export const asistenteOn = ({ page }: Portal) => {
  const boton = (name: string) => page.getByRole('button', { name, exact: true })
  const mirar = async (puntos: readonly string[]) => {
    for (const punto of puntos)
      await page.getByRole('checkbox', { name: new RegExp(`^${punto}`) }).check()
  }
  const asistente = {
    boton,
    abrir: () =>
      page.getByRole('link', { name: /Nueva solicitud de autorización|^Agregar$/ }).click(),
    siguiente: () => boton('Siguiente').click(),
    guardar: () => page.getByRole('button', { name: /^Guardar y enviar( con señal)?$/ }).click(),
    avisos: () => page.getByRole('main').getByRole('alert'),
    /** Chooses files with the button `cual`. */
    elegir: (cual: string, files: Chosen | Chosen[]) =>
      page.locator(`input[aria-label="${cual}"]`).setInputFiles(files),
    mirarHistoria: () => mirar(PUNTOS_DE_LA_HISTORIA),
    /** Fills in the first step for Norma. */
    async primerPaso(tipo = /ambulatorias/) {
      await page.getByRole('radio', { name: /^Norma/ }).press('Space')
      await page.getByRole('radio', { name: tipo }).check()
      await mirar(PUNTOS_DE_LA_ORDEN)
    },
  }
  return asistente
}
