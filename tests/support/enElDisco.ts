import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { TABLAS } from '#local/candado/tablas.ts'

/** Shorter texts stand in a store by chance. */
const LARGO = 5
/** Fields of copies that name a person, a drug or a number. */
const PERSONALES =
  /^(nombre|apellido|apellidoNombre|numeroDocumento|documento|cuil|numeroAfiliado|medicamento|droga|nombreDroga|diagnostico|prescriptor|profesional|calle)$/i
/** A `descripcion` is mostly a kind ('Titular', 'La Pampa'); that of a contact is its number or e-mail. */
const esPersonal = (campo: string, text: string) =>
  text.length >= LARGO &&
  (PERSONALES.test(campo) || (campo === 'descripcion' && /[\d@]/.test(text)))
/** Folders of the browser's profile that hold the portal's data. */
const CARPETAS = ['IndexedDB', 'Local Storage', 'Session Storage']

/** Names, drugs and numbers in the fields of these copies that the lock seals. */
export function palabrasDe(copias: readonly object[]): string[] {
  const found = new Set<string>()
  const look = (value: unknown, campo = ''): void => {
    if (Array.isArray(value)) value.forEach((one) => look(one, campo))
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, one]) => look(one, name))
    else if (esPersonal(campo, String(value))) found.add(String(value))
  }
  for (const copia of copias)
    for (const [campo, value] of Object.entries(copia))
      if (TABLAS.lectura.copias.campos[campo] === 'sellado') look(value)
  return [...found]
}

/** The words that lie readable in this profile's storage, in any of the forms in which Chromium writes a text. */
export async function legibles(profile: string, palabras: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    CARPETAS.map((carpeta) => filesIn(join(profile, 'Default', carpeta))),
  )
  const bytes = await Promise.all(files.flat().map((file) => readFile(file)))
  return palabras.filter((palabra) =>
    (['utf8', 'utf16le', 'latin1'] as const).some((form) =>
      bytes.some((of) => of.includes(Buffer.from(palabra, form))),
    ),
  )
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}
