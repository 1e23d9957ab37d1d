import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { conCamara } from './support/camara.ts'
import { salida } from './support/guardado.ts'
import { muestras, network } from './support/lejos.ts'
import { abrir, boton, enlace, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { quienRecibe, recibirDeLaPantalla } from './support/prestamo.ts'
import { tocar } from './support/tocar.ts'

const expectDice = (text: string | RegExp) => expect.element(main()).toHaveTextContent(text)
const expectTitulo = (text: string | RegExp) => expect.element(titulo()).toHaveTextContent(text)
const opcion = (name: RegExp | string) => main().getByLabelText(name)
const aviso = () => main().getByRole('alert')

/** Chooses Norma's card and opens the camera. */
async function elegirANorma() {
  await tocar(opcion(/^Norma /))
  await tocar(boton('Seguir'))
  await expectTitulo('Escaneá el otro teléfono')
}

const enviados = async (type: string) =>
  (await salida()).filter((row) => row.type === type).map(({ state }) => state)

test('[SEC-50] a loan is chosen, compared, signed and shown in frames that only its receiver opens', async () => {
  const recibe = await quienRecibe()
  const poner = conCamara()
  await abrir('/grupo-familiar')
  await tocar(enlace(/^Prestar o recibir una credencial$/))
  await expectTitulo('Prestar la credencial')
  await expectDice('No tenés nada prestado.')
  await expectClean()
  await tocar(enlace(/^Prestar a otra persona$/))
  await expectTitulo('¿Qué prestás?')
  await expect.element(opcion(/^Norma /)).toBeVisible()
  await tocar(boton('Seguir'))
  await expect.element(aviso()).toHaveTextContent('Elegí por lo menos a una persona.')
  await tocar(opcion(/^Norma /))
  await tocar(opcion(/^Las recetas que sirven hoy/))
  await tocar(opcion(/^Y la hoja de cada receta/))
  await tocar(opcion('30 días'))
  await expectDice(/Sin señal en el otro teléfono sirve hasta el \d\d\/\d\d\/\d{4}/)
  await expectDice(/Van 2 recetas( y 2 hojas|\. Faltan 2 hojas)/)
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)
  await tocar(opcion(/^Y la hoja de cada receta/))
  await tocar(boton('Seguir'))
  await expectTitulo('Escaneá el otro teléfono')
  await expectDice(/abrir \S+\/prestadas y tocar «Recibir una credencial prestada»/)
  expect(deCostado()).toBe(0)
  poner(recibe.codigo)
  await expectTitulo('¿Es el mismo número?')
  await expectDice(/Número de control \d{3} \d{3}/)
  await expectDice(/Marta Sosa, DNI 20\.333\.444/)
  await expectDice(/De Norma: la credencial y las recetas que sirven hoy/)
  await expectClean()
  await tocar(boton('Es igual: prestar'))

  await expectTitulo('Mostrale esta pantalla a Marta Sosa')
  expect(deCostado()).toBe(0)
  await expectClean()
  const llego = await recibirDeLaPantalla(recibe)
  expect(llego).toMatchObject({
    state: 'llego',
    recibida: {
      encargo: {
        leido: {
          recibe: { nombre: 'Marta Sosa', documento: 20_333_444 },
          alcance: ['credencial', 'recetas'],
          vida: 30 * 24 * 60,
        },
      },
      pases: [{ pase: { nombre: 'Norma' } }],
    },
  })
  await tocar(boton('Más despacio'))
  await expect.element(boton('Más rápido')).toBeVisible()
  await tocar(boton('Ya lo tiene'))
  await expectTitulo('Prestar la credencial')
  await expect
    .element(main().getByRole('listitem'))
    .toHaveTextContent(/A Marta Sosa.*20\.333\.444.*Norma.*Hasta el/)
  await expect.poll(() => enviados('encargo.anotar')).toEqual(['done'])
  await expectClean()
})

