// Read anew for each file of tests, as the portal itself is not.
import { afterEach, beforeEach } from 'vitest'

import { cerrar, escuchar } from './pantalla.ts'

beforeEach(escuchar)
afterEach(cerrar)
