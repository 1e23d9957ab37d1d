export const texts = {
  camara: 'Lo que ve la cámara',
  apunta: 'Apuntá al QR. Se lee solo.',
  elegirFoto: 'Elegir una foto',
  leyendoFoto: 'Leyendo la foto…',
  fotoSinQr: 'No encontramos un QR en esa foto',
  fotoSinQrDetalle: 'Sacá otra más de cerca, derecha y con buena luz.',
  sinLector: 'No pudimos preparar el lector',
}

/** Why there is no camera, and what can be done about it. */
export const SIN_CAMARA = {
  'sin-permiso': [
    'No tenemos permiso para usar la cámara',
    'Sacale una foto al QR y elegila acá. También podés permitir la cámara: tocá el candado al lado de la dirección y después «Permisos».',
  ],
  'sin-camara': ['No encontramos una cámara', 'Sacale una foto al QR y elegila acá.'],
  ocupada: [
    'No pudimos usar la cámara',
    'Puede ser que otra aplicación la esté usando: cerrala y probá otra vez. También podés sacarle una foto al QR y elegirla acá.',
  ],
} as const
