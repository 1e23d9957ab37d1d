/** Texts of the service worker around the counter's first picture. */
export const delMarco = {
  titulo: 'Mostrador',
  prestado: 'Modo prestado',
  salir: 'Salir',
  prestar: (aparato: string) => `Prestar el ${aparato}`,
  mantene: 'Mantené apretado 3 segundos para salir',
}

/** Name of the code, which the service worker draws as well. */
export const CODIGO = 'Código QR de la credencial'

/** Texts of the middle part, which the engine writes. */
export const texts = {
  integrantes: 'De quién es la credencial',
  firmadoPor: (aparato: string) => `Firmado por este ${aparato} · `,
  seRenueva: 'se renueva solo',
  brillo: 'Si no la leen, subí el brillo.',
  sinVerificar: (dia: string) => `Sin verificar desde ${dia}`,
  numero: 'N° de afiliado',
  documento: 'Documento',
  plan: 'Plan',
  parentesco: 'Parentesco',
  vencida: (aparato: string) => `La firma de este ${aparato} venció`,
  vencidaComo:
    'Hace más de 7 días que no se conecta. Abrí la aplicación un momento con señal y se renueva sola.',
  mientras: 'Mientras tanto, mostrá estos datos junto con el DNI.',
  sinCodigo: 'Sin código por ahora',
  sinCodigoComo: (aparato: string) =>
    `Este ${aparato} no tiene la firma que sirve sin señal. Con señal, el código está en «Credencial».`,
  guardado: (fecha: string, hora: string) => `Datos guardados el ${fecha} a las ${hora}.`,
}

/** Texts of the prescriptions below it; the service worker writes them, because it knows the day. */
export const deRecetas = {
  titulo: 'Recetas para usar hoy',
  ninguna: 'Sin recetas para usar hoy.',
  vence: (dia: string) => `Vence ${dia}`,
  receta: 'Receta N°',
  cronica: 'Receta crónica N°',
  deReceta: (numero: string) => ` de la receta N° ${numero}`,
  barras: (numero: string) => `Código de barras de la receta N° ${numero}`,
  lista: 'Lista para retirar',
  qr: 'QR de la receta',
  numeroDe: (numero: string) => ` N° ${numero}`,
  pdf: 'PDF',
}
