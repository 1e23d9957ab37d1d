/** What only the living screen says; the rest stands on its first picture (model/mostradorTextos.ts). */
export const texts = {
  segui: 'Seguí apretando…',
  faltan: (segundos: number) => (segundos === 1 ? 'Falta 1' : `Faltan ${segundos}`),
  noEsta: 'Esta persona no está en tu grupo familiar',
  noEstaDetalle: 'Puede que la dirección esté mal, o que ya no sea parte del grupo.',
  verMia: 'Ver mi credencial',
  faltanDatos: 'Tus datos todavía no están en este teléfono',
  faltanDatosDetalle: 'Abrí la aplicación un momento con señal y quedan guardados.',
  irAInicio: 'Ir a Inicio',
}
