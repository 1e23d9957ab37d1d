// The document's own sign-in form works before any script: what is typed there must not get lost.
import { esMovil } from '#ui/esMovil.ts'

export type EscritoAntes = {
  usuario: string
  password: string
  compartido: boolean
  foco: string | undefined
  apretado: boolean
}

let apretado = false

const input = (id: string) => document.querySelector<HTMLInputElement>(`#raiz #${id}`)

/** Puts the right word for the device, and remembers a press of 'Ingresar' that came too early. */
export function atenderPrimeraImagen(): void {
  if (!esMovil())
    for (const word of document.querySelectorAll('#raiz [data-aparato]'))
      word.textContent = 'equipo'
  document.querySelector('#raiz #ingresar')?.addEventListener('click', () => {
    apretado = true
  })
  document.querySelector('#raiz .formulario')?.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Enter') apretado = true
  })
}

/** What was typed so far; a press counts once. */
export function leerPrimeraImagen(): EscritoAntes {
  const presionado = apretado
  apretado = false
  const foco = document.activeElement?.id
  return {
    usuario: input('usuario')?.value ?? '',
    password: input('password')?.value ?? '',
    compartido: input('compartido')?.checked ?? false,
    foco:
      foco !== undefined && ['usuario', 'password', 'compartido'].includes(foco) ? foco : undefined,
    apretado: presionado,
  }
}

/** The form's picture is wrong where another page is about to show. */
export function quitarPrimeraImagen(): void {
  document.querySelector('#raiz > .afuera > .hoja > .formulario')?.remove()
}
