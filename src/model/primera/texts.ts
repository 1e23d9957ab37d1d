/** Texts of the line under the bar that the first picture may show. */
export const texts = {
  sinSenal: 'Sin señal.',
  paraEnviar: (cuantos: number) =>
    cuantos === 1 ? '1 cambio para enviar.' : `${cuantos} cambios para enviar.`,
  vesLoGuardado: 'Ves lo guardado.',
  demorados: (cuantos: number) =>
    cuantos === 1
      ? '1 cambio no se pudo enviar todavía.'
      : `${cuantos} cambios no se pudieron enviar todavía.`,
  seguimosProbando: 'Seguimos probando.',
  cautivo: 'Esta red pide iniciar sesión.',
  vencida: 'Tu sesión venció.',
  vencidaDetalle: 'Podés seguir viendo lo guardado; ingresá para enviar lo pendiente.',
  noSeAcepto: (cuantos: number) =>
    cuantos === 1 ? 'No se aceptó 1 cambio.' : `No se aceptaron ${cuantos} cambios.`,
  paraDecidir: (cuantos: number) =>
    cuantos === 1 ? 'Hay 1 cambio para decidir.' : `Hay ${cuantos} cambios para decidir.`,
  conLaAplicacionAbierta: 'Se envía con la aplicación abierta.',
}
