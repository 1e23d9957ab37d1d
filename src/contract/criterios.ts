import { formas } from './formas.ts'

// Rules for search criteria, the same for the form and the provider (FORM-06, 07, 08).

/** Form of a name for comparison: signs that people leave out or type differently are removed. */
export const sinSignos = (nombre: string): string => nombre.replaceAll(/['’´`-]/g, '').trim()

/** Error of a searched name; undefined if there is none. */
export function fallaDeNombre(nombre: string): 'letras' | 'largo' | undefined {
  const letters = sinSignos(nombre)
  if (letters.length > 200) return 'largo'
  if (!/^[a-záéíóúüñ. ]+$/i.test(letters)) return 'letras'
  return letters.length > 60 ? 'largo' : undefined
}

/** Error of a searched matricula; undefined if there is none. */
export function fallaDeMatricula(matricula: string): 'numeros' | 'largo' | undefined {
  if (!/^\d+$/.test(matricula)) return 'numeros'
  return matricula.length > formas.matricula ? 'largo' : undefined
}
