const nombre = 'Mi Cobertura'
/** Two paths of a 48×48 box: the arc (roof and signal) and the heart below it. */
const marca = {
  arco: 'M4.5 30a19.5 19.5 0 0 1 39 0',
  corazon:
    'M24 41.5c-7.5-4.6-11-8.3-11-12.6 0-3.3 2.5-5.9 5.7-5.9 2.2 0 4.2 1.2 5.3 3.2 1.1-2 3.1-3.2 5.3-3.2 3.2 0 5.7 2.6 5.7 5.9 0 4.3-3.5 8-11 12.6z',
} as const

/** Part of the product that the bar above every page shows. */
export const enLaBarra = { nombre, marca } as const

/** The product's own name, mark and fixed numbers: the one place that pages, manifest, server and mails read. */
export const producto = {
  nombre,
  nombreEnToast: 'Cobertura', // 'Ingresando a Mi {product}...' must not say 'Mi' twice
  lema: 'Tu cobertura de salud, con o sin señal.',
  version: '0.1.3',
  idAplicacion: 25,
  /** The specification's fixed path segment of the login service; the host may name another. */
  provider: 'portal-afiliados',
  marca,
} as const
