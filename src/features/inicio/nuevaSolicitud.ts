/** First address of the wizard for another request: each has a draft of its own. */
export const nuevaSolicitud = () => `/autorizaciones?nueva=${crypto.randomUUID()}&paso=1`
