// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts as deNueva } from '#features/autorizaciones/nuevaTexts.ts'
import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { currentSession } from '#local/session/session.ts'
import { solicitud } from '#model/autorizaciones.ts'
import { pdfDeProvidencia } from '#model/documentosDeSolicitud.ts'
import { guardarSolicitud } from '#model/nuevaSolicitud.ts'

import { esperarCopiasDe } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, enlace, ir, main, titulo } from './support/pantalla.ts'

const TOMAS = 20_290
const PDF = '%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n%%EOF\n'
const COMPROBANTE = 'POST /v1/autorizaciones/imprimir-comprobante-solicitud'

/** Keys of the rulings on TOMAS that this phone keeps. */
const guardadas = async () =>
  (await device.lectura.copias.toCollection().primaryKeys()).filter((key) =>
    key.startsWith(`autorizacion.providencia/${TOMAS}`),
  )

async function verProvidencia(): Promise<void> {
  await main()
    .getByRole('button', { name: /^Ver providencia/ })
    .click()
  await expect.poll(() => document.querySelector('dialog canvas')).not.toBeNull()
  history.back()
  await expect.poll(() => document.querySelector('dialog canvas')).toBeNull()
}

test('[AUTH-18, AUTH-19] after an approval the old ruling kept on the phone is not shown; the new one is fetched', async () => {
  await abrir(`/ver-autorizacion?id=${TOMAS}`)
  await verProvidencia()
  await expect.poll(guardadas).toHaveLength(1)
  const [observada = ''] = await guardadas()

  for (const paso of ['tomar', 'aprobar'] as const)
    expect(await provider.moverSolicitud({ id: TOMAS, paso })).toBe('movida')
  await engine.refresh(solicitud.name, { id: TOMAS }, true)
  await expect.element(main()).toHaveTextContent(/Vale del/)

  expect(observada).not.toBe(pdfDeProvidencia.key({ id: TOMAS, codigo: '4', desde: null }))
  await verProvidencia()
  await expect.poll(guardadas).toHaveLength(2)
})

/** Queues a request with its paper, made on this phone just now. */
async function guardar(): Promise<void> {
  await esperarCopiasDe('grupo-familiar')
  const session = await currentSession(device)
  const familia = await device.lectura.copias.get('grupo-familiar')
  const [titular] = (familia?.value ?? []) as { afiliado: { idAfiliado: number } }[]
  const bytes = new TextEncoder().encode(PDF).buffer
  await enqueue(
    device,
    guardarSolicitud,
    {
      idAfiliado: titular?.afiliado.idAfiliado ?? 0,
      quien: 'Norma Quiroga',
      tipoCobertura: { codigo: '166', descripcion: 'Prácticas ambulatorias' },
      uidContext: crypto.randomUUID(),
      papeles: [{ id: 'orden', paso: 'requerida', antes: bytes.byteLength }],
      bytes: bytes.byteLength,
    },
    {
      now: Date.now(),
      generation: session?.generation ?? 0,
      files: [{ bytes, type: 'application/pdf', name: 'orden.pdf' }],
    },
  )
  await engine.wake('write')
}

const rechazo = JSON.stringify({ status: 'error', error: 'No hay a dónde mandarlo.' })
test.for([
  ['waits', { kind: 'status', code: 503 }, deNueva.comprobantePendiente],
  ['was refused', { kind: 'status', code: 422, body: rechazo }, deNueva.comprobanteNoSalio],
] as const)(
  '[WIZ-08] a request that has reached the provider is not shown as unsent while its receipt %s',
  async ([, fault, dicho]) => {
    await network.rule({ match: COMPROBANTE, do: fault })
    await abrir('/autorizaciones')
    await expect.element(main()).toHaveTextContent('00020377')
    await guardar()

    const suya = main()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Prácticas ambulatorias' }) })
    await expect.element(suya).toHaveTextContent(dicho)
    await expect.element(suya).toHaveTextContent(deNueva.generada)
    await expect.element(boton(deNueva.descartar)).not.toBeInTheDocument()
    await expect.element(main()).not.toHaveTextContent(deNueva.sinEnviar)
    expect((await provider.efectos()).map(({ operacion }) => operacion)).toEqual([
      'autorizaciones.guardar',
    ])
  },
)

test('[WIZ-08] a request sent in the background shows its number in «Enviados» and opens from there', async () => {
  await abrir('/autorizaciones')
  await expect.element(main()).toHaveTextContent('00020377')
  await guardar()
  ir('/pendientes')
  const enviados = main().getByRole('list', { name: 'Enviados' })
  await expect.element(enviados).toHaveTextContent(/Solicitud N° 000\d{5}/)
  const numero = /N° (\d{8})/.exec(enviados.element().textContent ?? '')?.[1] ?? ''
  await enviados.getByRole('link', { name: 'Ver solicitud' }).click()
  await expect.element(titulo()).toHaveTextContent(numero)
})

test('[WIZ-02] the first step of a new request selects the signed-in person and names the missing type', async () => {
  await abrir('/autorizaciones?nueva=una')
  await expect.element(page.getByRole('radio', { name: /^Norma/ })).toBeChecked()
  await expect.element(page.getByText('Falta elegir el tipo de cobertura.')).toBeVisible()
  await expect.element(boton(deNueva.siguiente)).toBeDisabled()
})

test('[FORM-02, WIZ-02] in a new request the only member of a family is already selected', async () => {
  await abrir('/autorizaciones?nueva=una', { como: 'sola' })
  await expect.element(page.getByText(deNueva.faltaTipo)).toBeVisible()
})

test('[AUTH-16, WIZ-02] a new request made from an observed request has the same member and the same type', async () => {
  await abrir(`/ver-autorizacion?id=${TOMAS}`)
  await expect.element(main()).toHaveTextContent('«Falta el informe del pediatra.»')
  await expect
    .element(enlace(/Hacer una nueva/))
    .toHaveAttribute('href', expect.stringMatching(/para=\d+&tipo=166$/))
  await enlace(/Hacer una nueva/).click()
  await expect.element(titulo()).toHaveTextContent(deNueva.titulo)
  await expect.element(page.getByRole('radio', { name: 'Tomás' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /ambulatorias/ })).toBeChecked()
  await expect.element(page.getByText(deNueva.faltanPuntos(4, deNueva.ordenMedica))).toBeVisible()
})

test('[FORM-01] an unknown member or type in the address selects nothing', async () => {
  await abrir('/autorizaciones?nueva=ajena&para=999999&tipo=9')
  await expect
    .element(page.getByText('Debe seleccionar el afiliado', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: /ambulatorias/ })).not.toBeChecked()
})
