// Names that must never change: phones hold data under them. The counter's small script reads them too.
export const BASES = {
  /** Data of the signed-in person; cleared at sign-out. */
  lectura: 'portal',
  /** Session and unsent changes; a 401 does not clear it. */
  salida: 'portal-salida',
  /** Nothing personal; never cleared. */
  publica: 'portal-publico',
} as const

/** Credentials that another phone lent, and this phone's keys for them; of no session. */
export const BASE_DE_PRESTADAS = 'portal-prestadas'

/** Exists only for the moment between its creation and deletion (newLog.ts). */
export const BASE_DE_UN_INSTANTE = 'portal-un-instante'

/** Copy of the session's token in local storage, which the specification asks for. */
export const CLAVE_TOKEN = 'token'

/**
 * Stands beside the token, and is left in place if the session's row cannot be opened. If both are missing, all of
 * local storage was deleted.
 */
export const CLAVE_TESTIGO = 'testigo'

/**
 * Stored beside the token if the person said that the phone is shared: a session restored from the token alone is
 * then treated as shared, too.
 */
export const CLAVE_COMPARTIDO = 'compartido'

/** Stands beside the token once the e-mail is confirmed: without signal the provider cannot be asked again. */
export const CLAVE_CONFIRMADO = 'correo-confirmado'

/** The list of unsent changes in local storage: it shows that a browser threw the outbox away. */
export const CLAVE_PENDIENTES = 'pendientes'

/** In session storage: the reason why the session of this tab ended. */
export const CLAVE_SALIDA = 'salida'

/** Queue of Background Sync that wakes the service worker, and the tag that workbox makes of it. */
export const COLA = 'salida'
export const ETIQUETA_SYNC = `workbox-background-sync:${COLA}`

/** Periodic sync that fetches news, in browsers that grant one. */
export const ETIQUETA_PERIODICA = 'portal-novedades'

/** Sync that reports this phone's new push address, if there was no signal for it. */
export const ETIQUETA_AVISOS = 'portal-avisos'

/**
 * The cache of the screens that are not needed at a counter (sw/rings.ts): a full phone without a lock gives it up
 * first.
 */
export const SEGUNDO_ANILLO = 'workbox-anillo-2'

/** Cache with the cost of each version in its keys: '/2026-11/5120/assets/…', month and bytes. */
export const VERSIONES = 'versiones'

/** The lock of the engine that sends the outbox: a tab's worker or the service worker. */
export const CERROJO = 'portal-salida'

/** Held, shared, by every window with an open dialog or a half-written form. */
export const CERROJO_OCUPADO = 'portal-ocupado'

/** Held by the window in which a newer version takes over: meanwhile no page's engine starts a call. */
export const CERROJO_RELEVO = 'portal-relevo'

/** Row of the read model with the counter's first picture. */
export const MOSTRADOR = 'mostrador'

/** Row of the read model with the sentences of the bell's notices. */
export const NOVEDADES = 'novedades'

/** Set by live/version/aplicacion.ts when the whole portal is on this phone: the next visit's first picture reads it. */
export const CLAVE_APLICACION = 'aplicacion'

/** Version of the portal in which the browser's own reader of QR codes read one (live/version/aplicacion.ts). */
export const CLAVE_DETECTOR = 'detector'

/** Set once the offer of a lock was answered on this phone. At a shared one: by a no. */
export const CLAVE_SIN_CANDADO = 'sin-candado'

/** Time of the last use of a portal with a lock, in any window. */
export const CLAVE_USO = 'uso'
