import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { pasarAntirrobot } from './antirrobot.ts'
import { persona } from './lejos.ts'
import { boton, campo, main } from './pantalla.ts'
import { cuantos, tocar } from './tocar.ts'

export type Datos = Record<'CUIL' | 'Nombres' | 'Apellido' | 'Fecha de nacimiento' | 'sexo', string>

export async function escribirDatos({ sexo, ...lines }: Datos): Promise<void> {
  for (const [name, value] of Object.entries(lines)) await campo(name).fill(value)
  await tocar(page.getByRole('radio', { name: sexo }))
}

/** Answers the questions as the register does; with `wrong`, one of them wrongly. */
export async function responder(cuil: string, wrong = false): Promise<void> {
  const groups = main().getByRole('group')
  const words = await persona.palabras(cuil)
  await cuantos(groups, words.length)
  for (const [n, right] of words.entries())
    for (const word of new Set(right)) {
      const option = groups.nth(n).getByLabelText(word, { exact: true })
      await tocar(option)
      await expect.element(option).toBeChecked()
    }
  if (!wrong) return
  const another = document.querySelector<HTMLElement>(
    'main :is(fieldset, [role=group]):first-of-type input:not(:checked)',
  )
  another?.click()
}

/** Goes from the first step to the third. */
export async function hastaElFinal(datos: Datos, { mal = false } = {}): Promise<void> {
  await escribirDatos(datos)
  await tocar(boton('Siguiente'))
  await responder(datos.CUIL, mal)
  await tocar(boton('Siguiente'))
}

export async function escribirAcceso(correo: string): Promise<void> {
  await campo('Correo').fill(correo)
  await campo('Repetir correo').fill(correo)
  await campo('Contraseña').fill('nueva1234')
  await campo('Repetir contraseña').fill('nueva1234')
}

export async function aceptarYPasar(): Promise<void> {
  await tocar(page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }))
  await pasarAntirrobot()
}
