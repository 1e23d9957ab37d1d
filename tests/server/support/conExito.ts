import type { Endpoint, RequestOf } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import { empujes, suscripciones } from '../../../server/src/avisos/tables.ts'
import { PERSONAS_DE_PRUEBA, SIN_CUENTA } from '../../../server/src/semilla/demo.ts'
import {
  chosen,
  codeTo,
  linkTo,
  questionsFor,
  solvedToken,
  withVoucher,
} from '../../support/acceso.ts'
import { conLlave } from '../../support/autenticador.ts'
import { conPases } from '../../support/pases.ts'
import { rightWords } from '../../support/preguntas.ts'
import { type Provider, get, newKey, post } from '../../support/server.ts'
import { consultorio, tarjetaDe } from './ordenes.ts'
import { familiaDe, pedir } from './pedir.ts'

const RUBEN = 'ruben.peralta@correo.example'
const NORMA = 'norma.quiroga@correo.example'

async function bien(what: string, asked: Response | Promise<Response>): Promise<unknown> {
  const answer = await asked
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${JSON.stringify(body)}`)
  return body
}

/** The calls that the conformance check only sees refused, each with success: they need a mail, a code or an office. */
export async function conExito(provider: Provider): Promise<void> {
  await recuperar(provider)
  await crearCuenta(provider)
  await bien(
    'bot check',
    post(provider.url, tabla.acceso.verificarRecaptcha.path, {
      token: await solvedToken(provider.url),
    }),
  )
  const { token } = await provider.session('norma')
  await ordenDigital(provider, token)
  await conPases(provider.url, token)
  await conLlave(provider.url, token)
  await sesiones(provider, token)
  await get(provider.url, '/v1/portal/pases/lista')
  await get(provider.url, '/v1/portal/pases/confianza')
}

async function recuperar(provider: Provider): Promise<void> {
  const { url } = provider
  const nombreUsuario = PERSONAS_DE_PRUEBA.norma.usuario
  const voucher = await withVoucher(provider)
  const [first] = (await bien(
    'addresses',
    post(url, '/v1/contacto/portal-afiliados/correo-usuario', { nombreUsuario }, voucher),
  )) as { idHistorialContactoPersonaFisica: string }[]
  await bien(
    'recovery',
    post(url, '/v1/auth/portal-afiliados/recuperar', {
      nombreUsuario,
      idHistorialContactoPersonaFisica: first?.idHistorialContactoPersonaFisica,
    }),
  )
  const { t, c } = await linkTo(provider, NORMA)
  await bien(
    'new password',
    post(url, tabla.acceso.nuevaContrasenia.path, {
      token: t,
      idcontacto: c,
      codigoverificacion: await codeTo(provider, NORMA),
      contrasenia: PERSONAS_DE_PRUEBA.norma.password,
    }),
  )
}

async function crearCuenta(provider: Provider): Promise<void> {
  const { url, base } = provider
  const { cuil } = SIN_CUENTA
  const datos = {
    cuil,
    nombres: 'Rubén',
    apellido: 'Peralta',
    fechaNacimiento: '1979-09-02',
    sexo: 'Masculino',
    correo: RUBEN,
    confirmarCorreo: RUBEN,
    contrasena: 'nueva1234',
    confirmarContrasena: 'nueva1234',
    aceptaCondiciones: true,
    preguntas: chosen(await questionsFor(url, cuil), await rightWords(base.db, cuil)),
  }
  const voucher = await withVoucher(provider)
  await bien('account', post(url, tabla.cuenta.validarCrearCuenta.path, datos, voucher))
  const code = await codeTo(provider, RUBEN)
  await bien('its code', post(url, tabla.cuenta.crearCuenta.path, { cuil, code }))
}

async function ordenDigital(provider: Provider, token: string): Promise<void> {
  const ask = <E extends Endpoint>(endpoint: E, request: RequestOf<E>, clave?: string) =>
    bien(endpoint.path, pedir(provider, endpoint, request, { token, ...(clave && { clave }) }))
  const [idAfiliado = 0] = await familiaDe(provider, token)
  const numeroTarjeta = await tarjetaDe(provider, idAfiliado)
  const leer = async () => {
    const scanned = await consultorio(provider, { codigo: '430201' })
    await ask(tabla.ordenDigital.validarToken, { token: scanned })
    const orden = await ask(tabla.ordenDigital.validarOrden, {
      numeroTarjeta,
      codigoPrestador: '4127',
      tipoPrestador: '1',
      token: scanned,
      nombreUsuario: 'emarin',
      femer: false,
    })
    return { scanned, ...(orden as { codigoTransaccion: string }) }
  }
  const { codigoTransaccion } = await leer()
  await ask(tabla.ordenes.generar, { codigoTransaccion }, newKey())
  await ask(tabla.ordenDigital.avisarCancelada, { token: (await leer()).scanned })
}

/** Closes another session, and leaves a notice for a phone. */
async function sesiones(provider: Provider, token: string): Promise<void> {
  const { url, base } = provider
  await provider.session('norma')
  const all = await bien('sessions', get(url, tabla.sesiones.lista.path, token))
  const another = (all as { idSesion: number; esta: boolean }[]).find(({ esta }) => !esta)
  const { path } = tabla.sesiones.cerrar
  await bien('close', post(url, path, { idSesion: another?.idSesion }, { token }))

  const { sid } = await provider.session('norma')
  const now = Date.now()
  const phone = { sid, endpoint: 'https://localhost/push', p256dh: '', auth: '', tipos: [] }
  await base.db.insert(suscripciones).values({ ...phone, creadaAt: now })
  await base.db.insert(empujes).values({ sid, tipo: 'x', id: 1, creadoAt: now, proximoAt: now })
}
