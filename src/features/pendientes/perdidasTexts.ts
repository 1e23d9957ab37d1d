/** In a file of its own: this notice may appear on every screen, and the list's texts are loaded later. */
export const texts = {
  borro: (aparato: string, cuantos: number) =>
    `Este ${aparato} borró ${cuantos === 1 ? '1 cambio' : `${cuantos} cambios`} sin enviar`,
  noLlegaron: 'No llegaron a la obra social. Lo que todavía haga falta, hacelo de nuevo.',
  puedeQueLlegaran:
    'Puede que alguno haya llegado: no se puede saber desde acá. Fijate antes de hacerlo de nuevo.',
  borroTodo: (aparato: string) => `Este ${aparato} borró lo que tenías guardado`,
  preguntando: (cuantos: number) =>
    cuantos === 1
      ? 'Había 1 cambio sin enviar. Cuando haya señal vemos si llegó y te avisamos.'
      : `Había ${cuantos} cambios sin enviar. Cuando haya señal vemos si llegaron y te avisamos.`,
  entendido: 'Entendido',
}
