export const texts = {
  imprimir: 'Imprimir',
  familiaDe: (titular: string) => `Grupo Familiar de ${titular}`,
  datosDel: (dia: string, hora: string) => `Datos del ${dia} a las ${hora}`,
}
