import { withFiles } from './adjuntarANota.ts'
import { NOTAS, adjuntar, checkFileShown, notas, recibo } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'

type Foto = { nombre?: string; tipo?: string; contenido?: string }

/** Sends a photo with its text in one step; no screen does this yet (../foto.ts). */
export const mandarFoto: OperacionDelModelo<'nota.foto'> = {
  type: 'nota.foto',
  action: { name: 'send a photo', weight: 4 },
  lista: notas,
  path: '/foto',
  value: ({ descripcion }: { descripcion: string }) => descripcion,
  reworded: (payload, descripcion) => ({ ...payload, descripcion }),
  line: withFiles(1),
  checkShown: (_books, shown, row) =>
    checkFileShown((row.payload as { descripcion: string }).descripcion, shown, row),

  writes: {
    [`${NOTAS}/foto`]: (books, ask) => {
      const opened = recibo(books, ask)
      if ('status' in opened) return opened
      const { nombre = '', tipo = '', contenido } = ask.body as Foto
      const { idRecibo } = opened.answer as { idRecibo: number }
      const archivos = contenido === undefined ? [] : [{ nombre, tipo, contenido }]
      adjuntar(books, { ...ask, body: { idRecibo, archivos } })
      return adjuntar(books, { ...ask, body: { idRecibo } })
    },
  },
}
