/** Where the wizard of another request begins: each has a draft of its own. */
export const nuevaSolicitud = () => `/autorizaciones?nueva=${crypto.randomUUID()}&paso=1`
