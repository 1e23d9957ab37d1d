import { producto } from '#contract/producto.ts'
import { Marca } from '#ui/Marca.tsx'

type Props = { titulo: string; detalle: string; alLado: string }

/** Heading of a printed sheet, with the insurer's name and mark. */
export function Encabezado({ titulo, detalle, alLado }: Props) {
  return (
    <header>
      <Marca {...producto.marca} />
      <p>
        <b>{titulo}</b>
        <br />
        {detalle}
      </p>
      <p>{alLado}</p>
    </header>
  )
}
