import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'

import { producto } from '#contract/producto.ts'
import { Claro } from '#ui/Claro.tsx'
import { Marca } from '#ui/Marca.tsx'
import { useModal } from '#ui/useModal.ts'

import { Carnet } from './Carnet.tsx'

import './credencial.css'
import { texts } from './texts.ts'

type Props = { idAfiliado: number; publicUrl: string; onCerrar: () => void }

/** The card with its code, over the page where it was opened. White in both themes, because a scanner reads it. */
export function CredencialDialogo({ idAfiliado, publicUrl, onCerrar }: Props) {
  const ref = useModal(true, onCerrar)
  return (
    <dialog ref={ref} className="credencial" aria-label={texts.titulo}>
      <Claro>
        <div className="carnet">
          <header className="barra">
            <div className="marca">
              <Marca {...producto.marca} />
              <h2>{texts.titulo}</h2>
            </div>
            <button type="button" aria-label={texts.cerrar} onClick={onCerrar}>
              <Dismiss24Regular />
            </button>
          </header>
          <Carnet idAfiliado={idAfiliado} publicUrl={publicUrl} onCerrar={onCerrar} />
        </div>
      </Claro>
    </dialog>
  )
}
