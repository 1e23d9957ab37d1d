import { join } from 'node:path'

import { createLog } from './base/log.ts'
import { projectRoot } from './base/root.ts'
import { endInWords, stopOnSignal } from './process.ts'
import { readGatewayEnvironment, startGateway } from './startGateway.ts'

try {
  const root = projectRoot()
  const config = readGatewayEnvironment(process.env, root)
  const log = createLog(process.env['LOG_LEVEL'] ?? 'info')
  const migrations = join(root, 'server', 'drizzle-gateway')
  stopOnSignal(await startGateway({ config, migrations, log }))
} catch (error) {
  endInWords(error)
}
