const COMILLA = '\u0022'
const APOSTROFO = '\u0027'

type Celda = string | number | null | undefined

/** CSV that a spreadsheet in es-AR opens directly: UTF-8 with a byte order mark, semicolons, decimal comma. */
export function planilla(filas: readonly (readonly Celda[])[]): string {
  return `\uFEFF${filas.map((fila) => fila.map(celda).join(';')).join('\r\n')}\r\n`
}

function celda(valor: Celda): string {
  if (typeof valor === 'number') return String(valor).replace('.', ',')
  // A spreadsheet would run a text that begins like this as a formula.
  const texto = (valor ?? '').replace(/^[=+\-@\t\r]/, `${APOSTROFO}$&`)
  if (!/[\x22;\r\n]/.test(texto)) return texto
  return COMILLA + texto.replaceAll(COMILLA, COMILLA + COMILLA) + COMILLA
}

/** Downloads a file that was made on this phone: no data are sent. */
export function descargarPlanilla(nombre: string, filas: readonly (readonly Celda[])[]): void {
  const url = URL.createObjectURL(new Blob([planilla(filas)], { type: 'text/csv;charset=utf-8' }))
  const enlace = document.createElement('a')
  enlace.href = url
  enlace.download = `${nombre}.csv`
  enlace.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
