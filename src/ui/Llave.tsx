import './llave.css'

type Props = {
  id?: string
  prendida: boolean
  /** Ids of the label and the description, which stand beside the switch. */
  nombre: string
  detalle: string
  disabled?: boolean
  onCambiar: (prendida: boolean) => void
}

/** A switch. A change takes effect at once. */
export function Llave({ id, prendida, nombre, detalle, disabled = false, onCambiar }: Props) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={prendida}
      className="llave"
      checked={prendida}
      disabled={disabled}
      aria-labelledby={nombre}
      aria-describedby={detalle}
      onChange={({ target }) => onCambiar(target.checked)}
    />
  )
}
