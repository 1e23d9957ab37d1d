import { prescripciones } from '#contract/prescripciones.ts'

import { type Family, NOBODY, type Row, porAfiliado } from '../http/matriz.ts'

const CORREO = 'alguien@correo.example'

/** Row of the authorization matrix for a call that names only an order of medicines. */
const dePrescripcion = (request: (id: number) => object) =>
  ({
    names: async ({ ask, idAfiliado }: Family) => {
      const [first] = await ask(prescripciones.lista, { idAfiliado })
      return request(first?.prescripcionElectronica.idPrescripcionElectronica ?? 0)
    },
    missing: request(NOBODY),
  }) satisfies Row

export const matriz = {
  'prescripciones.lista': porAfiliado((idAfiliado) => ({ idAfiliado })),
  'prescripciones.detalle': dePrescripcion((id) => ({ id })),
  'prescripciones.reporte': dePrescripcion((id) => ({ idPrescripcionElectronica: id })),
  'prescripciones.enviar': dePrescripcion((id) => ({
    idPrescripcionElectronica: id,
    correo: CORREO,
  })),
} satisfies Record<string, Row>
