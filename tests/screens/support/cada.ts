// Runs in each file of tests; the portal's modules are loaded only once.
import { afterEach, beforeEach } from 'vitest'

import { cerrar, escuchar } from './pantalla.ts'

beforeEach(escuchar)
afterEach(cerrar)
