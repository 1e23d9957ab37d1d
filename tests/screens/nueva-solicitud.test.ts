import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#features/autorizaciones/nuevaTexts.ts'

import { enUnaComputadora } from './support/ancho.ts'
import { dibujo, elegirArchivos, pdf, pegar, soltarEn } from './support/archivos.ts'
import { borradores, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { sinSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const dice = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
/** Waits for an alert with this text. */
const avisa = (text: string) =>
  expect
    .poll(() => [...document.querySelectorAll('main [role=alert]')].map((one) => one.textContent))
    .toContainEqual(expect.stringContaining(text))
const siguiente = () => tocar(boton(texts.siguiente))
const guardar = () => tocar(page.getByRole('button', { name: /^Guardar y enviar( con señal)?$/ }))
const filas = () => [...document.querySelectorAll('.lista-de-papeles li')]
const punto = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
async function mirar(puntos: readonly string[]) {
  for (const uno of puntos) await tocar(punto(uno))
}

/** Fills in the first step for Norma. */
async function primerPaso(tipo = /ambulatorias/) {
  await tocar(page.getByRole('radio', { name: /^Norma/ }))
  await tocar(page.getByRole('radio', { name: tipo }))
  await mirar(texts.puntosDeLaOrden)
}

/** Starts a new request from the list. */
async function empezar() {
  await abrir('/autorizaciones')
  await expect.element(main()).toHaveTextContent(`${texts.usandoEl} + ${texts.podes}`)
  await tocar(
    page.getByRole('link', { name: new RegExp(`${texts.mas}|^${texts.agregar}$`) }).first(),
  )
  await expect.element(titulo()).toHaveTextContent(texts.titulo)
}

test('[WIZ-01, WIZ-02, WIZ-03, WIZ-07] each step of a request must be complete; draft and files survive leaving, and arrive', async () => {
  await empezar()
  await expect.element(boton(texts.siguiente)).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /^Norma/ })).toBeChecked()
  await dice(texts.faltaTipo)
  expect(await borradores()).toEqual([])
  await dice(/^Podés hacerla sin señal: queda en este (teléfono|equipo)/)
  await primerPaso()
  await dice('Paso 1 de 3')
  await expectClean()
  await siguiente()
  await expect.element(titulo()).toHaveTextContent(texts.documentos)
  await expect.element(boton(texts.siguiente)).toBeDisabled()
  elegirArchivos(texts.archivoPdf, pdf('orden.pdf'))
  await dice('1 de 4 archivos')

  // A request that was left goes on at its step, with its files.
  await expect.poll(borradores).not.toEqual([])
  history.back()
  await expect.element(titulo()).toHaveTextContent(texts.titulo)
  history.forward()
  await expect.element(titulo()).toHaveTextContent(texts.documentos)
  ir('/')
  await tocar(page.getByRole('link', { name: /Tenés una solicitud sin terminar/ }))
  await dice('1 de 4 archivos')
  await siguiente()
  await expect.element(titulo()).toHaveTextContent(texts.estudios)
  elegirArchivos(texts.archivoPdf, pdf('estudio.pdf'))
  await dice('1 de 4 archivos')

  // The last step saves and shows the result.
  await dice(texts.loQueSeEnvia)
  await guardar()
  await expect.element(titulo()).toHaveTextContent(texts.generada)
  await dice(texts.comprobanteEnviado)
  await tocar(page.getByRole('link', { name: texts.verSolicitud }))
  await expect.element(main()).toHaveTextContent('orden.pdf')
  await expect.element(main()).toHaveTextContent('estudio.pdf')
  expect((await provider.efectos()).map(({ operacion }) => operacion)).toEqual([
    'autorizaciones.guardar',
    'autorizaciones.imprimirComprobante',
  ])
})

test('[WIZ-09, WIZ-10, WIZ-12, WIZ-13] files that cannot be sent are refused by name and with the reason', async () => {
  await empezar()
  await primerPaso()
  await siguiente()
  elegirArchivos(
    texts.galeria,
    await dibujo('orden.png', 400, 300),
    new File(['hola'], 'carta.jpg', { type: 'image/jpeg' }),
    new File([], 'nada.png', { type: 'image/png' }),
  )
  await dice('1 de 4 archivos')
  await expect.element(page.getByText(texts.lista, { exact: true })).toBeVisible()
  await avisa(`${texts.noValido}. ${texts.esOtraCosa}`)
  await avisa(texts.estaVacio)
  elegirArchivos(texts.archivoPdf, pdf('informe.pdf'))
  await dice('2 de 4 archivos')
  elegirArchivos(texts.archivoPdf, pdf('informe.pdf'))
  await avisa(texts.repetido)
  elegirArchivos(texts.archivoPdf, pdf('3.pdf'), pdf('4.pdf'), pdf('5.pdf'))
  await avisa(texts.cantidad)
  await expect.element(boton(texts.galeria)).toBeDisabled()
  await tocar(boton(texts.quitar('4.pdf')))
  await dice('3 de 4 archivos')
  await expect.element(boton(texts.galeria)).toBeEnabled()
})

