import { number, object, optional, string } from 'superstruct'

import type { Archivo } from '#local/archivo.ts'
import type { Catalog } from '#local/catalog.ts'
import { operation } from '#local/operation.ts'

// Operations for the engine's own tests: saves with a version, several steps, files. The fake
// provider looks only at the path of an endpoint.
const path = (name: string) => ({ method: 'POST', path: name }) as never

type Nota = { idNota: number; texto: string; version?: number | undefined }
const Nota = object({ idNota: number(), texto: string(), version: optional(number()) })

const versionOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'version' in value
    ? (value.version as number)
    : undefined
const textOf = (value: unknown) => (value as { texto: string }).texto

export const guardarNota = operation<Nota>({
  type: 'nota.guardar',
  name: 'Nota',
  payload: Nota,
  group: ({ idNota }) => `nota/${idNota}`,
  steps: [(call, nota) => call(path('/nota'), nota as never)],
  version: {
    of: versionOf,
    over: (nota, theirs) => ({ ...nota, version: versionOf(theirs) }),
    holds: ({ texto }, theirs) => texto === textOf(theirs),
    describeTheirs: textOf,
  },
  describe: ({ texto }) => texto,
})

type Envio = { idNota: number }

/** Receipt, then each file, then the mail, each with a key. */
export const enviarNota = operation<Envio>({
  type: 'nota.enviar',
  name: 'Nota con archivos',
  payload: object({ idNota: number() }),
  group: ({ idNota }) => `nota/${idNota}`,
  lane: 'archivos',
  steps: [
    (call, envio) => call(path('/recibo'), envio as never),
    async (call, _envio, { answers, files }) =>
      call(path('/archivo'), { recibo: answers[0], files: await files() } as never),
    (call, _envio, { answers }) => call(path('/correo'), { recibo: answers[0] } as never),
  ],
  arrived: async (call, envio) =>
    (await call(path('/llego'), envio as never)) as boolean | undefined,
  describe: () => 'Nota con archivos',
})

export const catalogoDeNotas: Catalog = { resources: [], operations: [guardarNota, enviarNota] }

export const archivo = (text: string): Archivo => ({
  bytes: new TextEncoder().encode(text).buffer,
  type: 'text/plain',
  name: `${text}.txt`,
})
