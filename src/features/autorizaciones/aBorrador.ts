import type { Archivo } from '#local/archivo.ts'
import { CON_HISTORIA, type NuevaSolicitud } from '#model/nuevaSolicitud.ts'
import type { PasoConPapeles } from '#model/papeles/papel.ts'
import { hojasDe } from '#model/papeles/tipo.ts'

import { type Nueva, VACIA } from './nueva.ts'

const TODOS = ['0', '1', '2', '3']

/**
 * Turns a saved request back into a draft. All points of the checklists count as ticked: without them it could not have
 * been saved. The papers get new ids: bytes are stored under an id, and a second draft of the request would take those
 * of the first.
 */
export function aBorrador(
  { idAfiliado, tipoCobertura, papeles }: NuevaSolicitud,
  archivos: readonly Archivo[],
): { value: Nueva; ids: string[]; archivos: readonly Archivo[] } {
  const nuevos = papeles.map((papel) => ({ ...papel, id: crypto.randomUUID() }))
  const de = (paso: PasoConPapeles) =>
    nuevos.flatMap((papel, n) => {
      const archivo = archivos[n]
      if (papel.paso !== paso || !archivo) return []
      const { name: nombre, type: tipo, bytes } = archivo
      const hojas = hojasDe(new Uint8Array(bytes)) ?? 0
      return [{ id: papel.id, nombre, tipo, bytes: bytes.byteLength, antes: papel.antes, hojas }]
    })
  return {
    ids: nuevos.map(({ id }) => id),
    archivos,
    value: {
      ...VACIA,
      idAfiliado,
      tipo: tipoCobertura.codigo,
      miradas: TODOS,
      historia: tipoCobertura.codigo === CON_HISTORIA ? TODOS : [],
      papeles: { requerida: de('requerida'), opcional: de('opcional'), historia: de('historia') },
      paso: 2,
    },
  }
}
