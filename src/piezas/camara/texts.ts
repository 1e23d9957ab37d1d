export const texts = {
  camara: 'Lo que ve la cámara',
  apunta: 'Apuntá al QR. Se lee solo.',
  elegirFoto: 'Elegir una foto',
  leyendoFoto: 'Leyendo la foto…',
  dejarDeLeer: 'Dejar de leer',
  sinLector: 'No pudimos preparar el lector',
}

/** Reason why a photo gave no code, and advice. */
export const SIN_LEER = {
  'sin-qr': [
    'No encontramos un QR en esa foto',
    'Sacá otra más de cerca, derecha y con buena luz.',
  ],
  varios: [
    'Hay más de un QR en esa foto',
    'Recortala para que quede uno solo, o sacá otra más de cerca.',
  ],
  vacia: [
    'Ese archivo está vacío',
    'Puede que no haya terminado de bajar. Bajalo de nuevo, o elegí otra foto.',
  ],
  'es-pdf': [
    'Ese archivo es un PDF',
    'Acá se lee una foto. Abrí el PDF, sacale una captura de pantalla al QR y elegila.',
  ],
  'no-se-abre': [
    'No pudimos abrir esa foto',
    'Está dañada, o este navegador no conoce su formato. Sacale una captura de pantalla y elegila.',
  ],
} as const

/** Reason why there is no camera, and advice. */
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
