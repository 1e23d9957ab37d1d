export const texts = {
  imprimir: 'Imprimir',
  familiaDe: (titular: string) => `Grupo familiar de ${titular}`,
  datosDel: (dia: string, hora: string) => `Datos del ${dia} a las ${hora}`,
}
