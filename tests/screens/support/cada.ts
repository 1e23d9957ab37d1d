// Runs in each file of tests; the portal's modules are loaded only once.
import { afterEach, beforeEach } from 'vitest'

import { basesMudas } from './basesMudas.ts'
import { sinRespuesta } from './lejos.ts'
import { cerrar, escuchar } from './pantalla.ts'

beforeEach(escuchar)
afterEach(cerrar)
// Runs before the screen is cleared: prints the words that a failed test saw, and calls and tables without an answer.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const waitsFor = [...sinRespuesta(), ...(await basesMudas())]
  console.log(location.pathname, document.visibilityState, { waitsFor }, document.body.innerText)
})
