/** Marks a value in the JSON that JSON cannot express. No form and no answer has a field with this name. */
const MARCA = '\u0000'
/** The mark as JSON writes it. */
const MARCA_ESCRITA = JSON.stringify(MARCA).slice(1, -1)

type Marcado = [kind: 'buffer' | 'vista', from: number, length: number] | ['numero', string]

/** Fields of a row as bytes: their JSON with its length before it, and the binary values after it. */
export function enBytes(campos: object): Uint8Array<ArrayBuffer> {
  const partes: Uint8Array[] = []
  let largo = 0
  const aparte = (kind: 'buffer' | 'vista', bytes: Uint8Array) => {
    const marcado: Marcado = [kind, largo, bytes.length]
    partes.push(bytes)
    largo += bytes.length
    return { [MARCA]: marcado }
  }
  const texto = JSON.stringify(campos, (key, value: unknown) => {
    if (value instanceof ArrayBuffer) return aparte('buffer', new Uint8Array(value))
    if (value instanceof Uint8Array) return aparte('vista', value)
    if (typeof value === 'number' && !Number.isFinite(value))
      return { [MARCA]: ['numero', String(value)] satisfies Marcado }
    if (!isPlain(value)) throw new TypeError(`A locked phone cannot keep the field '${key}'.`)
    return value
  })
  const json = new TextEncoder().encode(texto)
  const todo = new Uint8Array(4 + json.length + largo)
  new DataView(todo.buffer).setUint32(0, json.length)
  todo.set(json, 4)
  let at = 4 + json.length
  for (const parte of partes) {
    todo.set(parte, at)
    at += parte.length
  }
  return todo
}

/** The fields that `enBytes` made into these bytes. */
export function deBytes(todo: Uint8Array): Record<string, unknown> {
  const length = new DataView(todo.buffer, todo.byteOffset).getUint32(0)
  const partes = todo.subarray(4 + length)
  const texto = new TextDecoder().decode(todo.subarray(4, 4 + length))
  return leido(texto, (value) => {
    // Only `enBytes` writes this mark, so its value has that form.
    const marcado = (value as { [MARCA]?: Marcado } | null)?.[MARCA]
    if (marcado === undefined) return value
    if (marcado[0] === 'numero') return Number(marcado[1])
    const [kind, from, size] = marcado
    const bytes = partes.slice(from, from + size)
    return kind === 'buffer' ? bytes.buffer : bytes
  })
}

/** A function that is called for each value makes the reading six times slower: only marked texts need it. */
function leido(texto: string, sinMarca: (value: unknown) => unknown): Record<string, unknown> {
  const reviver = (_key: string, value: unknown) => sinMarca(value)
  const isMarked = texto.includes(MARCA_ESCRITA)
  return JSON.parse(texto, isMarked ? reviver : undefined) as Record<string, unknown>
}

/** False for objects that JSON would change without an error: a Map, a Blob, a key. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
  const proto: unknown = Object.getPrototypeOf(value)
  return proto === null || Object.getPrototypeOf(proto) === null
}
