import { eq } from 'drizzle-orm'

import type { cuenta } from '#contract/cuenta.ts'

import { exigirComprobante } from '../antirrobot/puerta.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { personasFisicas } from '../padron/puerta.ts'
import { exigirCuil, exigirDatos } from './formato.ts'
import { type Asked, type Modo, type Pedido, pedirCuenta, quienEs } from './pedir.ts'
import { type Identidad, generarCuestionario } from './registro.ts'
import { terminarCuenta } from './terminar.ts'

type Sent = Omit<Pedido, 'respuestas'> & { preguntas: Identidad['respuestas'] }

const pedir = (context: Asked, modo: Modo, { preguntas, ...pedido }: Sent) =>
  pedirCuenta(context, modo, { ...pedido, respuestas: preguntas })

export const cuentaHandlers: AreaHandlers<typeof cuenta> = {
  crearCuenta: (context) =>
    terminarCuenta(context, 'crear-cuenta', context.request.cuil, context.request.code),
  agregarCorreo: (context) =>
    terminarCuenta(context, 'recuperar-pin', context.request.cuil, context.request.code),
  generarCuestionario: async (context) => {
    const { db, portal, request, ahora } = context
    await contarDireccion(context)
    exigirCuil(request.cuil)
    const { cuestionario: key } = portal.secrets
    return generarCuestionario(db, { key, cuil: request.cuil, ahora })
  },
  verificarIdentidad: async (context) => {
    const { db, request, ahora, audit } = context
    await contarDireccion(context)
    exigirDatos(request, ahora)
    await exigirComprobante(context)
    const { persona } = await quienEs(context, request)
    await db
      .update(personasFisicas)
      .set({ identidadVerificadaAt: ahora })
      .where(eq(personasFisicas.idPersonaFisica, persona.idPersonaFisica))
    audit('identidad', { resultado: 'verificada', objeto: persona.idPersonaFisica })
    return {}
  },
  recuperarPin: (context) => pedir(context, 'recuperar-pin', context.request),
  validarCrearCuenta: (context) => pedir(context, 'crear-cuenta', context.request),
}
