export const texts = {
  escuchar: 'Escuchar',
  parar: 'Parar',
  leyendo: 'Leyendo',
  leyendoPaso: (n: number, de: number) => `Leyendo el paso ${n} de ${de}`,
}
