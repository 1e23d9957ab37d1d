/** The keys of a keyboard of the United States, which a hand scanner takes itself for: as they are, and with the shift key. */
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
 * What a scanner meant by a key: this computer reads the same key by its own layout, where ':' comes out as 'Ñ' and '/' as '-'.
 * '' for a key that writes nothing.
 */
export function letraDe({ code, key, shiftKey }: Tecla): string {
  const [, letra] = /^Key([A-Z])$/.exec(code) ?? []
  if (letra !== undefined) return shiftKey ? letra : letra.toLowerCase()
  const [, digito] = /^Digit(\d)$/.exec(code) ?? []
  if (digito !== undefined) return shiftKey ? (SOBRE_LOS_DIGITOS[Number(digito)] ?? '') : digito
  const par = SIGNOS[code]
  if (par !== undefined) return par.charAt(shiftKey ? 1 : 0)
  // Of a keypad, or of a scanner that names no keys.
  return key.length === 1 ? key : ''
}
