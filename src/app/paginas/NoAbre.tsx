import { texts } from '../texts.ts'

/** The portal itself could not be opened: plain markup, because nothing else may have arrived. */
export function NoAbre() {
  return (
    <main className="pagina" id="contenido">
      <div className="columna pila">
        <h1>{texts.noAbre}</h1>
        <p>{texts.noAbreDetalle}</p>
        <div className="botones">
          <button type="button" className="boton primario" onClick={() => location.reload()}>
            {texts.probarDeNuevo}
          </button>
        </div>
      </div>
    </main>
  )
}
