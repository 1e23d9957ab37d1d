/** Mistake of the operator in variables or configuration: its message is the sentence that the start ends with. */
export class BadEnvironment extends Error {}
