/** Kinds of notices while the portal is closed. */
export const TIPOS_DE_AVISO = ['solicitudes', 'recetas'] as const
export type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number]
