import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showToast } from '#ui/toasts.ts'

import { comoComputadora } from './support/computadora.ts'
import { datosDe } from './support/datos.ts'
import { expectLibres } from './support/encima.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, enlace, main, titulo } from './support/pantalla.ts'
import { pdfDe } from './support/pdfHostil.ts'
import { esperasDesdeAhora } from './support/reloj.ts'
import { tocar } from './support/tocar.ts'

const dialogo = () => page.getByRole('dialog')

/**
 * Norma's approved request as a host answers it, with two papers: one has an address, the other
 * only a name.
 */
const CON_PAPELES = {
  solicitudCobertura: {
    idSolicitudCobertura: 20_377,
    idSolicitudCoberturaFormateado: '00020377',
    fechaGenerada: '2031-03-01',
    fechaIniciada: '2031-03-04',
    vencimiento: '2031-05-03',
  },
  afiliado: {
    apellido: 'Quiroga',
    nombre: 'Norma',
    apellidoNombreFormateado: 'Quiroga, Norma',
    numeroDocumentoFormateado: '28.456.789',
  },
  estado: {
    codigoEstado: '4',
    descripcionEstadoSolicitudCobertura: 'Aprobada',
    fechaDesde: '2031-03-04',
    observacion: 'Llevar estudios previos.',
    idHistorialEstadoSolicitudCobertura: 7,
  },
  tipoCobertura: { codigo: '166', descripcion: 'Prácticas médicas y bioquímicas ambulatorias' },
  documentacion: [
    {
      documentacion: 'orden.pdf',
      fojas: 2,
      codigoDocumentacion: '1042',
      path: '/orden',
      idHistorialDocumentacionSolicitudCobertura: 1,
    },
    {
      documentacion: 'historia.pdf',
      fojas: 1,
      path: null,
      idHistorialDocumentacionSolicitudCobertura: 2,
    },
  ],
  practicas: [{ cantidad: 2, nombre: 'Resonancia magnética de rodilla' }, 'Sedación'],
  providenciaUrl: '/v1/files/providencia',
}

async function abrirConPapeles() {
  await network.rule({
    match: 'GET /v1/autorizaciones/ambulatorias/20377',
    do: { kind: 'status', code: 200, body: JSON.stringify(CON_PAPELES) },
  })
  await abrir('/ver-autorizacion?id=20377', { recien: true })
  await expect.element(main()).toHaveTextContent('orden.pdf')
}

test('[AUTH-16, AUTH-17] the detail of a request has the specified title and shows all its parts', async () => {
  await abrirConPapeles()
  await expect.element(main()).toHaveTextContent('Consulta de Solicitud de Autorización')
  expect(datosDe('Solicitud')).toEqual({
    Número: '00020377',
    Generada: '01/03/2031',
    'Inicio de vigencia': '04/03/2031',
    Vencimiento: '03/05/2031',
    'Tipo de cobertura': 'Prácticas médicas y bioquímicas ambulatorias',
    Observación: 'Llevar estudios previos.',
  })
  expect(datosDe('Afiliado')).toEqual({
    'Apellido y nombre': 'Quiroga, Norma',
    Documento: '28.456.789',
  })
  await expect.element(main()).toHaveTextContent('Vale del 04/03/2031 al 03/05/2031')
  expect(parte('Prácticas')).toEqual(['2 × Resonancia magnética de rodilla', 'Sedación'])
  expect(parte('Documentación')).toEqual([
    expect.stringMatching(/^orden\.pdf\s*2 fojas · código 1042/),
    expect.stringMatching(/^historia\.pdf\s*1 foja$/),
  ])
  await expect.element(main()).toHaveTextContent('Providencia')
})

/** Rows of the detail's card with this title. */
function parte(name: string): (string | null)[] {
  const card = main().getByRole('heading', { name, exact: true }).element().closest('section')
  return [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
}

test('[AUTH-20] a paper of a request opens if it has an address; without one only its name is shown', async () => {
  const text = pdfDe('Orden de la rodilla')
  await network.rule({
    match: 'GET /v1/files/orden',
    do: {
      kind: 'status',
      code: 200,
      body: text,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="orden.pdf"',
      },
    },
  })
  await abrirConPapeles()
  await tocar(main().getByRole('button', { name: /^orden\.pdf/ }))
  await expect.element(dialogo()).toHaveTextContent('Orden de la rodilla')
  await expect.element(dialogo().getByRole('heading')).toHaveTextContent('orden')
  history.back()
  await expect.element(dialogo()).not.toBeInTheDocument()
  await expect.element(main().getByRole('button', { name: /^historia/ })).not.toBeInTheDocument()
})

const ENVIOS = [
  ['AUTH-14', 'Enviar solicitud', 'La solicitud de autorización ha sido enviada correctamente.'],
  ['AUTH-15', 'Enviar por correo', 'La providencia ha sido enviada correctamente'],
] as const

for (const [id, accion, dicho] of ENVIOS)
  test(`[${id}] "${accion}" asks for the e-mail and says for 8 s that it was sent`, async () => {
    await abrir('/ver-autorizacion?id=20377')
    await tocar(boton(accion))
    await dialogo().getByLabelText('Correo').fill('otra@correo.example')
    const esperas = esperasDesdeAhora()
    await tocar(dialogo().getByRole('button', { name: 'Enviar' }))
    await expect.element(page.getByText(dicho, { exact: true })).toBeVisible()
    await expect.poll(esperas).toContain(8)
    expect(await provider.correosA('otra@correo.example')).toHaveLength(1)
  })

test(
  '[AUTH-07] a plus on a phone and «Agregar» on a computer start a new request',
  { tags: ['largo'] },
  async () => {
    await abrir('/autorizaciones')
    await expect
      .element(main())
      .toHaveTextContent('Usando el + podés enviar una nueva solicitud de autorización.')
    await expect.element(enlace(/^Agregar$/)).not.toBeInTheDocument()
    const mas = page.getByRole('link', { name: 'Nueva solicitud de autorización' })
    showToast('La solicitud de autorización ha sido enviada correctamente.')
    await expectLibres(mas)
    await tocar(mas)
    await expect.element(titulo()).toHaveTextContent('Nueva solicitud')
    expect(location.pathname).toBe('/autorizaciones')

    await comoComputadora()
    await abrir('/autorizaciones')
    await tocar(enlace(/^Agregar$/))
    await expect.element(titulo()).toHaveTextContent('Nueva solicitud')
    expect(location.pathname).toBe('/autorizaciones')
  },
)
