import { Component, type ReactNode } from 'react'

import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { texts } from '../texts.ts'

type Props = {
  children: ReactNode
  /** Where the whole page of a failed screen would be too much. */
  enSuLugar?: ReactNode
}

/** One screen that fails leaves the rest of the portal in use, and a way out. */
export class LimiteDeError extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.enSuLugar !== undefined) return this.props.enSuLugar
    return (
      <div className="pila">
        <Titulo>{texts.fallo}</Titulo>
        <Panel tono="error">
          <p>{texts.falloDetalle}</p>
          <div className="botones">
            <button type="button" className="boton primario" onClick={() => location.reload()}>
              {texts.probarDeNuevo}
            </button>
            <a className="boton contorno" href="/">
              {texts.irAInicio}
            </a>
            <a className="boton plano" href="/reparar.html">
              {texts.reparar}
            </a>
          </div>
        </Panel>
      </div>
    )
  }
}
