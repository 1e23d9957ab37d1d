import { type Infer, number, string, type } from 'superstruct'

/**
 * Content of a push message, encrypted for one phone: the object to fetch and its person, but no text. `tipo`: a kind
 * of notice, or 'prueba'; later providers may add kinds.
 */
export type Empuje = Infer<typeof Empuje>
export const Empuje = type({ tipo: string(), uid: string(), id: number() })
