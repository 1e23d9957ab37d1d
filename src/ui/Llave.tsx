import './llave.css'

type Props = {
  id?: string
  prendida: boolean
  /** Ids of what names it and of what explains it: they stand beside it. */
  nombre: string
  detalle: string
  disabled?: boolean
  onCambiar: (prendida: boolean) => void
}

/** A switch: what it is set to holds at once. */
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
