// Runs in each file of tests; the portal's modules are loaded only once.
import { afterEach, beforeEach } from 'vitest'

import { cerrar, escuchar } from './pantalla.ts'

beforeEach(escuchar)
afterEach(cerrar)
// Runs before the screen is cleared: prints the address and the words that a failed test saw.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(location.pathname, document.body.innerText)
})
