import { afterAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { type Anuncio, nuevaSesion } from '#contract/encargo/anuncio.ts'
import { comprobarEncargo } from '#contract/encargo/comprobar.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { conCamara } from './support/camara.ts'
import { escanear } from './support/escanear.ts'
import { network } from './support/lejos.ts'
import { abrirAfuera, boton, campo, enlace, expectClean, main, titulo } from './support/pantalla.ts'
import {
  diceYa,
  guardadas,
  leerMiCodigo,
  mostrarMiCodigo,
  pasar,
  quienPresta,
  sinPrestadas,
} from './support/prestamo.ts'
import { tocar } from './support/tocar.ts'

// The portal of later tests would ask about the loan.
afterAll(sinPrestadas)

const expectDice = (text: string | RegExp) => expect.element(main()).toHaveTextContent(text)
const expectTitulo = (text: string | RegExp) => expect.element(titulo()).toHaveTextContent(text)
const aviso = () => main().getByRole('alert')

/** From now on no loan finds room on this phone; returns a function that makes room. */
function telefonoLleno(): () => void {
  const lleno = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  return () => lleno.mockRestore()
}

const ahoraEnSegundos = () => Math.floor(Date.now() / 1000)

/** A phone without an account, on the page of lent credentials, which was opened before. */
async function llegar(path = '/prestadas') {
  await sinPrestadas()
  await abrirAfuera(path)
}

/** Opens the camera for the frames. */
const abrirCamara = () => tocar(boton('Ya lo escaneó: abrir la cámara'))

test('[SEC-50, FLT-01] without account or signal a loan is received, shown at a counter, and deleted by hand', async () => {
  const poner = conCamara()
  const { partes, cuadros } = await quienPresta()
  await llegar()
  await expectDice('Todavía no te prestaron ninguna.')
  await expectClean()
  await network.cut()
  await tocar(enlace(/^Recibir una credencial prestada$/))
  await expectTitulo('Recibir una credencial')
  await tocar(boton('Seguir'))
  await expect.element(page.getByText('Escribí tu nombre y apellido.')).toBeVisible()
  await expect.element(campo('Tu nombre y apellido')).toHaveFocus()
  await expect.element(page.getByText('Escribí tu número de documento, sin')).toBeVisible()
  await expectClean()

  const anuncio = await mostrarMiCodigo()
  expect(anuncio.recibe).toEqual({ nombre: 'Marta Sosa', documento: 20_333_444 })
  await expectDice(/Número de control \d{3} \d{3}/)
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)
  await abrirCamara()
  await expectTitulo('Apuntá a la otra pantalla')
  await expectDice('Esperando el código que se mueve…')
  await pasar(poner, [await cuadros(anuncio)], () => location.pathname !== '/prestadas/recibir')

  await expectTitulo('Lucía Peralta Quiroga')
  await expectDice('Presentada por Marta Sosa, DNI 20.333.444, en nombre de Lucía Peralta Quiroga.')
  await expectDice('Mostrá también tu DNI.')
  expect(deCostado()).toBe(0)
  await page.viewport(390, 844)
  const codigo = page.getByRole('img', { name: 'Código de la credencial de Lucía Peralta Quiroga' })
  await expect.element(codigo).toBeVisible()
  const blanco = page.elementLocator(codigo.element().parentElement ?? document.body)
  const { hash } = new URL(await escanear(blanco))
  const confianza = { clave: partes.clave, anulados: undefined, ahora: Date.now() }
  expect(await comprobarEncargo(hash.slice(1), confianza)).toMatchObject({ state: 'firma-valida' })
  await expectDice('Enalapril 10 mg · Metformina 850 mg')
  await tocar(boton('Mostrar el código'))
  const receta = page.getByRole('dialog', { name: 'Código de la receta N° 1048812' })
  await expect.element(receta.getByRole('img')).toBeVisible()
  await expectClean()
  await tocar(receta.getByRole('button', { name: 'Cerrar', exact: true }))
  await expect.element(receta).not.toBeInTheDocument()

  await tocar(enlace(/^Credenciales prestadas$/))
  await expectDice('Te prestaron la credencial y las recetas que sirven hoy.')
  await expectDice(/Hasta el \d\d\/\d\d\/\d{4} a las \d\d:\d\d/)
  await expectClean()
  await tocar(enlace(/^Mostrar la credencial de Lucía/))
  await expectTitulo('Lucía Peralta Quiroga')
  await tocar(enlace(/^Credenciales prestadas$/))
  await tocar(boton('Borrar la credencial de Lucía Peralta Quiroga'))
  await tocar(boton('Sí, borrar'))
  await expectDice('Todavía no te prestaron ninguna.')
  expect(await guardadas()).toBe(0)
})

test('[SEC-50] a code without a frame, a second giver and a bad loan are each reported; nothing is stored', async () => {
  const poner = conCamara('https://example.org/menu')
  const { cuadros } = await quienPresta()
  await llegar('/prestadas/recibir')
  const anuncio = await mostrarMiCodigo()
  await abrirCamara()
  await expectDice('Ese código no es el que se mueve.')
  // Large enough that neither arrives meanwhile.
  const hoja = { numero: '1048812', pdf: crypto.getRandomValues(new Uint8Array(20_000)) }
  const grande = () => cuadros(anuncio, {}, undefined, [hoja])
  const [uno, otro] = [await grande(), await grande()]
  await pasar(poner, [uno, otro], diceYa('Hay dos préstamos'))
  poner()
  await tocar(boton('Volver a mi código'))

  const ayer = { desde: ahoraEnSegundos() - 2 * 24 * 3600 }
  const manana = { desde: ahoraEnSegundos() + 24 * 3600 }
  const llave = await hacerLlave()
  const malos = [
    ['Ese préstamo ya venció', (para) => cuadros(para, ayer)],
    ['La hora de uno de los teléfonos está mal', (para) => cuadros(para, manana)],
    ['No lo aceptamos: la firma no es buena', (para) => cuadros(para, {}, llave)],
    ['No lo aceptamos: la firma no es buena', (para) => cuadros(para, { miembros: [77] })],
    ['Ese préstamo es para otro teléfono', (para) => cuadros(para, { clave: llave.publica })],
    ['Ese préstamo es para otro teléfono', (para) => cuadros({ ...para, sesion: nuevaSesion() })],
  ] as const satisfies ReadonlyArray<[string, (para: Anuncio) => ReturnType<typeof cuadros>]>
  for (const [dice, hacer] of malos) {
    const mostrar = await hacer(await leerMiCodigo())
    await abrirCamara()
    await pasar(poner, [mostrar], diceYa(dice))
    await expect.element(aviso()).toHaveTextContent('No se guardó nada.')
    poner()
    await tocar(boton('Mostrar mi código de nuevo'))
  }
  await expectClean()
  expect(await guardadas()).toBe(0)
})

test('[FLT-35] a phone without room stores nothing of a loan, and stores it whole once there is room', async () => {
  const poner = conCamara()
  const { cuadros } = await quienPresta()
  await llegar('/prestadas/recibir')
  const anuncio = await mostrarMiCodigo()
  const conLugar = telefonoLleno()
  await abrirCamara()
  await pasar(poner, [await cuadros(anuncio)], diceYa('Llegó, pero no se guardó nada'))
  await expect.element(aviso()).toHaveTextContent('No hay lugar para guardar.')
  expect(await guardadas()).toBe(0)
  conLugar()
  await tocar(boton('Guardar de nuevo'))
  await expectTitulo('Lucía Peralta Quiroga')
  expect(await guardadas()).toBe(1)
})
