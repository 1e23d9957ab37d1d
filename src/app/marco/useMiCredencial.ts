import { useResource } from '#live/copias/useResource.ts'
import { useMostrarCredencial } from '#live/credencial/credencialAbierta.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Opens the person's own card over the page; a toast says if it is not on this phone yet. */
export function useMiCredencial(): () => void {
  const actual = useResource(afiliadoActual, {})
  const mostrar = useMostrarCredencial()
  const propia = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined
  return () => {
    if (propia === undefined) showToast(texts.sinCredencial(aparato()))
    else mostrar(propia)
  }
}
