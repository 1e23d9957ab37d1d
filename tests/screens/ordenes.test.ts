import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import type { Action } from '../faults/support/actions.ts'
import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { comoComputadora } from './support/computadora.ts'
import { borradores, esperarCopias, esperarCopiasDe, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, abrirOtraVez, boton, enlace, ir, main, titulo } from './support/pantalla.ts'
import { tomarElReloj } from './support/reloj.ts'
import { conSenal } from './support/senal.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const dialogo = (name: string | RegExp) => page.getByRole('dialog', { name })
const radio = (name: string) => main().getByRole('radio', { name })
const empieza = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const generadas = async () => (await provider.ordenes('norma')).length

async function elegirPractica(nombre: string) {
  await tocar(empieza('Práctica: '))
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill(nombre.slice(2))
  await tocar(empieza(nombre))
}

/** Fills in the form; a wound dressing has no limit. */
async function llenar(practica = 'Curación simple') {
  await tocar(radio('Norma'))
  await tocar(empieza('Prestador: '))
  await tocar(empieza('Dra. Estela Marín'))
  await elegirPractica(practica)
}

test('[ORD-01] the menu of orders leads to all its screens; the electronic order is only on a phone', async () => {
  const entradas = [
    '/read-orden',
    '/emitir-orden',
    '/consultar-ordenes',
    '/consultar-cupo',
    '/reimprimir-orden',
  ]
  const hrefs = () =>
    main()
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href') ?? '')
      .toSorted()
  await abrir('/orden')
  await expect.poll(hrefs).toEqual(entradas.toSorted())
  await tocar(enlace(/^Orden Impresa/))
  await expect.element(titulo()).toHaveTextContent('Orden Impresa')
  await comoComputadora()
  ir('/orden')
  await expect.element(main()).toHaveTextContent('se saca desde el teléfono')
  await expect.poll(hrefs).toEqual(entradas.slice(1).toSorted())
})

test('[ORD-02, ORD-03, ORD-04, ORD-05, ORD-06, ORD-07, ORD-08, FORM-06, FORM-08] an incomplete order names each missing field; wrong searches for a provider are refused', async () => {
  await abrir('/emitir-orden')
  await expect.element(radio('Norma')).toBeVisible()
  await tocar(boton('Generar'))
  for (const falta of [
    'Debe seleccionar el afiliado',
    'Debe seleccionar el prestador',
    'Debe seleccionar la práctica',
  ])
    await expect.element(main()).toHaveTextContent(falta)
  await expect.element(radio('Norma')).toHaveFocus()
  expect(await network.asked('/v1/orden/validar')).toEqual([])

  await tocar(radio('Norma'))
  await empieza('Prestador: ').click()
  const elegir = dialogo('Elegí el prestador')
  const buscar = elegir.getByRole('button', { name: 'Buscar' })
  const matricula = elegir.getByLabelText('Matrícula')
  const nombre = elegir.getByLabelText('Nombre')
  await expect.element(elegir).toHaveTextContent('Los últimos de Norma')
  const deBaja = elegir.getByRole('button', { name: /^Dr\. Hugo Barrios/ })
  await expect.element(deBaja).toHaveTextContent('Prestador dado de baja')
  await expect.element(deBaja).toBeDisabled()
  await tocar(buscar)
  await expect
    .element(elegir)
    .toHaveTextContent('Debes ingresar nombre y/o matrícula para realizar tu búsqueda')
  await matricula.fill('123456')
  await expect.element(elegir).toHaveTextContent('El campo matrícula es demasiado largo')
  await matricula.fill('12a')
  await expect.element(elegir).toHaveTextContent('El campo matrícula debe contener sólo números')
  await matricula.fill('')
  await nombre.fill('x1')
  await expect.element(elegir).toHaveTextContent('El campo nombre debe contener solo letras')
  await nombre.fill('zzz')
  await tocar(buscar)
  await expect
    .element(elegir.getByText('Búsqueda sin resultados, intente con otros parámetros.').last())
    .toBeVisible()
  await nombre.fill('marin')
  await tocar(buscar)
  await elegir.getByRole('button', { name: /^Dra\. Estela Marín/ }).click()
  await expect.element(boton('Prestador: Dra. Estela Marín')).toHaveFocus()
})

