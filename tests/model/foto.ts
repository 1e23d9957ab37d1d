import { type Infer, number, object, optional, string } from 'superstruct'

import { endpoint } from '#contract/endpoint.ts'
import { operation } from '#local/operation.ts'

import { Adjunto } from '../support/areaDePrueba/contract.ts'
import { adjuntarANota } from '../support/areaDePrueba/model.ts'

/** A photo of a note, whole in one call: the most frequent change with files in the future portal. */
export const foto = endpoint({
  method: 'POST',
  path: '/v1/prueba/notas/foto',
  kind: 'queued-write',
  assumed: true,
  request: object({
    idNota: number(),
    descripcion: string(),
    nombre: optional(string()),
    tipo: optional(string()),
    contenido: optional(string()),
  }),
  response: Adjunto,
})

type Foto = Infer<typeof Foto>
const Foto = object({ idNota: number(), descripcion: string() })

export const mandarFoto = operation<Foto>({
  type: 'nota.foto',
  name: 'Foto de una nota',
  payload: Foto,
  group: adjuntarANota.group,
  lane: 'archivos',
  steps: [
    async (call, payload, { files }) => {
      const [file] = await files()
      if (!file) return call(foto, payload)
      const contenido = btoa(String.fromCodePoint(...new Uint8Array(file.bytes)))
      return call(foto, { ...payload, nombre: file.name, tipo: file.type, contenido })
    },
  ],
  overlays: adjuntarANota.overlays ?? [],
  describe: ({ descripcion }) => descripcion,
  refresh: () => adjuntarANota.refresh?.({ idNota: 0, descripcion: '' }) ?? [],
})
