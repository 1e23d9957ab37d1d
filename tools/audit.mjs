// Asks the package registry for known weaknesses of the dependencies (SEC-49). Without an answer it says so and
// succeeds, because a change must be checkable without a connection. Accepted weaknesses are in tools/advisories.json.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { advisoriesOf, judge } from './audit-results.mjs'

const ACCEPTED = new URL('advisories.json', import.meta.url)
const PATIENCE_MS = 20_000

if (process.argv[1] === import.meta.filename) {
  const { code, text } = await audit()
  console.log(text)
  process.exitCode = code
}

/** Exit code of the step, and its messages. */
export async function audit() {
  const [production, all] = await Promise.all([ask('--omit=dev'), ask()])
  const silent = [production, all].find(({ found }) => found === undefined)
  if (silent)
    return { code: 0, text: `audit: not done, the registry does not answer (${silent.why})` }
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8'))
  const found = { production: production.found, all: all.found }
  const today = new Date().toISOString().slice(0, 10)
  const broken = judge(found, accepted, today)
  const counts = `${found.production.length} advisories of what runs, ${found.all.length} of all, ${accepted.length} accepted`
  return { code: broken.length > 0 ? 1 : 0, text: [`audit: ${counts}`, ...broken].join('\n') }
}

/** npm ends with an error code if it found a weakness: only its output counts. */
function ask(...more) {
  const command = ['audit', '--json', '--fetch-retries=0', ...more]
  return new Promise((resolve) => {
    execFile(
      'npm',
      command,
      {
        timeout: PATIENCE_MS,
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === 'win32', // On Windows npm is a script, which needs a shell.
      },
      (error, stdout) => resolve(read(stdout, error)),
    )
  })
}

function read(stdout, error) {
  try {
    const report = JSON.parse(stdout)
    return { found: advisoriesOf(report), why: report.message ?? 'no report' }
  } catch {
    const why = error?.killed ? `no answer in ${PATIENCE_MS / 1000} s` : 'no report'
    return { found: undefined, why }
  }
}
