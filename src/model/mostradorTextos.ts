/** What stands on the counter's first picture, which the engine writes and the screen draws again. */
export const textos = {
  titulo: 'Mostrador',
  prestado: 'Modo prestado',
  salir: 'Salir',
  integrantes: 'De quién es la credencial',
  qr: 'Código QR de la credencial',
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
  prestar: (aparato: string) => `Prestar el ${aparato}`,
  mantene: 'Mantené apretado 3 segundos para salir',
}