test('[FLT-01] with signal a loan ends at once; without it the screen says until when it may be used', async () => {
  const recibe = await quienRecibe()
  const poner = conCamara()
  await abrir('/prestar/nuevo')
  await elegirANorma()
  poner(recibe.codigo)
  await tocar(boton('Es igual: prestar'))
  await tocar(boton('Ya lo tiene'))
  await expect.poll(() => enviados('encargo.anotar')).toEqual(['done'])

  await network.cut()
  dispatchEvent(new Event('online'))
  await expect.poll(() => document.body.innerText).toContain('Sin señal')
  await tocar(boton('Terminar el préstamo a Marta Sosa'))
  const pregunta = page.getByRole('dialog', { name: '¿Terminar el préstamo a Marta Sosa?' })
  await expect
    .element(pregunta)
    .toHaveTextContent(
      /Ahora no hay señal: .*como mucho hasta el \d\d\/\d\d\/\d{4} a las \d\d:\d\d/,
    )
  await expectClean()
  await tocar(pregunta.getByRole('button', { name: 'Sí, terminar' }))
  await expectDice('Se termina cuando haya señal')
  await network.heal()
  dispatchEvent(new Event('online'))
  await expect.poll(() => enviados('encargo.terminar')).toEqual(['done'])
  await expectDice('No tenés nada prestado.')
})

test('[SEC-50] a code that is not the receiver’s is named, and different figures sign nothing', async () => {
  const recibe = await quienRecibe()
  const poner = conCamara('https://example.org/menu')
  await abrir('/prestar/nuevo')
  await elegirANorma()
  await expect.element(aviso()).toHaveTextContent('Ese código no es el que hay que escanear')
  poner(location.origin + (await muestras.firmado('norma')))
  await tocar(boton('Abrir la cámara'))
  await expect.element(aviso()).toHaveTextContent('Ese es el código de una credencial')
  poner(recibe.codigo.replace(/\d$/, (last) => String((Number(last) + 1) % 10)))
  await tocar(boton('Abrir la cámara'))
  await expect.element(aviso()).toHaveTextContent('Ese código no está bien firmado')
  await expectClean()
  poner(recibe.codigo)
  await tocar(boton('Abrir la cámara'))
  await expectTitulo('¿Es el mismo número?')
  poner()
  await tocar(boton('No es igual'))
  await expect.element(aviso()).toHaveTextContent('Entonces no se prestó nada')
  expect(await salida()).toEqual([])

  // The phone's own camera opened the receiver's address.
  ir(new URL(recibe.codigo).pathname + new URL(recibe.codigo).hash)
  await expectTitulo('¿Qué prestás?')
  expect(location.pathname + location.hash).toBe('/prestar/nuevo')
  await elegirANorma().catch(() => undefined)
  await expectTitulo('¿Es el mismo número?')
})

test('[API-02] a host without passes offers no loan; where loans cannot be ended they last one day', async () => {
  await abrir('/grupo-familiar', { capacidades: [] })
  await expect.element(enlace(/^Lucía/)).toBeVisible()
  await expect.element(enlace(/^Prestar/)).not.toBeInTheDocument()
  ir('/prestar')
  await expectDice('La obra social todavía no ofrece prestar la credencial.')

  await abrir('/prestar/nuevo', { capacidades: ['pases'] })
  await expectDice('por eso dura 24 horas')
  await expect.element(opcion('30 días')).not.toBeInTheDocument()
})

test('[SEC-50] sheets and prescriptions that come or go while the choice is open are counted anew', async () => {
  await abrir('/prestar/nuevo')
  await network.cut()
  await tocar(opcion(/^Norma /))
  await tocar(opcion(/^Las recetas que sirven hoy/))
  await tocar(opcion(/^Y la hoja de cada receta/))
  await expectDice('Van 2 recetas y 2 hojas')
  const { archivos, copias } = device.lectura
  const [una] = await archivos.where('key').startsWith('receta-pdf/').toArray()
  if (!una) throw new Error('This phone has no sheet.')
  await archivos.where('key').startsWith('receta-pdf/').delete()
  await expectDice('Faltan 2 hojas')
  await archivos.put(una)
  await expectDice('Falta 1 hoja')
  await copias.delete('recetas-firmadas')
  await expectDice('No hay recetas que sirvan hoy')
})

test('[SEC-26, SEC-50] a receiver’s address that comes while the area is open leads into the steps of a loan', async () => {
  const recibe = await quienRecibe()
  await abrir('/prestar')
  await expectTitulo('Prestar la credencial')
  const { pathname, hash } = new URL(recibe.codigo)
  ir(pathname + hash)
  await expectTitulo('¿Qué prestás?')
  expect(location.hash).toBe('')
  await tocar(opcion(/^Norma /))
  await tocar(boton('Seguir'))
  await expectTitulo('¿Es el mismo número?')
})
