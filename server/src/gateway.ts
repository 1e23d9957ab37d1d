import { join } from 'node:path'

import { createLog } from './base/log.ts'
import { projectRoot } from './base/root.ts'
import { levelOf, sayPlace } from './byHand.ts'
import { endInWords, stopOnSignal } from './process.ts'
import { readGatewayEnvironment, startGateway } from './startGateway.ts'

try {
  const root = projectRoot()
  const config = readGatewayEnvironment(process.env, root)
  const log = createLog(levelOf(process.env))
  const migrations = join(root, 'server', 'drizzle-gateway')
  const served = await startGateway({ config, migrations, log })
  stopOnSignal(served)
  sayPlace(process.env, config, served)
} catch (error) {
  endInWords(error)
}