test('[ORD-12] «Verificar Costo» shows the cost and makes no order; the form keeps its choices', async () => {
  await abrir('/emitir-orden')
  const antes = await generadas()
  await llenar('Consulta médica')
  await tocar(boton('Verificar Costo'))
  const costo = dialogo('Costo de la orden')
  await expect.element(costo).toHaveTextContent('Todavía no se generó ninguna orden.')
  await expect.element(costo).toHaveTextContent('$ 4.500,00')
  await tocar(costo.getByRole('button', { name: 'Cerrar', exact: true }).first())
  expect(await generadas()).toBe(antes)

  ir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  ir('/emitir-orden/5')
  await expect.element(boton('Práctica: Consulta médica')).toBeVisible()
})

test('[ORD-03] after a reload the member chosen by hand stays, and another visit starts with its own', async () => {
  await abrir('/emitir-orden/1')
  await expect.element(radio('Norma')).toBeChecked()
  await tocar(radio('Rubén'))
  await expect.element(radio('Rubén')).toBeChecked()
  await expect.poll(borradores).toMatchObject([{ value: { idAfiliado: expect.any(Number) } }])
  await abrirOtraVez('/emitir-orden/1', history.state)
  await expect.element(radio('Rubén')).toBeChecked()
  await abrirOtraVez('/emitir-orden/1')
  await expect.element(radio('Norma')).toBeChecked()
})

test('[ORD-09, ORD-10, ORD-13, ORD-14] an order is made once after its confirmation shows all its data, and can be mailed', async () => {
  await abrir('/emitir-orden')
  await llenar('Consulta médica')
  const antes = await generadas()
  await tocar(boton('Generar'))
  const confirma = dialogo('Confirmá la orden')
  for (const dicho of [
    'Norma Quiroga',
    'DNI 28.456.789',
    'norma.quiroga@correo.example',
    'Prestador · código 4127',
    'Dra. Estela Marín',
    'Clínica médica, Cardiología',
    'Práctica 420101',
    'Ambulatoria con coseguro',
    '$ 4.500,00',
    'Total a pagar',
  ])
    await expect.element(confirma).toHaveTextContent(dicho)
  await expect.element(confirma).toHaveTextContent(/Código de transacción \d{8}/)
  await confirma.getByRole('button', { name: 'Confirmar' }).dblClick()
  await expect
    .element(page.getByText('Orden generada correctamente', { exact: true }).first())
    .toBeVisible()
  const generada = dialogo('Orden Generada')
  await expect.element(generada).toHaveTextContent(/0045-\d{6}/)
  await expect.element(generada.getByRole('img', { name: 'Código QR de la orden' })).toBeVisible()
  expect(await generadas()).toBe(antes + 1)
  // [ORD-15]
  await expect.element(generada.getByRole('button', { name: 'Descargar' })).toBeEnabled()
  await expect.element(boton('Imprimir')).not.toBeInTheDocument()
  await expect.element(boton('Vista previa')).not.toBeInTheDocument()

  // [ORD-16, FORM-04, FORM-05]
  const correo = generada.getByLabelText('Enviar por correo')
  const enviar = generada.getByRole('button', { name: 'Enviar' })
  await correo.fill('')
  await expect.element(enviar).toBeDisabled()
  await expect.element(generada).toHaveTextContent('Escribí a qué correo la mandamos.')
  await correo.fill('otra@correo')
  await userEvent.tab()
  await expect.element(generada).toHaveTextContent('El formato no es correcto (otra@correo)')
  await correo.fill('otra@correo.example')
  await tocar(enviar)
  await expect
    .element(
      page.getByText('Orden enviada al correo: otra@correo.example', { exact: true }).first(),
    )
    .toBeVisible()
  await expect.poll(() => provider.correosA('otra@correo.example')).toHaveLength(1)

  // [ORD-17]
  await tocar(generada.getByRole('button', { name: 'Cerrar', exact: true }).last())
  await expect.element(generada).not.toBeInTheDocument()
  await expect.element(boton('Prestador: Elegí el prestador')).toBeVisible()
  await expect.element(main().getByRole('radio', { checked: true })).not.toBeInTheDocument()
})

