/** Keys of a US keyboard, without and with Shift: hand scanners send these. */
const SIGNOS: Record<string, string> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Backquote: '`~',
  Space: '  ',
}
const SOBRE_LOS_DIGITOS = ')!@#$%^&*('

type Tecla = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

/**
 * The character that the scanner meant by a key. This computer's layout may turn ':' into 'Ñ' and '/' into '-'. '' for
 * a key without a character.
 */
export function letraDe({ code, key, shiftKey }: Tecla): string {
  const [, letra] = /^Key([A-Z])$/.exec(code) ?? []
  if (letra !== undefined) return shiftKey ? letra : letra.toLowerCase()
  const [, digito] = /^Digit(\d)$/.exec(code) ?? []
  if (digito !== undefined) return shiftKey ? (SOBRE_LOS_DIGITOS[Number(digito)] ?? '') : digito
  const par = SIGNOS[code]
  if (par !== undefined) return par.charAt(shiftKey ? 1 : 0)
  // A key of the number pad, or a scanner that sends no key codes.
  return key.length === 1 ? key : ''
}
