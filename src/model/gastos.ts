/** Purposes of data use, in the words of people. */
export type Clase = 'documentos' | 'fotos' | 'listas' | 'datos' | 'versiones'
export type Gasto = { sent: number; received: number }
/** Cost of one call in a month, 'yyyy-mm'. */
export type GastoDeLlamada = Gasto & { mes: string; asked: string }
export type GastoDeClase = Gasto & { clase: Clase }

export const MESES_CONTADOS = 12

/** In place of a call: a version of the portal itself, which the service worker fetches. */
export const UNA_VERSION = 'version'

const DE_DOCUMENTOS = /v1\/files|orden\/(imprimir|reimpresion)-orden$/
const DE_FOTOS = /save-autorizacion$|portal\/partes/
/** Bytes of a request: a larger upload contains photos. */
const CON_FOTOS = 8192
const DE_LISTAS = /busquedas|orden|receta|autorizaciones|practicas|prescripciones|derivaciones/

function claseDe({ asked, sent }: GastoDeLlamada): Clase {
  if (asked === UNA_VERSION) return 'versiones'
  if (DE_DOCUMENTOS.test(asked)) return 'documentos'
  if (DE_FOTOS.test(asked) && sent > CON_FOTOS) return 'fotos'
  return DE_LISTAS.test(asked) ? 'listas' : 'datos'
}

export const totalDe = ({ sent, received }: Gasto) => sent + received

export const sumar = (gastos: readonly Gasto[]): Gasto => ({
  sent: gastos.reduce((sum, { sent }) => sum + sent, 0),
  received: gastos.reduce((sum, { received }) => sum + received, 0),
})

/** Cost of a month by kind, largest first; without zeros. */
export function porClase(gastos: readonly GastoDeLlamada[], mes: string): GastoDeClase[] {
  const suyos = gastos.filter((gasto) => gasto.mes === mes)
  return (['documentos', 'fotos', 'listas', 'datos', 'versiones'] as const)
    .map((clase) => ({
      clase,
      ...sumar(suyos.filter((gasto) => claseDe(gasto) === clase)),
    }))
    .filter((gasto) => totalDe(gasto) > 0)
    .toSorted((a, b) => totalDe(b) - totalDe(a))
}
