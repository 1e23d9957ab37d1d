import { cuandoYHora } from '#formato/instantes.ts'
import { type Perdido, forgetPerdidas } from '#live/pendientes/perdidas.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { useAhora } from '#ui/useAhora.ts'

import './perdidas.css'
import { texts } from './perdidasTexts.ts'

/** Changes that the browser deleted before they were sent. Shown on every screen until the person dismisses it. */
export function Perdidas({ perdidas }: { perdidas: Perdido[] }) {
  const preguntando = perdidas.filter(({ state }) => state === 'asking')
  const sabidas = perdidas.filter(({ state }) => state !== 'asking')
  const sinSaber = sabidas.some(({ state }) => state === 'unknown')
  return (
    <div className="pila perdidas">
      {preguntando.length > 0 && (
        <Panel tono="aviso" titulo={texts.borroTodo(aparato())}>
          <p>{texts.preguntando(preguntando.length)}</p>
        </Panel>
      )}
      {sabidas.length > 0 && (
        <Panel tono="error" titulo={texts.borro(aparato(), sabidas.length)} alerta>
          <ul>
            {sabidas.map((perdido) => (
              <Linea key={perdido.id} perdido={perdido} />
            ))}
          </ul>
          <p>{sinSaber ? texts.puedeQueLlegaran : texts.noLlegaron}</p>
          <div className="botones">
            <Boton onClick={() => void forgetPerdidas(sabidas)}>{texts.entendido}</Boton>
          </div>
        </Panel>
      )}
    </div>
  )
}

function Linea({ perdido: { words, createdAt } }: { perdido: Perdido }) {
  const now = useAhora(60_000)
  return (
    <li>
      {words}, <span className="dato">{cuandoYHora(createdAt, now)}</span>
    </li>
  )
}
