import { texts } from './texts.ts'

/** Text of the terms, for its screen and for the dialog of a new account. */
export function TextoDeTerminos() {
  return (
    <div className="pila">
      <p className="tenue">{texts.version}</p>
      {texts.clausulas.map(({ titulo, texto }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          <p>{texto}</p>
        </section>
      ))}
    </div>
  )
}
