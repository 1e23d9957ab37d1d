import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { texts } from '../texts.ts'

/** Shown in place of a screen that failed (`falta`: its file did not arrive): the reason, a retry, and a way out. */
export function NoSePudo({ falta }: { falta: boolean }) {
  return (
    <div className="pila">
      <Titulo>{falta ? texts.noEstaAca(aparato()) : texts.fallo}</Titulo>
      <Panel tono={falta ? 'neutro' : 'error'}>
        <p>
          {falta && `${texts.conSenal} `}
          {texts.falloDetalle}
        </p>
        <div className="botones">
          <button type="button" className="boton primario" onClick={() => location.reload()}>
            {texts.probarDeNuevo}
          </button>
          <a className="boton contorno" href="/">
            {texts.irAInicio}
          </a>
          {falta || (
            <a className="boton plano" href="/reparar.html">
              {texts.reparar}
            </a>
          )}
        </div>
      </Panel>
    </div>
  )
}
