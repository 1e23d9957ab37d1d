import type { Tipo } from './operaciones/lista.ts'

/** What a person meant to happen; the row that carries it is found by what it says. */
export type Intent = {
  phone: string
  uid: number
  type: Tipo
  group: string
  /** Unique in a run, but for what is dismissed: there it is the notification. */
  value: string
  /** The note or notification that it is about. */
  about: number
  /** On its way out, and what it will have come to. */
  discarding?: 'maybe' | 'gone' | undefined
  /** Made once more while it was on its way out, and taken for the same change: it must stay. */
  madeAgain?: boolean | undefined
  /** When it was first seen to be through: such rows go after a month. */
  doneAt?: number | undefined
  /** 'kept': one effect, sooner or later. 'maybe': forgotten although it may have arrived. 'gone': no effect. 'evicted': the browser threw it away. 'forgotten': it was through a month ago. */
  /** The row's id, once it is known: an edit may change it. */
  row?: string | undefined
  fate: 'kept' | 'maybe' | 'gone' | 'evicted' | 'forgotten'
  /** The version of the note that the person saw. */
  seen: number
  /** Its row's place among the person's own. */
  order?: number | undefined
  /** Files as they were chosen. */
  files?: string | undefined
  /** The person tried to discard it and was told that nobody knows: the provider may refuse it since. */
  annulled?: true | undefined
  /** The person was told that it is kept. */
  promised?: boolean | undefined
  /** Evicted, and local storage knew of it: the phone must tell, unless it had arrived before. */
  told?: boolean | undefined
  /** Whether its first step was at the provider when the phone called it lost. */
  begunWhenTold?: boolean | undefined
}

/** The provider refuses these, always. */
export const isRefused = ({ value }: Pick<Intent, 'value'>) => value.startsWith('RECHAZAR')

/** Whose a text is: everything that is made in a run says so. */
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
