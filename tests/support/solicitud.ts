import { texts } from '#features/autorizaciones/nuevaTexts.ts'

import type { Chosen } from '../faults/support/files.ts'
import type { Portal } from './portal.ts'

const PDF = '%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n'
const FIN = '%%EOF\n'

/** A PDF of so many bytes; each name has bytes of its own. */
export function pdf(name: string, size = 400): Chosen {
  const start = `${PDF}% ${name}\n`
  const buffer = Buffer.from(start.padEnd(size - FIN.length, '%\n') + FIN)
  return { name, mimeType: 'application/pdf', buffer }
}

/** What a person does in the wizard of a new request. */
export const asistenteOn = ({ page }: Portal) => {
  const boton = (name: string) => page.getByRole('button', { name, exact: true })
  const mirar = async (puntos: readonly string[]) => {
    for (const punto of puntos)
      await page.getByRole('checkbox', { name: new RegExp(`^${punto}`) }).check()
  }
  const asistente = {
    boton,
    abrir: () =>
      page.getByRole('link', { name: new RegExp(`${texts.mas}|^${texts.agregar}$`) }).click(),
    siguiente: () => boton(texts.siguiente).click(),
    guardar: () => boton(texts.guardar).click(),
    avisos: () => page.getByRole('main').getByRole('alert'),
    /** Picks files where they are picked: `cual` is the button's name. */
    elegir: (cual: string, files: Chosen | Chosen[]) =>
      page.locator(`input[aria-label="${cual}"]`).setInputFiles(files),
    mirarHistoria: () => mirar(texts.puntosDeLaHistoria),
    /** The first step, for Norma. */
    async primerPaso(tipo = /ambulatorias/) {
      await page.getByRole('radio', { name: /^Norma/ }).press('Space')
      await page.getByRole('radio', { name: tipo }).check()
      await mirar(texts.puntosDeLaOrden)
    },
  }
  return asistente
}
