// The sign-in form in the document works before any script: text typed there must not get lost.
import { esMovil } from '#ui/esMovil.ts'

export type EscritoAntes = {
  usuario: string
  password: string
  compartido: boolean
  foco: string | undefined
  /** Button that was pressed before the portal was here (public/primera.js). */
  apretado: 'ingresar' | 'llave' | undefined
  /** The document offers passkeys, before the host is asked. */
  conLlave: boolean
}

const input = (id: string) => document.querySelector<HTMLInputElement>(`#raiz #${id}`)

/** On a computer, writes 'equipo' in place of 'teléfono'. */
export function atenderPrimeraImagen(): void {
  if (!esMovil())
    for (const word of document.querySelectorAll('#raiz [data-aparato]'))
      word.textContent = 'equipo'
}

/** State of the document's form so far. */
export function leerPrimeraImagen(): EscritoAntes {
  const llave = document.querySelector('#raiz #llave')
  const apretado = document.querySelector('#raiz .formulario > [data-apretado]')
  const foco = document.activeElement?.id
  return {
    usuario: input('usuario')?.value ?? '',
    password: input('password')?.value ?? '',
    compartido: input('compartido')?.checked ?? false,
    foco:
      foco !== undefined && ['usuario', 'password', 'compartido'].includes(foco) ? foco : undefined,
    apretado: apretado ? (apretado === llave ? 'llave' : 'ingresar') : undefined,
    conLlave: llave !== null,
  }
}

/** Removes the picture of the sign-in form before another page is drawn. */
export function quitarPrimeraImagen(): void {
  document.querySelector('#raiz > .afuera > .hoja > .formulario')?.remove()
}
