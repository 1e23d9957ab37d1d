import { createLog } from './base/log.ts'
import { projectRoot } from './base/root.ts'
import { levelOf, sayPlace } from './byHand.ts'
import { readPagesEnvironment, startPages } from './pagesOnly.ts'
import { endInWords, stopOnSignal } from './process.ts'

try {
  const config = readPagesEnvironment(process.env, projectRoot())
  const log = createLog(levelOf(process.env))
  const served = await startPages({ config, log })
  stopOnSignal(served)
  sayPlace(process.env, config, served)
} catch (error) {
  endInWords(error)
}