test('[FLT-03, ORD-13] an order whose answer was lost is looked up by its code, and exists once', async () => {
  await abrir('/emitir-orden')
  await llenar()
  const antes = await generadas()
  await network.rule({ match: 'POST /v1/orden/generar-orden', do: { kind: 'dropAnswer' } })
  await tocar(boton('Generar'))
  await tocar(boton('Confirmar'))
  await expect
    .element(dialogo('Estamos confirmando si tu orden se generó…'))
    .toHaveTextContent('No se va a generar dos veces.')
  await network.heal()
  const si = dialogo('Tu orden sí se generó')
  await expect.element(si).toHaveTextContent(/0045-\d{6}/)
  expect(await generadas()).toBe(antes + 1)
  await tocar(si.getByRole('button', { name: 'Ver la orden' }))
  const generada = dialogo('Orden Generada')
  await expect.element(generada.getByRole('button', { name: 'Descargar' })).toBeEnabled()
  await expect.element(generada.getByText(/^Queda guardada en este/)).toBeVisible()
  await tocar(boton('Cerrar').last())
  await expect.poll(async () => JSON.stringify(await borradores())).not.toContain('orden-en-curso')
})

test('[FILE-02, ORD-15] on a shared phone, which stores no document, a new order’s PDF is saved', async () => {
  await abrir('/emitir-orden')
  await device.salida.sesion.toCollection().modify((row) => {
    if (row.state === 'in') row.shared = true
  })
  await llenar()
  await tocar(boton('Generar'))
  await tocar(boton('Confirmar'))
  const generada = dialogo('Orden Generada')
  await expect.element(generada).toBeVisible()
  const descargar = generada.getByRole('button', { name: 'Descargar' })
  const { name } = await bajada(() => tocar(descargar))
  expect(name).toMatch(/^Orden 0045-\d{6}\.pdf$/)
  await expect.element(generada.getByText(/^Queda guardada/)).not.toBeInTheDocument()
  await expect.element(generada.getByText(/^El PDF todavía no llegó/)).not.toBeInTheDocument()
})

test('[FLT-01, FLT-06] without signal the form of an order says that it needs signal, and sends nothing later', async () => {
  await abrir('/')
  await esperarCopiasDe('ultimos-prestadores', 'practicas')
  const antes = await generadas()
  await network.cut()
  dispatchEvent(new Event('online'))
  ir('/emitir-orden')
  await expect.element(main()).toHaveTextContent('Para esto necesitás señal.')
  await expect.element(boton('Generar')).toBeDisabled()
  await expect.element(main()).toHaveTextContent('Se habilitan cuando vuelva la señal')
  await llenar()
  await enElMasChico()
  await expect.poll(deCostado).toBe(0)
  await conSenal()
  await expect.element(boton('Generar')).toBeEnabled()
  await expect.element(boton('Práctica: Curación simple')).toBeVisible()
  expect(await generadas()).toBe(antes)
})

const filas = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('main [role=list] details, main ul details'),
]

async function buscarEntre(desde: string, hasta: string) {
  await page.getByLabelText('Desde', { exact: true }).fill(desde)
  await page.getByLabelText('Hasta', { exact: true }).fill(hasta)
  await tocar(boton('Buscar'))
}

/** Lists Norma's orders, ten at a time, and opens the first. */
async function todas() {
  await tocar(radio('Norma'))
  await buscarEntre('2020-01-01', '2049-12-31')
  await expect.element(main().getByRole('list', { name: 'Consultar Órdenes' })).toBeVisible()
  await expect.poll(filas).toHaveLength(10)
  filas()[0]?.querySelector('summary')?.click()
  await expect.poll(() => filas()[0]?.innerText).toContain('4127')
}

