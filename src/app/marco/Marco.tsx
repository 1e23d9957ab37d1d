import { useAtom } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

import { usePerdidas } from '#live/pendientes/perdidas.ts'
import { guiaAbierta } from '#live/telefono/instalar.ts'
import { showToast } from '#ui/toasts.ts'

import { GuiaIphone, Perdidas } from '../pantallas/pantallas.tsx'
import { Banner } from './Banner.tsx'
import { BarraInferior } from './BarraInferior.tsx'
import { BarraSuperior } from './BarraSuperior.tsx'
import { Cajon } from './Cajon.tsx'
import { Menu } from './Menu.tsx'
import { texts } from './texts.ts'
import { EnMarco } from './vista/EnMarco.tsx'

type Props = { vencida: boolean; children: ReactNode }

/** The frame of every signed-in screen. */
export function Marco({ vencida, children }: Props) {
  const [guia, setGuia] = useAtom(guiaAbierta)
  const perdidas = usePerdidas()
  useEffect(avisarAlInstalar, [])
  return (
    <EnMarco
      barra={<BarraSuperior />}
      franja={<Banner vencida={vencida} />}
      menu={<Menu />}
      pie={<PieConCajon />}
      encima={
        guia && (
          <Suspense>
            <GuiaIphone onCerrar={() => setGuia(false)} />
          </Suspense>
        )
      }
    >
      {perdidas.length > 0 && (
        <Suspense>
          <Perdidas perdidas={perdidas} />
        </Suspense>
      )}
      {children}
    </EnMarco>
  )
}

/** The bar at the bottom and its drawer, which opens and closes without a redraw of the rest. A wider window has neither. */
function PieConCajon() {
  const [cajon, setCajon] = useState(false)
  return (
    <>
      <BarraInferior onMenu={() => setCajon(true)} />
      {cajon && <Cajon onCerrar={() => setCajon(false)} />}
    </>
  )
}

function avisarAlInstalar() {
  const avisar = () => showToast(texts.instalada)
  addEventListener('appinstalled', avisar)
  return () => removeEventListener('appinstalled', avisar)
}
