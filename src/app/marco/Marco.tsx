import { useAtom } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

import { usePerdidas } from '#live/pendientes/perdidas.ts'
import { guiaAbierta } from '#live/telefono/instalar.ts'
import { showToast } from '#ui/toasts.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { GuiaIphone, Perdidas } from '../pantallas/pantallas.tsx'
import { texts } from '../texts.ts'
import { Banner } from './Banner.tsx'
import { BarraInferior } from './BarraInferior.tsx'
import { BarraSuperior } from './BarraSuperior.tsx'
import { Cajon } from './Cajon.tsx'
import { Menu } from './Menu.tsx'
import { Saltos } from './Saltos.tsx'
import { texts as propios } from './texts.ts'

type Props = { vencida: boolean; children: ReactNode }

/** The frame of every signed-in screen. */
export function Marco({ vencida, children }: Props) {
  const mediana = useMedia(MEDIANA)
  const [cajon, setCajon] = useState(false)
  const [guia, setGuia] = useAtom(guiaAbierta)
  const perdidas = usePerdidas()
  useEffect(avisarAlInstalar, [])
  return (
    <div className="marco">
      <Saltos menu={mediana ? 'menu' : 'accesos'} />
      <BarraSuperior />
      <Banner vencida={vencida} />
      <div className="cuerpo">
        {mediana && (
          <nav className="cajon" id="menu" aria-label={texts.menu} tabIndex={-1}>
            <Menu />
          </nav>
        )}
        <main className="pagina" id="contenido" tabIndex={-1}>
          <div className="columna">
            {perdidas.length > 0 && (
              <Suspense>
                <Perdidas perdidas={perdidas} />
              </Suspense>
            )}
            {children}
          </div>
        </main>
      </div>
      {!mediana && <BarraInferior onMenu={() => setCajon(true)} />}
      {cajon && !mediana && <Cajon onCerrar={() => setCajon(false)} />}
      {guia && (
        <Suspense>
          <GuiaIphone onCerrar={() => setGuia(false)} />
        </Suspense>
      )}
    </div>
  )
}

function avisarAlInstalar() {
  const avisar = () => showToast(propios.instalada)
  addEventListener('appinstalled', avisar)
  return () => removeEventListener('appinstalled', avisar)
}
