import type { Tipo } from './operaciones/lista.ts'

/** A change that a person meant to make; its row is found by its content. */
export type Intent = {
  phone: string
  uid: number
  type: Tipo
  group: string
  /** Unique in a run; for a dismissal, the notification. */
  value: string
  /** The note or notification that it is about. */
  about: number
  /** Being discarded, with its future fate. */
  discarding?: 'maybe' | 'gone' | undefined
  /** Made once more while being discarded, and taken for the same change: it must stay. */
  madeAgain?: boolean | undefined
  /** Time when it was first seen as done: such rows are deleted after a month. */
  doneAt?: number | undefined
  /** 'kept': one effect, sooner or later. 'maybe': forgotten although it may have arrived. 'gone': no effect. 'evicted': the browser threw it away. 'forgotten': it was through a month ago. */
  /** The row's id, once it is known: an edit may change it. */
  row?: string | undefined
  fate: 'kept' | 'maybe' | 'gone' | 'evicted' | 'forgotten'
  /** The version of the note that the person saw. */
  seen: number
  /** Its row's place among the person's own. */
  order?: number | undefined
  /** The files as chosen. */
  files?: string | undefined
  /** The person tried to discard it and was told that its state is unknown: the provider may refuse it since. */
  annulled?: true | undefined
  /** The person was told that it is kept. */
  promised?: boolean | undefined
  /** Evicted, and local storage knew of it: the phone must report it, unless it had arrived before. */
  told?: boolean | undefined
  /** True if its first step was at the provider when the phone called it lost. */
  begunWhenTold?: boolean | undefined
}

/** The provider always refuses these. */
export const isRefused = ({ value }: Pick<Intent, 'value'>) => value.startsWith('RECHAZAR')

/** Owner of a text: everything made in a run names its owner. */
export const ownerOf = (text: string): number | undefined => {
  const said = /\bp(\d)-/.exec(text)?.[1]
  return said === undefined ? undefined : Number(said)
}

export class Violation extends Error {
  readonly rule: string

  constructor(rule: string, detail: string) {
    super(`${rule}: ${detail}`)
    this.name = 'Violation'
    this.rule = rule
  }
}
