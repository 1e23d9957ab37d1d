import { type Abre, sacar } from '#live/candado/candado.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { ConPrueba } from './ConPrueba.tsx'
import { texts } from './texts.ts'

type Props = { abre: Abre; onListo: () => void }

/** Takes the lock off, after its PIN or passkey. */
export function Sacar({ abre, onListo }: Props) {
  function hecho() {
    showToast(texts.sacado)
    onListo()
  }
  return (
    <ConPrueba
      abre={abre}
      intento={sacar}
      hacer={texts.sacarlo}
      conHuella={texts.sacarConHuella}
      onHecho={hecho}
      onVolver={onListo}
    >
      <p>{texts.sacarDetalle(aparato())}</p>
    </ConPrueba>
  )
}
