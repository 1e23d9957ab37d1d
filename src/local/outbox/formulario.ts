/** A form of one session. A draft of one session is never read in another. Generation 0: no person is signed in. */
export type Formulario = { formulario: string; generation: number }
