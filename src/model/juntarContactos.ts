import { type CambioDeContactos, type Uno, contactosEn, esIgual } from './guardarContactos.ts'
import { type Junta, type Lado, elegido, porCampos } from './juntar.ts'

const NADIE = 'Borrarlo'

const claveDe = (uno: Uno) => `${uno.tipo} ${uno.valor.toLowerCase()}`

/** Matches each list with the original list: a contact with another value is still the same contact. */
function porContacto(antes: readonly Uno[], ahora: readonly Uno[]): Map<string, Uno> {
  const mapa = new Map<string, Uno>()
  const sueltos: Uno[] = []
  for (const uno of ahora) {
    const suyo = antes.find(
      (otro) => (otro.id !== undefined && otro.id === uno.id) || esIgual(otro, uno),
    )
    if (suyo) mapa.set(claveDe(suyo), uno)
    else sueltos.push(uno)
  }
  for (const uno of sueltos) {
    // A provider gives a changed value a new id: a missing contact and a new one of the same kind are the same contact.
    const ido = antes.find((otro) => otro.tipo === uno.tipo && !mapa.has(claveDe(otro)))
    mapa.set(ido && uno.id !== undefined ? claveDe(ido) : claveDe(uno), uno)
  }
  return mapa
}

/** A list of contacts changed by two sides, with one question for each contact. */
export function juntarContactos(cambio: CambioDeContactos, hay: unknown): Junta<CambioDeContactos> {
  const suyos = contactosEn(hay)
  const { antes, despues } = cambio
  const campos = porCampos<Uno>(
    {
      antes: new Map(antes.map((uno) => [claveDe(uno), uno])),
      mio: porContacto(antes, despues),
      suyo: porContacto(antes, suyos),
    },
    esIgual,
  )
  const listaCon = (elegidas: Record<string, Lado>, menos: readonly string[] = []): Uno[] => {
    const lista: Uno[] = []
    for (const [clave, campo] of campos) {
      if (menos.includes(clave)) continue
      const uno = elegido(campo, elegidas[clave])
      // Both sides may have added the same contact at different places.
      if (uno && !lista.some((otro) => esIgual(otro, uno)))
        lista.push(suyos.find((suyo) => esIgual(suyo, uno)) ?? uno)
    }
    return lista
  }
  const titulo = (clave: string) => {
    const de = antes.find((uno) => claveDe(uno) === clave)
    return de ? de.valor : 'Contacto nuevo'
  }
  const choques = [...campos].filter(([, { state }]) => state === 'choque')
  return {
    preguntas: choques.map(([clave, { mio, suyo }]) => ({
      clave,
      titulo: titulo(clave),
      mio: mio?.valor ?? NADIE,
      suyo: suyo?.valor ?? NADIE,
    })),
    unidos: [...campos].flatMap(([clave, campo]) =>
      campo.state === 'junto' && campo.cambio
        ? [
            {
              clave,
              titulo: titulo(clave),
              valor: campo.valor?.valor ?? 'Borrado',
              quien: campo.quien,
            },
          ]
        : [],
    ),
    con: (elegidas) => ({ ...cambio, despues: listaCon(elegidas) }),
    asi: (elegidas) => {
      const faltan = choques.flatMap(([clave]) => (elegidas[clave] === undefined ? [clave] : []))
      return [
        ...listaCon(elegidas, faltan).map(({ valor }) => valor),
        ...faltan.map((clave) => `${titulo(clave)} ?`),
      ]
    },
  }
}
