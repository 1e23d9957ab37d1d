import { number, object, string } from 'superstruct'

import { prescripciones } from '#contract/prescripciones.ts'
import { recetas } from '#contract/recetas.ts'
import { operation } from '#local/operation.ts'

/** `numero`: the number that people use for it. */
const Envio = object({ id: number(), numero: string(), correo: string() })
type Envio = { id: number; numero: string; correo: string }

export const enviarReceta = operation<Envio>({
  type: 'receta.enviar',
  name: 'Envío de una receta por correo',
  payload: Envio,
  group: ({ id }) => `receta/${id}`,
  steps: [(call, { id, correo }) => call(recetas.enviar, { idsRecetas: [id], correo })],
  describe: ({ numero, correo }) => `Enviar la receta N° ${numero} a ${correo}`,
})

export const enviarPrescripcion = operation<Envio>({
  type: 'prescripcion.enviar',
  name: 'Envío de una prescripción por correo',
  payload: Envio,
  group: ({ id }) => `prescripcion/${id}`,
  steps: [
    (call, { id, correo }) =>
      call(prescripciones.enviar, { idPrescripcionElectronica: id, correo }),
  ],
  describe: ({ numero, correo }) => `Enviar la prescripción N° ${numero} a ${correo}`,
})
