// Names that must never change: phones hold data under them. The counter's small script reads them too.
export const BASES = {
  /** One signed-in person's data; cleared when they leave. */
  lectura: 'portal',
  /** Session and unsent changes; survives a 401. */
  salida: 'portal-salida',
  /** Never personal, never cleared. */
  publica: 'portal-publico',
} as const

/** There for the moment in which it is deleted again (newLog.ts). */
export const BASE_DE_UN_INSTANTE = 'portal-un-instante'

/** The mirror of the session's token that the specification asks for. */
export const CLAVE_TOKEN = 'token'

/** Beside it, and left where a session's row cannot be opened: a token that is missing with it went with the whole of local storage. */
export const CLAVE_TESTIGO = 'testigo'

/** Beside it, on a phone that its person called shared: a session restored from the token alone stays so. */
export const CLAVE_COMPARTIDO = 'compartido'

/** And that the e-mail was confirmed: without signal nobody could be asked again. */
export const CLAVE_CONFIRMADO = 'correo-confirmado'

/** The bare list of what is unsent: what tells that a browser threw the outbox away. */
export const CLAVE_PENDIENTES = 'pendientes'

/** Which Background Sync queue wakes the service worker, and the tag that workbox makes of it. */
export const COLA = 'salida'
export const ETIQUETA_SYNC = `workbox-background-sync:${COLA}`

/** Which periodic sync asks for news, where the browser grants one. */
export const ETIQUETA_PERIODICA = 'portal-novedades'

/** The cache of the screens that nobody needs at a counter (sw/rings.ts): the first to go on a full phone. */
export const SEGUNDO_ANILLO = 'workbox-anillo-2'

/** Held by whoever sends the outbox: tab's worker or service worker. */
export const CERROJO = 'portal-salida'

/** Held, shared, by every window where something is open or half written. */
export const CERROJO_OCUPADO = 'portal-ocupado'

/** The row of the read model that holds the counter's first picture. */
export const MOSTRADOR = 'mostrador'

/** That all of the portal was found on this phone, for the next visit's first picture (live/aplicacion.ts). */
export const CLAVE_APLICACION = 'aplicacion'
