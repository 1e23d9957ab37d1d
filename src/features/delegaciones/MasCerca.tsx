import { MyLocation24Regular } from '@fluentui/react-icons/svg/my-location'

import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'
import type { Ubicacion } from './useUbicacion.ts'

type Props = { ubicacion: Ubicacion; onPedir: () => void; onDejar: () => void }

/** The browser is asked for the place only by this button. */
export function MasCerca({ ubicacion: { state }, onPedir, onDejar }: Props) {
  const usada = state === 'aca'
  return (
    <div className="tarjeta mas-cerca">
      <span className="baldosa info">
        <MyLocation24Regular />
      </span>
      <div>
        <b>{texts.cual}</b>
        <p className="tenue">{texts.noSale(aparato())}</p>
      </div>
      <Boton ocupado={state === 'pidiendo'} onClick={usada ? onDejar : onPedir}>
        {usada ? texts.dejar : state === 'pidiendo' ? texts.buscando : texts.ordenar}
      </Boton>
      <output>
        {state === 'sin-permiso' && texts.sinPermiso(aparato())}
        {state === 'fallo' && texts.sinUbicacion(aparato())}
      </output>
    </div>
  )
}