test(
  '[AUTH-07, WIZ-05, WIZ-06, WIZ-11] a prosthesis’s request needs the clinical history, takes dropped files, and can be edited',
  { tags: ['largo'] },
  async () => {
    const agent = vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (X11; Linux)')
    onTestFinished(() => agent.mockRestore())
    await enUnaComputadora()
    await abrir('/autorizaciones')
    await tocar(page.getByRole('link', { name: texts.agregar, exact: true }))
    await primerPaso(/historia clínica/)
    await dice('Paso 1 de 4')
    await siguiente()

    // Dropped and pasted files count to the limit of 4 MB, too.
    const MITAD = 2 * 1024 * 1024
    await expect.element(titulo()).toHaveTextContent(texts.documentos)
    soltarEn(
      document.querySelector('.elegir-papeles'),
      pdf('orden.pdf', MITAD),
      pdf('otra.pdf', MITAD),
    )
    await dice('1 de 4 archivos')
    await avisa(`${texts.tamano}. ${texts.teQuedan('2,0')}`)
    pegar(pdf('pegada.pdf', MITAD))
    await avisa('pegada.pdf')
    // A file that misses the box is taken as well: the browser would open it in place of the portal.
    expect(soltarEn(document.body, pdf('afuera.pdf', MITAD))).toBe(false)
    await avisa('afuera.pdf')
    elegirArchivos(texts.elegirArchivos, pdf('chico.pdf'))
    await dice('2 de 4 archivos')

    // The files' order can be changed, and a removed file brought back.
    await tocar(boton(texts.cambiarOrden))
    await tocar(boton(texts.subir('chico.pdf')))
    await expect.poll(() => filas()[0]?.textContent).toContain('chico.pdf')
    await tocar(boton(texts.ordenListo))
    await tocar(boton(texts.quitar('orden.pdf')))
    await expect.poll(filas).toHaveLength(1)
    await tocar(boton(texts.deshacer))
    await expect.poll(() => filas()[1]?.textContent).toContain('orden.pdf')
    await siguiente()

    // Studies and clinical history are required.
    await expect.element(titulo()).toHaveTextContent(texts.estudiosQueFaltan)
    await expect.element(boton(texts.siguiente)).toBeDisabled()
    elegirArchivos(texts.elegirArchivos, pdf('estudio.pdf'))
    await siguiente()
    await expect.element(titulo()).toHaveTextContent(texts.historiaTitulo)
    elegirArchivos(texts.elegirArchivos, pdf('historia.pdf'))
    await dice(texts.faltanPuntos(4, texts.historiaClinica))
    await expect.element(boton('Guardar y enviar')).toBeDisabled()
    await mirar(texts.puntosDeLaHistoria)

    // An unsent request opens for editing with its files; without signal it stays queued.
    const cerrar = () => tocar(page.getByRole('link', { name: texts.cerrar, exact: true }))
    await network.rule({
      match: 'POST /v1/autorizaciones/save-autorizacion',
      do: { kind: 'refuse' },
    })
    await guardar()
    await expect.element(titulo()).toHaveTextContent(/^Guardada en este/)
    await cerrar()
    await tocar(boton(texts.editar))
    await expect.element(titulo()).toHaveTextContent(texts.documentos)
    await dice('2 de 4 archivos')
    expect(await salida()).toEqual([])
    await siguiente()
    await expect.element(titulo()).toHaveTextContent(texts.estudiosQueFaltan)
    await siguiente()
    await sinSenal()
    await expect.element(boton('Guardar y enviar con señal')).toBeEnabled()
    await guardar()
    const tried = async () =>
      (await salida()).map((row) => row.state === 'pending' && row.tries > 0)
    await expect.poll(tried).toEqual([true])
    await cerrar()
    await tocar(boton(texts.editar))
    await dice(texts.sinSaber)
    await tocar(boton(texts.descartar))
    await tocar(page.getByRole('dialog').getByRole('button', { name: texts.descartar }))
    await tocar(page.getByRole('dialog').getByRole('button', { name: 'Descartar igual' }))
    await expect.element(boton(texts.descartar)).not.toBeInTheDocument()
    expect(await salida()).toEqual([])
    expect(await borradores()).toEqual([])
  },
)
