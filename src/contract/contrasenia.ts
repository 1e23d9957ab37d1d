/** A new password has this many characters, on every screen and on the server (PASS-02). */
export const LARGO_DE_CONTRASENIA = { min: 6, max: 25 } as const

/** PASS-02 to PASS-04, one by one, so that a screen can show the fulfilled ones during typing. */
export const reglasDeContrasenia = {
  largo: (text: string) =>
    text.length >= LARGO_DE_CONTRASENIA.min && text.length <= LARGO_DE_CONTRASENIA.max,
  minuscula: (text: string) => /[a-z]/.test(text),
  numero: (text: string) => /\d/.test(text),
  permitidos: (text: string) => /^[A-Za-z\d@$!%*?&#.()_-]*$/.test(text),
} as const

/** The rule for every new password; the current one is never checked by it (CHPIN-02). */
export const esContraseniaValida = (text: string): boolean =>
  Object.values(reglasDeContrasenia).every((rule) => rule(text))
