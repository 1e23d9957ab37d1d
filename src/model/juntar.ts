/** Side of a value in a merge. */
export type Lado = 'mio' | 'suyo'

/** Value changed differently by both sides: only the person can choose. */
export type Pregunta = { clave: string; titulo: string; mio: string; suyo: string }

/** Value merged automatically, and the side it came from. */
export type Unido = { clave: string; titulo: string; valor: string; quien: Lado | 'los-dos' }

/** A change merged with the provider's present value, field by field. */
export type Junta<Payload> = {
  preguntas: Pregunta[]
  unidos: Unido[]
  /** The change with the chosen sides; open questions keep the provider's value. */
  con: (elegidas: Record<string, Lado>) => Payload
  /** Text of the result. An open question is a '?', without the text of either side. */
  asi: (elegidas: Record<string, Lado>) => string[]
}

export type Campo<T> = { mio: T | undefined; suyo: T | undefined } & (
  | { state: 'choque' }
  /** `cambio`: the value changed. */
  | { state: 'junto'; valor: T | undefined; quien: Lado | 'los-dos'; cambio: boolean }
)

type Lados<T> = Record<'antes' | Lado, ReadonlyMap<string, T>>

/**
 * Compares three versions of some fields: a field that one side changed gets that side's value; a field that both
 * changed becomes a question.
 */
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

/** Value of a field after the choice; undefined also if it was removed. */
export function elegido<T>(campo: Campo<T>, lado: Lado | undefined): T | undefined {
  if (campo.state === 'junto') return campo.valor
  return lado === 'mio' ? campo.mio : campo.suyo
}
