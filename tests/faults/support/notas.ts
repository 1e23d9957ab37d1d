import { texts } from '../../support/areaDePrueba/texts.ts'
import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'
import type { Chosen } from './files.ts'

type Says = { titulo?: string; texto?: string; fecha?: string }
type Envio = { nota: string; descripcion: string; files: Chosen[] }

/** Actions of a person on the screen that only tests have. */
export function notasOn({ page, open, titulo }: Portal) {
  const form = () => page.getByRole('form', { name: texts.nota })
  const adjuntar = () => page.getByRole('form', { name: texts.adjuntar })
  const notas = {
    form,
    boton: () => form().getByRole('button', { name: texts.guardar }),
    nota: (name: string) =>
      page
        .getByRole('list', { name: texts.notas })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) }),

    async open() {
      await open('/prueba')
      await expect(titulo()).toHaveText(texts.titulo)
      await expect(form()).toBeVisible()
    },

    async escribir({ titulo: name, texto, fecha }: Says) {
      if (name !== undefined) await form().getByLabel(texts.tituloDeNota).fill(name)
      if (texto !== undefined) await form().getByLabel(texts.texto).fill(texto)
      if (fecha !== undefined) await form().getByLabel(texts.fecha).fill(fecha)
    },

    /** Saves a new note, and waits until the phone confirms it. */
    async guardar({ texto = 'Algo', fecha = '2026-11-20', ...rest }: Says) {
      await notas.escribir({ texto, fecha, ...rest })
      await notas.boton().click()
      await expect(page.getByText(texts.guardada)).toBeVisible()
      await expect(form().getByLabel(texts.tituloDeNota)).toHaveValue('')
    },

    /** Edits a note, up to the moment before saving. */
    async corregir(name: string, says: Says) {
      await notas
        .nota(name)
        .getByRole('button', { name: texts.editar(name) })
        .click()
      await expect(form().getByLabel(texts.tituloDeNota)).toHaveValue(name)
      await notas.escribir(says)
    },
    corregida: () => expect(form().getByLabel(texts.tituloDeNota)).toHaveValue(''),

    /** Saves, and waits until the phone confirms it. */
    async listo() {
      await notas.boton().click()
      await notas.corregida()
    },

    async editar(name: string, says: Says) {
      await notas.corregir(name, says)
      await notas.listo()
    },

    enviar: () => adjuntar().getByRole('button', { name: texts.enviar }),
    enviada: () => expect(adjuntar().getByLabel(texts.descripcion)).toHaveValue(''),

    /** Waits until the list is on this phone. */
    traidas: () => expect(page.getByText(texts.trayendo)).toHaveCount(0),

    /** Opens the form, and waits until the note for the files is on this phone. */
    async abrirParaAdjuntar(nota: string) {
      await notas.open()
      await expect(
        adjuntar().getByLabel(texts.aQueNota).getByRole('option', { name: nota }),
      ).toBeAttached()
    },

    async elegir({ nota, descripcion, files }: Envio) {
      await adjuntar().getByLabel(texts.aQueNota).selectOption({ label: nota })
      await adjuntar().getByLabel(texts.descripcion).fill(descripcion)
      await adjuntar().getByLabel(texts.archivos).setInputFiles(files)
    },

    /** Saves files for a note, and waits until the phone confirms them. */
    async adjuntar(envio: Envio) {
      await notas.elegir(envio)
      await notas.enviar().click()
      await notas.enviada()
    },
  }
  return notas
}
