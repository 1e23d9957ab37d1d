import { expect, test, vi } from 'vitest'

import { PROVEEDOR } from '../../../server/src/base/proveedor.ts'
import { levelOf, sayPlace } from '../../../server/src/byHand.ts'
import { testConfig } from '../../support/config.ts'

test('a start by hand prints its address and logs no request; in production it only logs', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const config = testConfig({ proveedor: { ...PROVEEDOR, nombre: 'Cumbre Salud' } })
  const served = { port: 8172, stop: () => Promise.resolve() }

  sayPlace({ NODE_ENV: 'production' }, config, served)
  expect(said).not.toHaveBeenCalled()
  sayPlace({}, config, served)
  expect(said).toHaveBeenCalledWith('\nCumbre Salud está en http://localhost:8172')
  said.mockRestore()

  expect([levelOf({}), levelOf({ NODE_ENV: 'production' })]).toEqual(['warn', 'info'])
  expect(levelOf({ LOG_LEVEL: 'error' })).toBe('error')
})
