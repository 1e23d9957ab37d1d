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

/** The same for 'the e-mail was confirmed': without signal the provider cannot be asked again. */
export const CLAVE_CONFIRMADO = 'correo-confirmado'

/** The list of unsent changes in local storage: it shows that a browser threw the outbox away. */
export const CLAVE_PENDIENTES = 'pendientes'

/** In session storage: how the session of this tab ended. */
export const CLAVE_SALIDA = 'salida'

/** Which Background Sync queue wakes the service worker, and the tag that workbox makes of it. */
export const COLA = 'salida'
export const ETIQUETA_SYNC = `workbox-background-sync:${COLA}`

/** Which periodic sync asks for news, where the browser grants one. */
export const ETIQUETA_PERIODICA = 'portal-novedades'

/** Which sync tells the provider this phone's new address, where there was no signal to tell it. */
export const ETIQUETA_AVISOS = 'portal-avisos'

/** The cache of the screens that are not needed at a counter (sw/rings.ts): a full phone gives it up first. */
export const SEGUNDO_ANILLO = 'workbox-anillo-2'

/** The cache whose keys say what the versions cost that the service worker kept: '/2026-11/5120/assets/…', month and bytes. */
export const VERSIONES = 'versiones'

/** The lock of the engine that sends the outbox: a tab's worker or the service worker. */
export const CERROJO = 'portal-salida'

/** Held, shared, by every window where something is open or half written. */
export const CERROJO_OCUPADO = 'portal-ocupado'

/** Held by the window in which a newer version takes over: no page's engine begins a call meanwhile. */
export const CERROJO_RELEVO = 'portal-relevo'

/** The row of the read model that holds the counter's first picture. */
export const MOSTRADOR = 'mostrador'

/** The row of the read model that says in sentences what the bell's notices tell of. */
export const NOVEDADES = 'novedades'

/** Set when all of the portal was found on this phone: the next visit's first picture reads it (live/aplicacion.ts). */
export const CLAVE_APLICACION = 'aplicacion'
