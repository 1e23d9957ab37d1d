/** Whose version of something. */
export type Lado = 'mio' | 'suyo'

/** What both sides changed, each in its own way: only the person can tell. */
export type Pregunta = { clave: string; titulo: string; mio: string; suyo: string }

/** What came together by itself, and who brought it. */
export type Unido = { clave: string; titulo: string; valor: string; quien: Lado | 'los-dos' }

/** A change over what the provider has meanwhile, field by field. */
export type Junta<Payload> = {
  preguntas: Pregunta[]
  unidos: Unido[]
  /** The change with what was chosen; what was not chosen yet stays as the provider has it. */
  con: (elegidas: Record<string, Lado>) => Payload
  /** How it reads then. A question without an answer is a '?', and neither side of it stands among the rest. */
  asi: (elegidas: Record<string, Lado>) => string[]
}

export type Campo<T> = { mio: T | undefined; suyo: T | undefined } & (
  | { state: 'choque' }
  /** `cambio`: it is another than it was. */
  | { state: 'junto'; valor: T | undefined; quien: Lado | 'los-dos'; cambio: boolean }
)

type Lados<T> = Record<'antes' | Lado, ReadonlyMap<string, T>>

/** Three versions of some fields: a field that only one side changed is that side's, and nothing is dropped unseen. */
export function porCampos<T>(
  { antes, mio, suyo }: Lados<T>,
  esIgual: (uno: T, otro: T) => boolean,
): Map<string, Campo<T>> {
  const igual = (uno: T | undefined, otro: T | undefined) =>
    uno === undefined || otro === undefined ? uno === otro : esIgual(uno, otro)
  const claves = [...new Set([...suyo.keys(), ...mio.keys(), ...antes.keys()])]
  return new Map(
    claves.map((clave): [string, Campo<T>] => {
      const [a, m, s] = [antes.get(clave), mio.get(clave), suyo.get(clave)]
      const lados = { mio: m, suyo: s }
      const junto = (valor: T | undefined, quien: Lado | 'los-dos'): [string, Campo<T>] => [
        clave,
        { ...lados, state: 'junto', valor, quien, cambio: !igual(a, valor) },
      ]
      if (igual(m, s)) return junto(s, 'los-dos')
      if (igual(m, a)) return junto(s, 'suyo')
      if (igual(s, a)) return junto(m, 'mio')
      return [clave, { ...lados, state: 'choque' }]
    }),
  )
}

/** The value of a field once it was chosen; undefined also where it is gone. */
export function elegido<T>(campo: Campo<T>, lado: Lado | undefined): T | undefined {
  if (campo.state === 'junto') return campo.valor
  return lado === 'mio' ? campo.mio : campo.suyo
}
