import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Each file with a control that can be disabled, and the words in that file that tell the person why. */
const PORQUES: Record<string, readonly string[]> = {
  'features/acceso/IngresoScreen.tsx': ['<PorQueNo'],
  'features/acceso/QueHacerAlSalir.tsx': ['texts.sinSenal', 'texts.sinSesion', 'enviandoAntes'],
  'features/autorizaciones/BotonesDelPaso.tsx': ['{nota}'],
  'features/autorizaciones/ElegirPapeles.tsx': ['texts.yaTenes'],
  'features/autorizaciones/Juntar.tsx': ['{porQueNo ?? esperarPor('],
  'features/autorizaciones/ListosParaUsar.tsx': ['{no}'],
  'features/autorizaciones/Recortar.tsx': ['texts.buscandoEsquinas', 'texts.noEsHoja'],
  'features/capita/DeQuienPaga.tsx': ['texts.sinSenal'],
  'features/comprobar/CompararPdf.tsx': ['texts.comparando'],
  'features/contrasenia/OlvidePinScreen.tsx': ['texts.teFalta'],
  'features/cuenta/Asistente.tsx': ['texts.faltan(faltan)', 'texts.teFalta'],
  'features/derivaciones/Abierta.tsx': ['texts.cartaSinSenal'],
  'features/derivaciones/SuCarta.tsx': ['texts.cartaSinSenal'],
  'features/mostrador/PedirClave.tsx': ['texts.espera(faltan)'],
  'features/ordenes/EmitirOrdenScreen.tsx': ['<SeHabilitan', 'texts.hayUnaIgual'],
  'features/ordenes/EnviarLaOrden.tsx': ['texts.escribiElCorreo'],
  'features/ordenes/Pie.tsx': ['texts.confirmando'],
  'features/ordenes/ReimprimirScreen.tsx': ['<SeHabilitan'],
  'features/ordenes/cupo/CupoScreen.tsx': ['<SeHabilitan'],
  'features/pendientes/Conflicto.tsx': ['texts.teFalta'],
  'features/tarjetas/TarjetasScreen.tsx': ['texts.sinCodigo'],
  'features/teleconsulta/TeleconsultaScreen.tsx': ['texts.sinSenal', '<LasQueQuedan'],
  'piezas/formulario/PieDeFormulario.tsx': ['{porQueNo}'],
  'piezas/prestador/BuscarPrestador.tsx': ['texts.sinSenal'],
  'piezas/prestador/FilasDePrestadores.tsx': ['texts.deBaja'],
  'ui/FormularioDeCodigo.tsx': ['Después podés', 'Pedí otro'],
  'ui/MenuDeFila.tsx': ['{nota}'],
}

/**
 * Controls that need no reason: disabled only while a press is being handled, at the end of a list that shows the
 * position, or below a page without results.
 */
const SE_VE = [
  'features/autorizaciones/Icono.tsx',
  'features/avisos/DeQuien.tsx',
  'features/avisos/Eleccion.tsx',
  'features/credencial/Botonera.tsx',
  'features/estado/DatosUsados.tsx',
  'features/mostrador/Prestar.tsx',
  'features/mostrador/QrDeReceta.tsx',
  'piezas/documento/Acciones.tsx',
  'ui/Boton.tsx',
  'ui/Llave.tsx',
  'ui/NoSoyUnRobot.tsx',
  'ui/Paginas.tsx',
]

const APAGA = /\b(aria-)?disabled(=|:|>| = )/

test('every component that can disable a control is listed with its reasons', () => {
  const apagan = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && APAGA.test(readFileSync(`src/${path}`, 'utf8')))
    .toSorted()
  expect(apagan).toEqual([...Object.keys(PORQUES), ...SE_VE].toSorted())
})

test.each(Object.entries(PORQUES))(
  '%s shows the reason why its control is disabled',
  (path, porques) => {
    const source = readFileSync(`src/${path}`, 'utf8')
    expect(porques.filter((porque) => !source.includes(porque))).toEqual([])
  },
)