test(
  '[ORD-16, ORD-18, ORD-19, ORD-20, ORD-21] the last order is printed again; issued orders are found, also without signal, and mailed',
  { tags: ['largo'] },
  async () => {
    await abrir('/reimprimir-orden')
    await tocar(boton('Buscar orden'))
    await expect.element(main()).toHaveTextContent('Debe seleccionar el afiliado')
    await tocar(radio('Norma'))
    await tocar(boton('Buscar orden'))
    const esta = dialogo('¿Reimprimir esta orden?')
    await expect.element(esta).toHaveTextContent('Consulta médica')
    await tocar(esta.getByRole('button', { name: 'Reimprimir' }))
    const visor = dialogo(/^Orden 0045-/)
    await expect.element(visor).toHaveTextContent(/Página 1 de 1/)
    await userEvent.keyboard('{Escape}')
    await expect.element(visor).not.toBeInTheDocument()

    ir('/consultar-ordenes')
    await tocar(boton('Cambiar'))
    await tocar(boton('Buscar'))
    await expect.element(main()).toHaveTextContent('Debe seleccionar el afiliado')
    await buscarEntre('', '')
    await expect.element(main()).toHaveTextContent('Debe ingresar la fecha desde')
    await expect.element(main()).toHaveTextContent('Debe ingresar la fecha hasta')
    await todas()
    await tocar(boton('Ver más'))
    await expect.poll(filas).toHaveLength(14)
    await tocar(boton('Cambiar'))
    await buscarEntre('2020-01-01', '2020-01-02')
    await expect.element(main()).toHaveTextContent('No se han encontrado órdenes')

    const guardadas = () => filas().filter(({ textContent }) => textContent.includes('Guardada'))
    await esperarCopias('ficha/4') // The form proposes the e-mail.
    await network.cut()
    ir('/')
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    ir('/consultar-ordenes')
    await tocar(boton('Cambiar'))
    await todas()
    await expect.poll(() => guardadas().length).toBeGreaterThan(0)
    const [guardada] = guardadas()
    if (guardada && !guardada.open) guardada.querySelector('summary')?.click()
    await tocar(
      page
        .elementLocator(guardada ?? document.body)
        .getByRole('button', { name: 'Enviar por correo' }),
    )
    const correo = dialogo('Enviar por correo')
    await expect
      .element(correo.getByLabelText('Correo'))
      .toHaveValue('norma.quiroga@correo.example')
    await tocar(correo.getByRole('button', { name: 'Enviar' }))
    await expect.element(correo).not.toBeInTheDocument()
    expect((await salida()).map(({ type }) => type)).toEqual(['orden.enviar'])
  },
)

test('[CUPO-01, CUPO-02, CUPO-03, CUPO-04, CUPO-05, CUPO-06] the quota of a practice shows each limit with its numbers, or that there is none', async () => {
  const buscar = async (practica: string) => {
    await tocar(radio('Norma'))
    await elegirPractica(practica)
    await tocar(boton('Buscar'))
  }
  await abrir('/consultar-cupo')
  await tocar(boton('Buscar'))
  await expect.element(main()).toHaveTextContent('Debe seleccionar la práctica')
  await buscar('Sesión de kinesiología')
  await expect.element(main().getByText('Posee Cupo', { exact: true })).toBeVisible()
  for (const dicho of ['Ordinario', 'Extensiones', 'Consumido', 'Restante', '1 mes'])
    await expect.element(main()).toHaveTextContent(dicho)

  await enUnaComputadora()
  const limites = main().getByRole('table', { name: 'Consultar Cupo' })
  await expectTextos(limites.getByRole('columnheader'), [
    'Tipo de límite',
    'Meses',
    'Ordinario',
    'Extensiones',
    'Consumido',
    'Restante',
    'Lo que queda',
  ])
  const mensual = limites.getByRole('row', { name: /Límite mensual/ })
  await expect.element(mensual.getByRole('cell').first()).toHaveTextContent(/^1$/)
  await expect.element(main().getByRole('listitem')).not.toBeInTheDocument()
  await page.viewport(390, 844)

  const otro = async () => {
    await tocar(boton('Buscar otro'))
    await expect.element(boton('Limpiar')).toBeVisible()
    // The history is back at the form.
    await expect.poll(() => history.state?.paso ?? 0).toBe(0)
  }
  await otro()
  await buscar('Blanqueamiento dental')
  await expect.element(main().getByText('No Posee Cupo', { exact: true })).toBeVisible()
  await otro()
  await buscar('Curación simple')
  await expect.element(main()).toHaveTextContent('No se han encontrado cupos para la práctica')
  await expect.element(main().getByText(/Posee Cupo/)).not.toBeInTheDocument()
})

