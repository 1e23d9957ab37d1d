import { CORREO_ENVIADO } from '#contract/cuenta.ts'

import { cuentasPendientes } from '../acceso/puerta.ts'
import { exigirComprobante } from '../antirrobot/puerta.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { contarCodigo, type Asunto, VIDA_MS, emitirCodigo } from '../codigos/puerta.ts'
import { aQuienesAvisar } from '../contacto/puerta.ts'
import { enviarCorreo, texts } from '../correo/puerta.ts'
import { crearFreno } from '../freno/puerta.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { personasFisicas } from '../padron/puerta.ts'
import { exigirAcceso, exigirDatos } from './formato.ts'
import { tomarIntento } from './intentos.ts'
import { type Identidad, identificar } from './registro.ts'

export type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'pedida' | 'audit'>
export type Modo = (typeof cuentasPendientes.$inferSelect)['modo']

export type Pedido = Identidad & {
  correo: string
  confirmarCorreo: string
  contrasena: string
  confirmarContrasena: string
}

export const asuntoDe = (modo: Modo, idPersonaFisica: number, correo: string): Asunto => ({
  proposito: modo,
  sujeto: String(idPersonaFisica),
  destino: correo,
})

/** Every mistake gets the same sentence: to name the wrong part would help only an attacker (SEC-12). */
export const noCoincide = () =>
  new Problem(422, 'Los datos o las respuestas no coinciden con los del registro. Revisalos.', {
    codigo: 'identidad',
    evento: 'identidad',
  })

/** Last step of the wizard: stores the request and sends the code that will confirm it. */
export async function pedirCuenta(asked: Asked, modo: Modo, pedido: Pedido) {
  const { db, portal, ahora, audit } = asked
  await contarDireccion(asked)
  exigirDatos(pedido, ahora)
  exigirAcceso(pedido)
  await exigirComprobante(asked)
  // Hashed for wrong answers too: the time must tell nothing (SEC-11).
  const contrasenia = await portal.passwords.hash(pedido.contrasena)
  const { persona } = await quienEs(asked, pedido)
  const { correo, cuil } = pedido
  const { idPersonaFisica } = persona
  const asunto = asuntoDe(modo, idPersonaFisica, correo)
  await contarCodigo(db, asunto, ahora)
  await db.transaction(async (tx) => {
    const row = { cuil, modo, idPersonaFisica, correo, contrasenia, pedidaAt: ahora }
    await tx
      .insert(cuentasPendientes)
      .values(row)
      .onConflictDoUpdate({ target: cuentasPendientes.cuil, set: row })
    const code = await emitirCodigo(tx, portal.secrets.codigos, asunto, ahora)
    const texto = modo === 'crear-cuenta' ? texts.cuentaNueva(code) : texts.cuentaRecuperada(code)
    await enviarCorreo(tx, { para: correo, venceAt: ahora + VIDA_MS, ...texto }, ahora)
    for (const { para, idContacto } of await aQuienesAvisar(tx, idPersonaFisica, correo)) {
      const freno = await crearFreno(tx, portal, { idPersonaFisica, correo, idContacto }, ahora)
      await enviarCorreo(tx, { para, ...texts.pedidoDeRecuperacion(freno) }, ahora)
    }
  })
  audit('cuenta', { resultado: 'pedida', objeto: idPersonaFisica })
  return CORREO_ENVIADO
}

/** Returns the member or throws. The try is counted in both cases, and given back for right answers. */
export async function quienEs(
  { db, portal, ahora }: Pick<Asked, 'db' | 'portal' | 'ahora'>,
  identidad: Identidad,
): Promise<{ idAfiliado: number; persona: typeof personasFisicas.$inferSelect }> {
  const { secrets } = portal
  const intento = await tomarIntento(db, secrets, identidad.cuil, ahora)
  const found = await identificar(db, { ...identidad, key: secrets.cuestionario, ahora })
  if (!found) throw noCoincide()
  await intento.devolver()
  return found
}
