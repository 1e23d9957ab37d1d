// A change must be checkable without a connection: a step that needs the registry says that it was skipped, and does
// not fail.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const run = promisify(execFile)
/** A port that nothing listens on. */
const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' }

test('[SEC-49] without network the audit says that it was skipped, and succeeds', async () => {
  const { stdout } = await run(process.execPath, ['tools/audit.mjs'], { env })

  expect(stdout).toMatch(/^audit: not done, the registry does not answer \(.*127\.0\.0\.1:9/)
})

test('without network the second Node version is reported as missing on this machine', async () => {
  const script = `import('./tools/lts.mjs').then(({ bringNode }) => console.log(bringNode().lacks))`
  const { stdout } = await run(process.execPath, ['-e', script], { env })

  expect(stdout).toMatch(/^Node 26: the registry gives no package node-\w+-\w+ of it here$/m)
})
