import { createLog } from './base/log.ts'
import { projectRoot } from './base/root.ts'
import { readPagesEnvironment, startPages } from './pagesOnly.ts'
import { endInWords, stopOnSignal } from './process.ts'

try {
  const config = readPagesEnvironment(process.env, projectRoot())
  const log = createLog(process.env['LOG_LEVEL'] ?? 'info')
  stopOnSignal(await startPages({ config, log }))
} catch (error) {
  endInWords(error)
}
