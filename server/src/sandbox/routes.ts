import type { Hono } from 'hono'

import { fechaDe, horaDe } from '#formato/instantes.ts'

import { escape, linked } from '../base/html.ts'
import type { Portal } from '../base/portal.ts'
import { buzon, firmado } from '../correo/puerta.ts'
import type { HttpEnv } from '../http/environment.ts'
import { mountAuditoria } from './auditoria.ts'
import { mountConsultorio } from './consultorio/routes.ts'
import { credenciales, mountCredenciales } from './credenciales.ts'
import { documento } from './documento.ts'
import { RECETA_LISTA, mountRecetaLista } from './recetaLista.ts'
import { sinCuenta } from './sinCuenta.ts'

type Mail = Awaited<ReturnType<typeof buzon>>[number]

/** Data for a tester to type into the account wizard and its questions. */
function invitation(fila: Awaited<ReturnType<typeof sinCuenta>>): string {
  if (!fila) return ''
  const lines = [
    `CUIL ${fila.cuil}`,
    `Nombre ${fila.nombre} · Apellido ${fila.apellido}`,
    `Nacimiento ${fila.fechaNacimiento.split('-').toReversed().join('/')} · Sexo ${fila.sexo}`,
    `Cobertura desde ${fila.anio} · El número de afiliado termina en ${fila.final}`,
    `Cumpleaños del grupo familiar: ${fila.meses.join(', ')} · Son ${fila.meses.length}`,
  ]
  return `<h2>Para probar «Crear cuenta»</h2><ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`
}

const article = ({ para, asunto, texto, adjuntos, creadoAt }: Mail, nombre: string) =>
  `<article><h3>${escape(asunto)}</h3><p class="tenue">Para ${escape(para)} · ${fechaDe(creadoAt)}, ${horaDe(creadoAt)}</p><pre>${linked(firmado(texto, nombre))}</pre>${adjuntos.length ? `<p class="tenue">Con ${adjuntos.length} adjunto${adjuntos.length > 1 ? 's' : ''}.</p>` : ''}</article>`

const CONSULTORIO =
  '<h2>Para probar «Orden electrónica»</h2><p><a href="/sandbox/consultorio">Abrir el consultorio</a></p>'
const AUDITORIA =
  '<h2>Para decidir una solicitud de autorización</h2><p><a href="/sandbox/auditoria">Abrir la auditoría</a></p>'

/** Mailbox of the demo, and a list of things to try. No forms, no scripts. */
export function mountSandbox(app: Hono<HttpEnv>, portal: Portal): void {
  const { db } = portal
  const { proveedor } = portal.config
  mountConsultorio(app, portal)
  mountCredenciales(app, portal)
  mountAuditoria(app, portal)
  mountRecetaLista(app, portal)
  app.get('/sandbox', async (context) => {
    context.set('ruta', 'GET /sandbox')
    const mails = await buzon(db)
    const alta = invitation(await sinCuenta(db))
    const pases = await credenciales(db)
    const list =
      mails.map((mail) => article(mail, proveedor.nombre)).join('') ||
      '<p>Todavía no salió ningún correo.</p>'
    const { html, headers } = documento(
      proveedor,
      'Banco de pruebas',
      `<p class="tenue">Nada de esto existe en producción.</p><h2>Correos que habrían salido</h2>${list}${CONSULTORIO}${AUDITORIA}${RECETA_LISTA}${alta}${pases}`,
    )
    return context.html(html, 200, headers)
  })
}
