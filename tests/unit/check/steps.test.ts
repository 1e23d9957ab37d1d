// The last line of a test run decides over a change: its counts are tested with faults made on purpose.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

const STEPS = pathToFileURL(resolve(import.meta.dirname, '../../../tools/steps.mjs')).href
const GREEN = `{"numPassedTests":3,"numFailedTests":0,"testResults":[]}`

/** Runs these steps as a run of their own; gives its exit code and its lines. */
async function playing(steps: string) {
  const folder = await mkdtemp(join(tmpdir(), 'steps-'))
  const script = `
    import { writeFileSync } from 'node:fs'
    const { beginRun } = await import('${STEPS}')
    const { step, lacks } = beginRun()
    const report = (text) => () => (writeFileSync('test-results/one.json', text), 0)
    ${steps}`
  const done = await new Promise<{ code: number; lines: string[] }>((ended) => {
    const command = ['--input-type=module', '-e', script]
    execFile(process.execPath, command, { cwd: folder }, (error, stdout) =>
      ended({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') }),
    )
  })
  await rm(folder, { recursive: true })
  return done
}

test('a step of the test run that this machine cannot play is reported apart from the results', async () => {
  const { code, lines } = await playing(`
    await step('tests', report('${GREEN}'), 'one.json')
    await step('Safari', async () => ({ lacks: 'WebKitGTK' }), 'webkit.json')
    lacks('PostgreSQL: half of the server')`)

  expect(code).toBe(0)
  expect(lines.slice(-5)).toEqual([
    'Not played, for want of',
    'skipped: Safari: WebKitGTK',
    'skipped: PostgreSQL: half of the server',
    '',
    '3 passed, 0 failed',
  ])
})

test('a step of the test run that fails or writes no report counts as a failure', async () => {
  const { code, lines } = await playing(`
    await step('tests', report('${GREEN}'), 'one.json')
    await step('broken', async () => 1)
    await step('silent', async () => 0, 'two.json')`)

  expect([code, lines.at(-1)]).toEqual([1, '3 passed, 2 failed'])
})

test('a test run without any step played fails', async () => {
  const { code, lines } = await playing(`await step('Safari', () => ({ lacks: 'WebKitGTK' }))`)

  expect([code, lines.at(-1)]).toEqual([1, '0 passed, 0 failed'])
})
