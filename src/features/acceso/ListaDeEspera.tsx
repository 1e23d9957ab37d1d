import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'

import type { LoQueEspera } from './salir.ts'
import { texts } from './salirTexts.ts'

/** Names of all unsent changes. */
export function ListaDeEspera({ espera: { cambios, formularios } }: { espera: LoQueEspera }) {
  return (
    <ul className="pila">
      {cambios.map(({ id, words }) => (
        <li key={id} className="cabeza">
          <DocumentText24Regular />
          <span>{words}</span>
        </li>
      ))}
      {formularios > 0 && cambios.length > 0 && <li>{texts.sinTerminar(formularios)}</li>}
    </ul>
  )
}
