import { Component, type ReactNode } from 'react'

import { isMissingFile } from '#local/isMissingFile.ts'

import { NoSePudo } from './NoSePudo.tsx'

type State = { fallo: { falta: boolean } | undefined }
type Props = {
  children: ReactNode
  /** Shown in place of the error page by parts that are smaller than a screen. */
  enSuLugar?: ReactNode
}

/** A screen that fails leaves the rest of the portal usable. */
export class LimiteDeError extends Component<Props, State> {
  override state: State = { fallo: undefined }

  static getDerivedStateFromError(falla: unknown): State {
    return { fallo: { falta: isMissingFile(falla) } }
  }

  override render() {
    const { fallo } = this.state
    if (!fallo) return this.props.children
    return this.props.enSuLugar ?? <NoSePudo falta={fallo.falta} />
  }
}
