import { type Infer, number, string, type } from 'superstruct'

/**
 * What a message holds, encrypted for the phone alone: what to fetch and for whom, and nothing of what it says. `tipo`: a kind of
 * notice, or 'prueba'; a later provider may know more.
 */
export type Empuje = Infer<typeof Empuje>
export const Empuje = type({ tipo: string(), uid: string(), id: number() })
