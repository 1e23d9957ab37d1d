import type { Proxy } from '../../faults/support/proxy.ts'
import type { Person } from '../../support/people.ts'
import type { OutboxRow } from '../../support/portal.ts'
import type { Provider } from '../../support/provider.ts'
import type { Phone } from '../../support/test.ts'
import type { Tipo } from '../operaciones/lista.ts'
import type { History } from './history.ts'

/** The people who use the phones. */
export const PEOPLE = ['norma', 'derivado'] as const satisfies Person[]
export type Who = (typeof PEOPLE)[number]
export const NOTES = ['Nota 1', 'Nota 2', 'Nota 3']

/** A change that a person intended to make; its row is found by its content. */
export type Intent = {
  handset: string
  who: Who
  type: Tipo
  /** Text that no other change of the run has; for a dismissal, its notification. */
  value: string
  /** Names, sizes and hashes of the chosen files. */
  files?: string[]
  /** The change's row at the last check, and its group, which a sent row loses at sign-out. */
  row: string
  group: string
  /** 'kept': one effect, sooner or later. 'maybe': given up although it may have arrived. 'gone': no effect. */
  fate: 'kept' | 'maybe' | 'gone'
  /** The change's key may have been annulled: since then the provider may refuse it. */
  annulled?: true
}

/** A phone, its own way to the provider, and the person signed in on it. */
export type Handset = { name: string; phone: Phone; network: Proxy; who: Who | undefined }

export type Run = {
  handsets: Handset[]
  provider: Provider
  history: History
  intents: Intent[]
  /** Rows as they were when the person discarded them. */
  forgotten: OutboxRow[]
  /** Texts that another device saved. */
  elsewhere: string[]
  /** The actions of the run, in words. */
  log: string[]
  actions: number
  words: number
}

/** A text that no other change of the run contains. */
export function wordOf(run: Run, who: Who): string {
  run.words += 1
  return `${who}-${String(run.words).padStart(3, '0')}`
}

export const says = ({ type, payload }: OutboxRow, intent: Pick<Intent, 'type' | 'value'>) =>
  type === intent.type &&
  payload !== undefined &&
  JSON.stringify(payload).includes(`"${intent.value}"`)

/** The intent's row on its phone: by content, or by id once the content was deleted. */
export const rowOf = (run: Run, rows: OutboxRow[], intent: Intent): OutboxRow | undefined => {
  const own = rows.filter(({ uid }) => uid === String(run.provider.uidOf(intent.who)))
  return (
    own.find(({ id }) => id === intent.row) ??
    own.find(
      (row) => says(row, intent) && !run.intents.some((of) => of !== intent && of.row === row.id),
    )
  )
}
