import type { Nota } from '../../support/areaDePrueba/contract.ts'
import { NOTES, wordOf } from '../browser/run.ts'
import { Violation } from '../intents.ts'
import { REFUSED, no } from '../providerEffects.ts'
import { NOTAS, notaOf, notas, pickNota, saveNota, words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'

/** Saves a note over the version that its person saw. */
export const guardarNota: OperacionDelModelo<'nota.guardar'> = {
  type: 'nota.guardar',
  action: { name: 'save a note', weight: 10 },
  lista: notas,
  path: '/guardar',
  value: ({ titulo }: { titulo: string }) => titulo,
  reworded: (payload, titulo) => ({ ...payload, titulo }),

  line(run, phone, random, uid) {
    const nota = pickNota(run, phone, random)
    if (!nota) return undefined
    const { idNota, version, texto, fecha } = nota
    const titulo = words(run, uid, random)
    return {
      payload: { idNota, titulo, texto, fecha, version },
      value: titulo,
      about: idNota,
      seen: version,
    }
  },

  writes: {
    [`${NOTAS}/guardar`]: (books, { body, uid, version, phone }) => {
      const says = body as Nota
      if (says.titulo.startsWith('RECHAZAR')) return REFUSED
      const nota = books.of(uid, notas).get(says.idNota)
      if (version !== undefined && version !== (nota?.version ?? 0))
        return no(412, 'Otra persona cambió esta nota.', { actual: structuredClone(nota) })
      return { answer: saveNota(books, uid, says, phone), value: says.titulo }
    },
  },

  isOvertaken({ written }, { uid, value }) {
    const own = written.findLast((of) => of.uid === uid && of.titulo === value)
    const isNewer = (of: typeof own) =>
      of?.uid === uid && of.idNota === own?.idNota && of.version > own.version
    return own !== undefined && written.some(isNewer)
  },

  checkShown({ written }, shown, row, mine) {
    const value = (row.payload as Nota).titulo
    const nota = notaOf(shown, row)
    const last = mine.findLast(
      (of) => of.type === row.type && of.group === row.group && of.state !== 'rejected',
    )
    if (last !== row || !nota || nota.titulo === value) return
    const own = written.findLast((of) => of.titulo === value)
    const theirs = written.findLast((of) => of.titulo === nota.titulo)
    const isNewer = own && theirs && theirs.uid === own.uid && theirs.version > own.version
    if (!(row.state === 'done' && isNewer))
      throw new Violation(
        'I8 own changes stay',
        `'${nota.titulo}' is shown instead of '${value}' (${row.state})`,
      )
  },

  onScreen: {
    weight: 10,
    watched: [{ on: 'insert or update on prueba_notas', column: 'texto' }],
    async line({ run, random, who, ...at }) {
      const form = await at.notas()
      if (!form) return undefined
      const value = wordOf(run, who)
      await form.corregir(random.pick(NOTES) ?? 'none', { texto: value })
      return { value, press: () => form.boton().click(), kept: form.corregida }
    },
  },
}
