import { tamano } from '#formato/tamano.ts'
import { useArchivos } from '#live/cambios/useArchivos.ts'
import { soloConWifi } from '#live/pendientes/decisiones.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { conoceLaRed } from '#local/provider/ahorro.ts'
import { Llave } from '#ui/Llave.tsx'

import { texts } from './texts.ts'

/** Choice to wait for Wi-Fi. Hidden if the browser cannot tell Wi-Fi from mobile data, unless it is switched on. */
export function SoloWifi({ pendiente }: { pendiente: Pendiente }) {
  const { id, state, soloWifi } = pendiente
  const peso = useArchivos(id)?.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  if (state !== 'pending' || !(soloWifi || conoceLaRed())) return null
  return (
    <div className="tarjeta relleno solo-wifi">
      <div>
        <p className="fuerte" id="solo-wifi">
          {texts.soloWifi}
        </p>
        <p className="tenue" id="solo-wifi-peso">
          {peso ? texts.pesa(tamano(peso)) : texts.pesaPoco}
        </p>
      </div>
      <Llave
        prendida={soloWifi}
        nombre="solo-wifi"
        detalle="solo-wifi-peso"
        onCambiar={(solo) => void soloConWifi(pendiente, solo)}
      />
    </div>
  )
}
