import { type ReactNode, Suspense, useState } from 'react'

import { usePerdidas } from '#live/perdidas.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { Perdidas } from '../pantallas.tsx'
import { texts } from '../texts.ts'
import { Banner } from './Banner.tsx'
import { BarraInferior } from './BarraInferior.tsx'
import { BarraSuperior } from './BarraSuperior.tsx'
import { Cajon } from './Cajon.tsx'
import { Menu } from './Menu.tsx'
import { Saltos } from './Saltos.tsx'

type Props = { vencida: boolean; children: ReactNode }

/** The frame of every signed-in screen. */
export function Marco({ vencida, children }: Props) {
  const mediana = useMedia(MEDIANA)
  const [cajon, setCajon] = useState(false)
  const perdidas = usePerdidas()
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
    </div>
  )
}
