import { Component, type ReactNode } from 'react'

import { isMissingFile } from '#local/isMissingFile.ts'

import { NoSePudo } from './NoSePudo.tsx'

type State = { fallo: { falta: boolean } | undefined }
type Props = {
  children: ReactNode
  /** Where the whole page of a failed screen would be too much. */
  enSuLugar?: ReactNode
}

/** One screen that fails leaves the rest of the portal in use, and a way out. */
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
