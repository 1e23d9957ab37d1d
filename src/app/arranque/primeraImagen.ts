// The document's own sign-in form works before any script: what is typed there must not get lost.
import { esMovil } from '#ui/esMovil.ts'

export type EscritoAntes = {
  usuario: string
  password: string
  compartido: boolean
  foco: string | undefined
  apretado: boolean
}

const input = (id: string) => document.querySelector<HTMLInputElement>(`#raiz #${id}`)

/** Puts the right word for the device. */
export function atenderPrimeraImagen(): void {
  if (!esMovil())
    for (const word of document.querySelectorAll('#raiz [data-aparato]'))
      word.textContent = 'equipo'
}

/** What was typed so far, and whether 'Ingresar' was pressed (public/primera.js). */
export function leerPrimeraImagen(): EscritoAntes {
  const boton = document.querySelector<HTMLElement>('#raiz #ingresar')
  const foco = document.activeElement?.id
  return {
    usuario: input('usuario')?.value ?? '',
    password: input('password')?.value ?? '',
    compartido: input('compartido')?.checked ?? false,
    foco:
      foco !== undefined && ['usuario', 'password', 'compartido'].includes(foco) ? foco : undefined,
    apretado: boton?.dataset['apretado'] !== undefined,
  }
}

/** The form's picture is wrong where another page is about to show. */
export function quitarPrimeraImagen(): void {
  document.querySelector('#raiz > .afuera > .hoja > .formulario')?.remove()
}
