/** Values of an installation that says nothing else (docs/decisions/054), and of this build. */
export const porDefecto = {
  nombre: 'Mi Cobertura',
  lema: 'Tu cobertura de salud, con o sin señal.',
  version: '0.1.3',
  idAplicacion: 25,
  /** The specification's fixed path segment of the login service; the host may name another. */
  provider: 'portal-afiliados',
}

/** Differences of this installation from the defaults, for pages and workers. */
export type Dicho = Partial<Pick<typeof porDefecto, 'nombre' | 'lema' | 'idAplicacion'>> & {
  /** Version that the provider names as the current one, if it is not this build's number. */
  versionAnunciada?: string
  /** Address of the insurer's own mark. */
  logo?: string
}

type Ambito = {
  document?: { querySelector: (selector: string) => { content?: string } | null }
  name?: string
}
const { document, name } = globalThis as Ambito

/** They stand in the document for a page, and in its name for a worker. Empty: the defaults. */
export const dicho =
  (document ? document.querySelector('meta[name=proveedor]')?.content : name) || '{}'

const propio = JSON.parse(dicho) as Dicho

/** The portal's name, mark and fixed numbers, as its pages and workers read them. The server reads its configuration. */
export const producto = {
  ...porDefecto,
  versionAnunciada: porDefecto.version,
  ...propio,
  /** Two paths of a 48×48 box: the arc (roof and signal) and the heart below it; or the insurer's own mark. */
  marca: {
    logo: propio.logo,
    arco: 'M4.5 30a19.5 19.5 0 0 1 39 0',
    corazon:
      'M24 41.5c-7.5-4.6-11-8.3-11-12.6 0-3.3 2.5-5.9 5.7-5.9 2.2 0 4.2 1.2 5.3 3.2 1.1-2 3.1-3.2 5.3-3.2 3.2 0 5.7 2.6 5.7 5.9 0 4.3-3.5 8-11 12.6z',
  },
} as const
