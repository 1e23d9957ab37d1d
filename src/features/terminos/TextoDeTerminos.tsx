import { texts } from './texts.ts'

/** The text itself: on its screen, and in the dialog of who is still making an account. */
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
