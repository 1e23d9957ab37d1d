import type { Tipo } from './operaciones/lista.ts'

/** A change that a person intended to make; its row is found by its content. */
export type Intent = {
  phone: string
  uid: number
  type: Tipo
  group: string
  /** Unique in a run; for a dismissal, the notification. */
  value: string
  /** The note or notification that it is about. */
  about: number
  /** Result that the discard under way will have. */
  discarding?: 'maybe' | 'gone' | undefined
  /** The change was made again while it was being discarded, and was taken for the same change: it must stay. */
  madeAgain?: boolean | undefined
  /** Time when the row was first seen as done: such rows are deleted after a month. */
  doneAt?: number | undefined
  /**
   * 'kept': the change takes effect once, sooner or later. 'maybe': it was deleted although it may have arrived.
   * 'gone': it must not take effect. 'evicted': the browser deleted it. 'forgotten': it was done a month ago, and
   * deleted.
   */
  /** The row's id, once it is known: an edit may change it. */
  row?: string | undefined
  fate: 'kept' | 'maybe' | 'gone' | 'evicted' | 'forgotten'
  /** The version of the note that the person saw. */
  seen: number
  /** Position of the row among the person's own rows. */
  order?: number | undefined
  /** The files as chosen. */
  files?: string | undefined
  /** The person tried to discard it and was told that its state is unknown: the provider may refuse it since. */
  annulled?: true | undefined
  /** The person was told that the change is stored. */
  promised?: boolean | undefined
  /**
   * The browser deleted the row, and local storage listed it: the phone must report the loss, unless the change had
   * arrived before.
   */
  told?: boolean | undefined
  /** True if its first step was at the provider when the phone called it lost. */
  begunWhenTold?: boolean | undefined
}

/** Texts that the provider always refuses. */
export const isRefused = ({ value }: Pick<Intent, 'value'>) => value.startsWith('RECHAZAR')

/** Owner of a text: every text made in a run contains its owner's name. */
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
