// The most common passwords of Argentina and of Spanish that the rules accept: popular words with the digits that
// people add, and runs of the keyboard. Written as `plegar` returns them.
const PALABRAS =
  'hola argentina boca river messi maradona diego racing independiente sanlorenzo rosario cordoba mendoza amor teamo ' +
  'tequiero familia mama papa hijos gracias dios jesus cielo luna amigos princesa estrella mariposa chocolate perro gato ' +
  'contrasena contrasenia clave password passw pass usuario user admin qwerty qwert asdf asd abc abcd abcde abcdef ' +
  'pepe maria juan jose carlos lucas martin mateo sofia camila valentina florencia agustin nicolas facundo'

const COLAS =
  '1 2 3 7 8 9 10 11 12 13 14 15 18 21 22 23 77 99 00 01 123 321 1234 12345 123456 1905 1901 1978 1986 2000 2020 2021 ' +
  '2022 2023 2024 2025 2026'

const TECLADO =
  'a12345 a123456 123456a 12345a aa123456 123abc 1234abcd 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 ' +
  'qwe123 zxc123 zxcvbn1 a1b2c3 a1b2c3d4 abc123abc aaa111 aaaa1111 111aaa 111111a 000000a'

const PARECIDOS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The text without case, signs and the usual substitutions: 'P@ssw0rd' and 'password' become the same. */
export const plegar = (texto: string): string =>
  texto
    .toLowerCase()
    .replace(/[^a-z\d]+$/, '')
    .replaceAll(/[013457@$!]/g, (signo) => PARECIDOS[signo] ?? '')
    .replaceAll(/[^a-z\d]/g, '')

function listar(): ReadonlySet<string> {
  const colas = ['', ...COLAS.split(' ')]
  const conCola = PALABRAS.split(' ').flatMap((palabra) => colas.map((cola) => palabra + cola))
  return new Set([...conCola, ...TECLADO.split(' ')].map(plegar))
}

let comunes: ReadonlySet<string> | undefined

/** True for a password that guessers try among the first. */
export function esComun(clave: string): boolean {
  comunes ??= listar()
  return comunes.has(plegar(clave))
}
