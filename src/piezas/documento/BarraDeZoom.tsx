import { ZoomIn24Regular } from '@fluentui/react-icons/svg/zoom-in'
import { ZoomOut24Regular } from '@fluentui/react-icons/svg/zoom-out'

import { Boton } from '#ui/Boton.tsx'

import { texts } from './texts.ts'
import type { Zoom } from './useZoom.ts'

/** Zoom controls on a large screen. */
export function BarraDeZoom({ zoom: { escala, acercar, alejar } }: { zoom: Zoom }) {
  return (
    <div className="zoom">
      <button type="button" className="cruz" aria-label={texts.alejar} onClick={alejar}>
        <ZoomOut24Regular />
      </button>
      <output>{escala === 'ancho' ? texts.paginaEntera : `${Math.round(escala * 100)} %`}</output>
      <button type="button" className="cruz" aria-label={texts.acercar} onClick={acercar}>
        <ZoomIn24Regular />
      </button>
    </div>
  )
}

/** On a phone: switches between the whole page and its paper size. */
export function Agrandar({ zoom: { escala, alternar } }: { zoom: Zoom }) {
  const entera = escala === 'ancho'
  return (
    <div className="agrandar">
      <Boton icono={entera ? <ZoomIn24Regular /> : <ZoomOut24Regular />} onClick={alternar}>
        {entera ? texts.agrandar : texts.paginaEntera}
      </Boton>
    </div>
  )
}
