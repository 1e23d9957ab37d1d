import { type Infer, create, is, number, object, string, type } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { recetas } from '#contract/recetas.ts'
import type { Archivo } from '#local/archivo.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'
import { operation, over } from '#local/operation.ts'
import { type NoParams, resource } from '#local/resource.ts'

import { Nota, prueba } from './contract.ts'

export const notas = resource({
  name: 'prueba.notas',
  key: (_params: NoParams) => 'prueba.notas',
  fetch: (call) => call(prueba.lista, {}),
  freshFor: 60_000,
  warm: () => Promise.resolve([{}]),
})

/** The document of the family's first active prescription. */
export const papel = documento({
  name: 'prueba.papel',
  key: (_params: NoParams) => 'prueba.papel',
  nombre: () => 'Receta Electrónica de prueba.pdf',
  async traer(call) {
    const todas = await call(recetas.buscar, { fechaDesde: '2020-01-01' })
    const [activa] = todas.filter(({ estado: { codigo } }) => codigo === '1')
    const id = activa?.recetaElectronica.idRecetaElectronica ?? 0
    return enDireccion(call, await call(recetas.imprimir, { idsRecetas: [id] }))
  },
})

export type Guardado = Infer<typeof Guardado>
const Guardado = object({ ...prueba.guardar.request.schema, version: number() })

const Versionada = type({ version: number() })
const versionOf = (value: unknown) => (is(value, Versionada) ? value.version : undefined)

/**
 * A save with a version: it must not be repeated, and no call tells if it arrived, so the person is
 * asked.
 */
export const guardarNota = operation<Guardado>({
  type: 'nota.guardar',
  name: 'Nota',
  payload: Guardado,
  group: ({ idNota }) => `nota/${idNota}`,
  steps: [(call, { version, ...nota }) => call(prueba.guardar, nota, { version })],
  version: {
    of: versionOf,
    over: (nota, theirs) => ({ ...nota, version: versionOf(theirs) ?? nota.version }),
    holds: ({ titulo, texto, fecha }, theirs) =>
      is(theirs, Nota) &&
      theirs.titulo === titulo &&
      theirs.texto === texto &&
      theirs.fecha === fecha,
    describeTheirs: (theirs) => {
      const { titulo, texto } = create(theirs, Nota)
      return `${titulo}: ${texto}`
    },
  },
  overlays: [
    over(
      notas,
      (_nota: Guardado) => ({}),
      (guardadas, { version, ...nota }) => {
        const antes = guardadas.find(({ idNota }) => idNota === nota.idNota)
        const despues = { version, adjuntos: [], ...antes, ...nota }
        return antes
          ? guardadas.map((otra) => (otra === antes ? despues : otra))
          : [...guardadas, despues]
      },
    ),
  ],
  describe: ({ titulo, texto }) => `${titulo}: ${texto}`,
  refresh: () => [{ resource: notas, params: {} }],
})

export type Envio = Infer<typeof Envio>
const Envio = object({ idNota: number(), descripcion: string() })

const Recibo = type({ idRecibo: number() })
const reciboOf = (answers: unknown[]) => create(answers[0], Recibo).idRecibo

/**
 * Receipt, files, mail, each with a key. On a host without keys, reading the note tells if it
 * arrived.
 */
export const adjuntarANota = operation<Envio>({
  type: 'nota.adjuntar',
  name: 'Archivos de una nota',
  payload: Envio,
  group: ({ idNota }) => `nota/${idNota}`,
  lane: 'archivos',
  steps: [
    (call, envio) => call(prueba.recibo, envio),
    async (call, _envio, { answers, files }) =>
      call(prueba.archivos, {
        idRecibo: reciboOf(answers),
        archivos: (await files()).map(enPedido),
      }),
    (call, _envio, { answers }) => call(prueba.aviso, { idRecibo: reciboOf(answers) }),
  ],
  arrived,
  overlays: [
    over(
      notas,
      (_envio: Envio) => ({}),
      (guardadas, { idNota, descripcion }) =>
        guardadas.map((nota) =>
          nota.idNota !== idNota || nota.adjuntos.some((otro) => otro.descripcion === descripcion)
            ? nota
            : {
                ...nota,
                adjuntos: [
                  ...nota.adjuntos,
                  { idRecibo: 0, descripcion, archivos: [], avisado: false },
                ],
              },
        ),
    ),
  ],
  describe: ({ descripcion }) => `Archivos: ${descripcion}`,
  refresh: () => [{ resource: notas, params: {} }],
})

/**
 * True if all files arrived, false if none did. Undefined if some did: then only the person can
 * decide.
 */
async function arrived(call: Call, { idNota, descripcion }: Envio): Promise<boolean | undefined> {
  const nota = (await call(prueba.lista, {})).find((otra) => otra.idNota === idNota)
  const there = nota?.adjuntos.find((adjunto) => adjunto.descripcion === descripcion)
  return there === undefined ? false : there.avisado || undefined
}

const enPedido = ({ name, type: tipo, bytes }: Archivo) => ({
  nombre: name,
  tipo,
  contenido: enBase64(bytes),
})

const SLICE = 0x8000 // more arguments are too many for one call

/** The real API takes files as text in JSON. */
function enBase64(bytes: ArrayBuffer): string {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += SLICE)
    text += String.fromCodePoint(
      ...new Uint8Array(bytes, at, Math.min(SLICE, bytes.byteLength - at)),
    )
  return btoa(text)
}
