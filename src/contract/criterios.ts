// What searches are asked by, one rule for the form and for the provider (FORM-06, 07, 08).

/** How names are compared: what many do not type and what no keyboard agrees on is taken out. */
export const sinSignos = (nombre: string): string => nombre.replaceAll(/['’´`-]/g, '').trim()

/** What is wrong with a name that is searched for; undefined where nothing is. */
export function fallaDeNombre(nombre: string): 'letras' | 'largo' | undefined {
  const letters = sinSignos(nombre)
  if (letters.length > 200) return 'largo'
  if (!/^[a-záéíóúüñ. ]+$/i.test(letters)) return 'letras'
  return letters.length > 60 ? 'largo' : undefined
}

/** What is wrong with a matricula that is searched for; undefined where nothing is. */
export function fallaDeMatricula(matricula: string): 'numeros' | 'largo' | undefined {
  if (!/^\d+$/.test(matricula)) return 'numeros'
  return matricula.length > 5 ? 'largo' : undefined
}
