import { type Abre, cambiarPin } from '#live/candado/candado.ts'
import { showToast } from '#ui/toasts.ts'

import { ConPrueba } from './ConPrueba.tsx'
import { texts } from './texts.ts'
import { usePinNuevo } from './usePinNuevo.tsx'

type Props = { abre: Abre; onListo: () => void }

/** Another PIN, after the present one or the passkey: so a forgotten PIN costs nothing. Or a first one beside the passkey. */
export function Cambiar({ abre, onListo }: Props) {
  const { campos, pin, revisar } = usePinNuevo()
  function hecho() {
    showToast(abre.conPin ? texts.cambiado : texts.agregado)
    onListo()
  }
  return (
    <ConPrueba
      abre={abre}
      intento={(prueba) => cambiarPin(prueba, pin)}
      estaBien={revisar}
      hacer={texts.cambiarlo}
      conHuella={abre.conPin ? texts.cambiarConHuella : texts.agregarConHuella}
      despues={campos}
      onHecho={hecho}
      onVolver={onListo}
    >
      {!abre.conPin && <p>{texts.agregarDetalle}</p>}
    </ConPrueba>
  )
}
