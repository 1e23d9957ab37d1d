import { fileOf, hashOf } from '../../faults/support/files.ts'
import { NOTES, wordOf } from '../browser/run.ts'
import { chooseFiles } from '../chosen.ts'
import { NOTAS, adjuntar, checkFileShown, notas, pickNota, recibo, words } from './notas.ts'
import type { Line, OperacionDelModelo } from './operacion.ts'

/** Files for a note go in three steps: a receipt, the files, the mail. */
export const adjuntarANota: OperacionDelModelo<'nota.adjuntar'> = {
  type: 'nota.adjuntar',
  action: { name: 'attach files', weight: 5 },
  lista: notas,
  path: '/aviso',
  stepsBefore: ['/recibo', '/archivos'],
  writes: {
    [`${NOTAS}/recibo`]: recibo,
    [`${NOTAS}/archivos`]: adjuntar,
    [`${NOTAS}/aviso`]: adjuntar,
  },
  value: ({ descripcion }: { descripcion: string }) => descripcion,
  reworded: (payload, descripcion) => ({ ...payload, descripcion }),
  line: (...at) => withFiles(1 + at[2].below(2))(...at),
  checkShown: (_books, shown, row) =>
    checkFileShown((row.payload as { descripcion: string }).descripcion, shown, row),

  onScreen: {
    weight: 6,
    watched: [
      { as: 'recibo', on: 'insert on prueba_adjuntos', column: 'descripcion' },
      { on: 'update of avisado_at on prueba_adjuntos', column: 'descripcion' },
    ],
    async line({ run, random, who, ...at }) {
      const form = await at.notas()
      if (!form) return undefined
      const descripcion = (random.chance(0.15) ? 'RECHAZAR ' : '') + wordOf(run, who)
      const files = Array.from({ length: 1 + random.below(2) }, (_none, n) =>
        fileOf(`${n}.jpg`, 1000 + random.below(30_000)),
      )
      await form.elegir({ nota: random.pick(NOTES) ?? 'none', descripcion, files })
      return {
        value: descripcion,
        files: files.map(({ name, buffer }) => `${name} ${buffer.length} ${hashOf(buffer)}`),
        press: () => form.enviar().click(),
        kept: form.enviada,
      }
    },
  },
}

/** Text of a person who chooses this many files. */
export function withFiles(count: number): Line {
  return (run, phone, random, uid) => {
    const nota = pickNota(run, phone, random)
    if (!nota) return undefined
    const { idNota } = nota
    const descripcion = words(run, uid, random)
    const files = chooseFiles(random, count)
    return { payload: { idNota, descripcion }, value: descripcion, about: idNota, seen: 0, files }
  }
}
