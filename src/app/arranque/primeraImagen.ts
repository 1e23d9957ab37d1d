// The sign-in form in the document works before any script: text typed there must not get lost.
import { esMovil } from '#ui/esMovil.ts'

export type EscritoAntes = {
  usuario: string
  password: string
  compartido: boolean
  foco: string | undefined
  apretado: boolean
}

const input = (id: string) => document.querySelector<HTMLInputElement>(`#raiz #${id}`)

/** On a computer, writes 'equipo' in place of 'teléfono'. */
export function atenderPrimeraImagen(): void {
  if (!esMovil())
    for (const word of document.querySelectorAll('#raiz [data-aparato]'))
      word.textContent = 'equipo'
}

/** Text typed so far. `apretado`: the person pressed 'Ingresar' (public/primera.js). */
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

/** Removes the picture of the sign-in form before another page is drawn. */
export function quitarPrimeraImagen(): void {
  document.querySelector('#raiz > .afuera > .hoja > .formulario')?.remove()
}
