import { confirmacion } from '#contract/confirmacion.ts'

import { type Asunto, emitirCodigo } from '../codigos/puerta.ts'
import { type Family, NOBODY, type Row, porAfiliado } from '../http/matriz.ts'

const contactosDe = (idAfiliado: number) => ({
  idAfiliado,
  contactos: [{ idTipoContacto: 105, descripcion: '02954-15400321' }],
})

/** The asker's e-mail contact. */
async function correoDe({ ask }: Family) {
  const [found] = await ask(confirmacion.correos, {})
  if (!found) throw new Error('This family has no e-mail.')
  return found
}

/** The asker's e-mail contact, with a code that was just sent to it. */
async function conCodigo(family: Family) {
  const { idHistorialContactoPersonaFisica: id, idPersonaFisica } = await correoDe(family)
  const asunto: Asunto = {
    proposito: 'confirmar-contacto',
    sujeto: String(idPersonaFisica),
    destino: String(id),
  }
  const { db, secrets } = family
  return { id, code: await emitirCodigo(db, secrets.codigos, asunto, Date.now()) }
}

export const matriz = {
  'contacto.generarCodigo': {
    names: async (family) => ({ id: (await correoDe(family)).idHistorialContactoPersonaFisica }),
    missing: { id: NOBODY },
  },
  'contacto.confirmarCodigo': { names: conCodigo, missing: { id: NOBODY, code: '000000' } },
  'contacto.guardarContactos': porAfiliado(contactosDe),
  'contacto.agregarCorreo': {
    own: async (family) => ({
      contacto: { idTipoContacto: 102, descripcion: (await correoDe(family)).descripcion },
    }),
  },
  'contacto.validarCorreoConfirmado': { own: () => ({}) },
  'contacto.correos': { own: () => ({}) },
  'contacto.verificarContacto': {
    names: async (family) => {
      const { idHistorialContactoPersonaFisica: id, descripcion } = await correoDe(family)
      return { id, contacto: descripcion }
    },
    missing: { id: NOBODY, contacto: 'nadie@correo.example' },
  },
  'busquedas.tiposDeContacto': { own: () => ({}) },
} satisfies Record<string, Row>
