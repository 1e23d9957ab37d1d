import type { ComponentType } from 'react'

import { conocerTodo } from '#live/telefono/conocido.ts'

import { screen } from './screen.ts'

/** One of the second ring: it shows and writes what is known only with all of the catalog. */
export function screenWithAll<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Falta?: ComponentType<Props>,
): ComponentType<Props> {
  return screen(async () => (await Promise.all([load(), conocerTodo()]))[0], Falta)
}
