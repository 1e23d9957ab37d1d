export const texts = {
  cifras: 'Número de control',
  abriendo: 'Abriendo la cámara…',
  abrir: 'Abrir la cámara',
  otraVez: 'Probar la cámara otra vez',
  alcance: {
    credencial: 'la credencial',
    recetas: 'las recetas que sirven hoy',
    hojas: 'sus hojas en PDF',
  },
}
