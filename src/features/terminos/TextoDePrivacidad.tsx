import { aparato } from '#ui/esMovil.ts'

import './terminos.css'
import { texts } from './texts.ts'

/** Data on this phone, how long they are stored, and who may see them (Ley 25.326). */
export function TextoDePrivacidad() {
  const aqui = aparato()
  return (
    <div className="pila">
      <p className="tenue">{texts.ley}</p>
      <table className="tarjeta guardado">
        <caption className="oculto">{texts.que}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.que}</th>
            <th scope="col">{texts.hasta}</th>
          </tr>
        </thead>
        <tbody>
          {texts.guardado.map(({ que, hasta }) => (
            <tr key={que}>
              <td>{que}</td>
              <td className="fuerte">{hasta}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {[
        { titulo: texts.quien, texto: texts.quienDetalle(aqui) },
        { titulo: texts.compartido(aqui), texto: texts.compartidoDetalle },
        { titulo: texts.derechos, texto: texts.derechosDetalle },
      ].map(({ titulo, texto }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          <p>{texto}</p>
        </section>
      ))}
    </div>
  )
}