test('[TELE-01, TELE-02, TELE-03] a video consultation shows the free ones left, and a link if no new page may open', async () => {
  const abierta = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => abierta.mockRestore())
  await abrir('/teleconsulta')
  await expect.element(main()).toHaveTextContent('La videoconsulta no tiene coseguro')
  await tocar(radio('Norma'))
  await expect
    .element(main())
    .toHaveTextContent('Norma tiene disponibles 12 consultas gratis en el año y 3 en el mes.')
  await tocar(boton('Iniciar Videoconsulta'))
  await expect
    .element(main().getByRole('link', { name: 'Entrar a la videoconsulta' }))
    .toHaveAttribute('href', expect.stringContaining('videoconsulta'))
  // Opens within the touch: later the browser would block it as a pop-up.
  expect(abierta.mock.calls).toEqual([['about:blank', '_blank']])
})

test(
  '[TELE-02, FORM-02] a person alone is already chosen for a video consultation',
  { tags: ['largo'] },
  async () => {
    await abrir('/teleconsulta', { como: 'recetas' })
    await expect.element(main()).toHaveTextContent(/tiene disponibles \d+ consultas gratis/)
    await expect.element(main().getByRole('radio')).not.toBeInTheDocument()
  },
)

/** Confirms the order of the form; no answer arrives until the network heals. */
async function confirmarSinRespuesta(how: Action = { kind: 'dropAnswer' }) {
  await network.rule({ match: 'POST /v1/orden/generar-orden', do: how })
  await tocar(boton('Generar'))
  await tocar(boton('Confirmar'))
  await expect.element(dialogo('Estamos confirmando si tu orden se generó…')).toBeVisible()
}

test('[FLT-03, ORD-12] «Generar» beside the cost of an order in doubt leads to the reason why not', async () => {
  await abrir('/emitir-orden')
  await llenar()
  // A failure that leaves the order in doubt, but the signal as it is: without signal the cost cannot be asked for.
  await confirmarSinRespuesta({ kind: 'status', code: 500, body: '{}' })
  await tocar(boton('Seguir usando la aplicación'))
  await tocar(boton('Verificar Costo'))
  const costo = dialogo('Costo de la orden')
  await tocar(costo.getByRole('button', { name: 'Generar' }))
  await expect.element(costo).not.toBeInTheDocument()
  await expect.element(main().getByText('Estamos confirmando una igual')).toBeVisible()
  await network.heal()
})

test('[FLT-03, ORD-13] an order found while «todavía no sabemos» is open shows its number there', async () => {
  const { adelantar } = tomarElReloj()
  await abrir('/emitir-orden')
  await llenar()
  await confirmarSinRespuesta()
  const pasaUnRato = async (hasta: string) => {
    await adelantar(15_000)
    return dialogo(hasta).elements().length
  }
  await expect.poll(() => pasaUnRato('Todavía no sabemos si se generó')).toBe(1)
  await network.heal()
  await conSenal()
  await expect.poll(() => pasaUnRato('Tu orden sí se generó')).toBe(1)
  const si = dialogo('Tu orden sí se generó')
  await expect.element(si).toHaveTextContent(/0045-\d{6}/)
  await tocar(si.getByRole('button', { name: 'Ver la orden' }))
  await expect.element(dialogo('Orden Generada')).toHaveTextContent(/0045-\d{6}/)
})

test('[FLT-08, ORD-14] after a doubtful answer the host’s refusal does not say that no order was made', async () => {
  const GENERAR = 'POST /v1/orden/generar-orden'
  const refusal = (code: number, codigo: string, error: string) => {
    const body = JSON.stringify({ status: 'error', message: error, error, codigo })
    const headers = { 'content-type': 'application/json' }
    return { kind: 'status', code, body, headers } as const
  }
  await abrir('/emitir-orden')
  await llenar()
  await tocar(boton('Generar'))
  // The answer of a gateway whose insurer did not answer.
  await network.rule({ match: GENERAR, nth: 1, do: refusal(409, 'dudosa', 'No sabemos.') })
  await network.rule({ match: GENERAR, nth: 2, do: refusal(422, 'usado', 'Ese código se usó.') })
  await tocar(dialogo('Confirmá la orden').getByRole('button', { name: 'Confirmar', exact: true }))

  const duda = dialogo('Todavía no sabemos si se generó')
  await expect.element(duda.getByText('Ese código se usó.')).toBeVisible()
  await expect.element(duda.getByText(/^La obra social no dice si se generó/)).toBeVisible()
  await expect.element(duda.getByText(/^No la pidas de nuevo/)).toBeVisible()
  expect(await network.asked('/v1/orden/generar-orden')).toHaveLength(2)
})
