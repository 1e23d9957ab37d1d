import { Boton } from './Boton.tsx'

import './paginador.css'
import { POR_PAGINA, type Paginas } from './usePaginas.ts'

/** Buttons for the pages of a table. */
export function Paginador({ de, cuantas, primera, pagina, ultima, irA }: Paginas & { de: string }) {
  if (cuantas <= POR_PAGINA) return null
  const hasta = Math.min(primera + POR_PAGINA, cuantas)
  return (
    <nav className="paginador" aria-label={`Páginas de ${de}`}>
      <output className="tenue">
        {primera + 1} a {hasta} de {cuantas} · {POR_PAGINA} por página
      </output>
      <Boton disabled={pagina === 1} onClick={() => irA(pagina - 1)}>
        Anterior
      </Boton>
      <Boton disabled={pagina === ultima} onClick={() => irA(pagina + 1)}>
        Siguiente
      </Boton>
    </nav>
  )
}

/** Button that adds the next cards below the present ones. */
export function MasFilas({ cuantas, vistas, verMas }: Paginas) {
  if (cuantas <= vistas) return null
  return (
    <div className="paginador">
      <output className="tenue">
        {vistas} de {cuantas}
      </output>
      <Boton onClick={verMas}>Ver más</Boton>
    </div>
  )
}
