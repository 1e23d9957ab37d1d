import { diferencias } from './dicho.ts'

/** Values of an installation without settings of its own (docs/decisions/054), and of this build. */
export const porDefecto = {
  nombre: 'Mi Cobertura',
  lema: 'Tu cobertura de salud, con o sin señal.',
  version: '0.1.3',
  idAplicacion: 25,
  /** The specification's fixed path segment of the login service; the host may name another. */
  provider: 'portal-afiliados',
}

/** The portal's name, mark and fixed numbers, as its pages and workers read them. The server reads its configuration. */
export const producto = {
  ...porDefecto,
  versionAnunciada: porDefecto.version,
  ...diferencias,
  beta: diferencias.textos?.beta !== false,
  /** Two paths of a 48×48 box: the arc (roof and signal) and the heart below it; or the insurer's own mark. */
  marca: {
    logo: diferencias.logo,
    arco: 'M4.5 30a19.5 19.5 0 0 1 39 0',
    corazon:
      'M24 41.5c-7.5-4.6-11-8.3-11-12.6 0-3.3 2.5-5.9 5.7-5.9 2.2 0 4.2 1.2 5.3 3.2 1.1-2 3.1-3.2 5.3-3.2 3.2 0 5.7 2.6 5.7 5.9 0 4.3-3.5 8-11 12.6z',
  },
} as const
