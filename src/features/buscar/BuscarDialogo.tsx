import { useModal } from '#ui/useModal.ts'

import { Busqueda } from './Busqueda.tsx'
import { texts } from './texts.ts'

/** The search over the page, on larger screens. Esc and Back close it. */
export function BuscarDialogo({ onCerrar }: { onCerrar: () => void }) {
  const ref = useModal(true, onCerrar, { closesBeside: true })
  return (
    <dialog ref={ref} className="dialogo-de-busqueda" aria-label={texts.titulo}>
      <Busqueda enDialogo onElegir={onCerrar} onCerrar={onCerrar} />
      <p className="teclas tenue" aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.moverte} <kbd>Enter</kbd> {texts.abrir} <kbd>Esc</kbd> {texts.cerrar}
      </p>
    </dialog>
  )
}
