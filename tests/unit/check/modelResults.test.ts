import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const tool = resolve(import.meta.dirname, '../../../tools/model.mjs')

test('random runs that crash do not change the stored results of earlier runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init')
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--allow-empty', '-m', 'x')
  await mkdir(join(folder, 'test-results/model'), { recursive: true })
  const progress = { runs: 4, actions: 1, intents: 1, effects: 1, requests: 1, seconds: 1 }
  // Results of an earlier run on one to four processor cores.
  for (const parts of [1, 2, 3, 4])
    for (let part = 1; part <= parts; part += 1) await earlier(`A-7-${part}of${parts}`)

  // The folder contains no random test, so the run crashes.
  const running = promisify(execFile)(process.execPath, [tool, '--seed', '7', '--runs', '4'], {
    cwd: folder,
  })

  await expect(running).rejects.toMatchObject({ code: 1, stdout: '' })
  expect(existsSync(join(folder, 'test-results/model-A.json'))).toBe(false)
  await rm(folder, { recursive: true })

  function earlier(name: string) {
    const content = JSON.stringify({ progress: { ...progress, failures: [] }, next: 4 })
    return writeFile(join(folder, `test-results/model/${name}.json`), content)
  }
})
