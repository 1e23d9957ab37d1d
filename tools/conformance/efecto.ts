// Effect of an answer in the app, in words for the API's developers.
import type { CallFailure } from '#contract/callError.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { toFailure } from '#live/proveedor/failure.ts'

import type { Diferencia } from './diferencia.ts'

const KEEPS: Readonly<Record<Endpoint['kind'], string>> = {
  'synced-read': 'Sigue mostrando la última copia que tenga, con su fecha, y en la pantalla dice',
  'queued-write': 'El cambio queda guardado en el teléfono y la pantalla de pendientes dice',
  live: 'No se hace, lo escrito no se pierde, y la pantalla dice',
}

/** After a failure its text; otherwise the reason why the app accepts the answer. */
export function efectoDe(
  { kind }: Endpoint,
  falla: CallFailure | undefined,
  diferencias: readonly Diferencia[] = [],
): string {
  if (falla) return `${KEEPS[kind]}: «${toFailure(falla).message}»${PORQUE[falla.kind] ?? ''}`
  if (diferencias.some(({ que }) => que === 'cors'))
    return 'El navegador no le muestra la respuesta: para la aplicación es como estar sin señal.'
  if (diferencias.some(({ que }) => que === 'letras'))
    return 'Sigue, pero las letras con acento se ven cambiadas por �.'
  if (diferencias.some(({ que }) => que === 'otra-letra' || que === 'otro-nombre'))
    return 'Sigue sin ese campo: lo que dice no se muestra.'
  return 'Sigue: lo entiende igual.'
}

const PORQUE: Partial<Record<CallFailure['kind'], string>> = {
  captive: ' La toma por la página de una red: la sesión sigue, y vuelve a probar.',
  shape: ' No guarda nada de esa respuesta.',
  'session-over': ' La persona tiene que entrar de nuevo.',
}
