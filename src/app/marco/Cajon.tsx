import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useDeferredValue } from 'react'

import { producto } from '#contract/producto.ts'
import { Marca } from '#ui/Marca.tsx'
import { useModal } from '#ui/useModal.ts'

import { texts } from '../texts.ts'
import { Menu } from './Menu.tsx'
import * as enLaVista from './vista/texts.ts'

/**
 * The phone's drawer, over the page. Back, Esc, its cross or a touch beside it closes it. The empty drawer answers the
 * press; the entries follow, because drawing them takes a slow phone a sixth of a second.
 */
export function Cajon({ onCerrar }: { onCerrar: () => void }) {
  const ref = useModal(true, onCerrar, { closesBeside: true })
  const conEntradas = useDeferredValue(true, false)
  return (
    <dialog ref={ref} className="cajon-movil" aria-label={enLaVista.menu}>
      <div className="barra">
        <div className="marca">
          <Marca {...producto.marca} />
          {producto.nombre}
        </div>
        <button type="button" aria-label={texts.cerrarMenu} onClick={onCerrar}>
          <Dismiss24Regular />
        </button>
      </div>
      {conEntradas && <Menu replace onElegir={onCerrar} />}
    </dialog>
  )
}
