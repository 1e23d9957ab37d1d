import type { Elegido } from './Elegidos.tsx'

/** The filled fields of a search in words, in the given order. Removing a part sets its field to the empty value. */
export const partesDe = <Criterios extends object>(
  vacios: Criterios,
  enPalabras: { [Campo in keyof Criterios]?: string | undefined },
): Elegido<Criterios>[] =>
  // The second object has only field names of the first.
  (Object.keys(enPalabras) as (keyof Criterios)[]).flatMap((campo) => {
    const texto = enPalabras[campo]?.trim()
    return texto ? [{ texto, sin: { [campo]: vacios[campo] } as Partial<Criterios> }] : []
  })

/** These parts in one line: 'Cardiología · Santa Rosa'. */
export const enUnaLinea = (partes: readonly { texto: string }[]): string =>
  partes.map(({ texto }) => texto).join(' · ')
