import type { Pendiente } from '#live/usePendientes.ts'
import type { CambioDeUno } from '#model/cambiosDeContactos.ts'

import { CambioSinEnviar } from './CambioSinEnviar.tsx'
import { texts } from './texts.ts'
import { tipoDe } from './tipos.tsx'

type Props = {
  cambio: CambioDeUno
  pendiente: Pendiente
  /** `dicho`: what is said once the old value is back. */
  onDeshacer: (dicho: string) => Promise<unknown>
}

/** What was done to one contact and has not arrived. */
export function CambioDeContacto({ cambio, pendiente, onDeshacer }: Props) {
  const uno = cambio.que === 'borrado' ? cambio.antes : cambio.uno
  const volvio = cambio.que === 'nuevo' ? undefined : cambio.antes.valor
  return (
    <CambioSinEnviar
      pendiente={pendiente}
      icono={tipoDe(uno.tipo).icono}
      nota={cambio.que === 'borrado' ? texts.seBorra : texts.seConfirma}
      onDeshacer={() =>
        void onDeshacer(volvio === undefined ? texts.deshecho : texts.volvio(volvio))
      }
    >
      <p className="valor">{cambio.que === 'borrado' ? <del>{uno.valor}</del> : uno.valor}</p>
      {cambio.que === 'cambiado' && <p className="tenue">{texts.antes(cambio.antes.valor)}</p>}
    </CambioSinEnviar>
  )
}
