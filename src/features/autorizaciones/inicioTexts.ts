export const texts = {
  una: 'Tenés una solicitud sin terminar',
  varias: (cuantas: number) => `Tenés ${cuantas} solicitudes sin terminar`,
  paso: (paso: number) => `Paso ${paso}`,
}
