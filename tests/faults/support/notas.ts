import { texts } from '../../support/areaDePrueba/texts.ts'
import type { Portal } from '../../support/portal.ts'
import { expect } from '../../support/test.ts'

type Says = { titulo?: string; texto?: string; fecha?: string }
type File = { name: string; mimeType: string; buffer: Buffer }
type Envio = { nota: string; descripcion: string; files: File[] }

/** What a person does on the screen that only the tests have. */
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

    /** A new note, until the phone says that it keeps it. */
    async guardar({ texto = 'Algo', fecha = '2026-11-20', ...rest }: Says) {
      await notas.escribir({ texto, fecha, ...rest })
      await notas.boton().click()
      await expect(page.getByText(texts.guardada)).toBeVisible()
      await expect(form().getByLabel(texts.tituloDeNota)).toHaveValue('')
    },

    /** Up to the moment before it is saved. */
    async corregir(name: string, says: Says) {
      await notas
        .nota(name)
        .getByRole('button', { name: texts.editar(name) })
        .click()
      await expect(form().getByLabel(texts.tituloDeNota)).toHaveValue(name)
      await notas.escribir(says)
    },
    corregida: () => expect(form().getByLabel(texts.tituloDeNota)).toHaveValue(''),

    /** It is saved, until the phone says that it keeps it. */
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

    async elegir({ nota, descripcion, files }: Envio) {
      await adjuntar().getByLabel(texts.aQueNota).selectOption({ label: nota })
      await adjuntar().getByLabel(texts.descripcion).fill(descripcion)
      await adjuntar().getByLabel(texts.archivos).setInputFiles(files)
    },

    /** Files for a note, until the phone says that it keeps them. */
    async adjuntar(envio: Envio) {
      await notas.elegir(envio)
      await notas.enviar().click()
      await notas.enviada()
    },
  }
  return notas
}

/** A file of this size whose bytes are all its own. */
export function fileOf(name: string, size: number): File {
  let state = size
  const buffer = Buffer.alloc(size)
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    buffer[at] = state >>> 16
  }
  return { name, mimeType: 'image/jpeg', buffer }
}
