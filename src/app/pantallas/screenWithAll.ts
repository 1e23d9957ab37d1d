import type { ComponentType } from 'react'

import { conocerTodo } from '#live/telefono/conocido.ts'

import { type Tardia, screen } from './screen.ts'

/** A screen of the second ring, which needs the whole catalog. */
export function screenWithAll<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Falta?: ComponentType<Props>,
): Tardia<Props> {
  return screen(async () => (await Promise.all([load(), conocerTodo()]))[0], Falta)
}
