export const texts = {
  paso: (que: string, como: string) => `${que}: ${como}.`,
  valeHasta: (dia: string) => `Vale hasta el ${dia}.`,
  vencio: (dia: string) => `Venció el ${dia}.`,
  lista: 'lista para retirar',
  enFarmacia: (donde: string) => `En ${donde}.`,
  recetaDe: (remedios: string) => `Receta crónica: ${remedios}.`,
  yMas: (primero: string, cuantos: number) => `${primero} y ${cuantos} más`,
}
