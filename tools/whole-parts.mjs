// The finished steps of a whole run, in the papers: so a run that a machine's time cuts short is continued by the next
// one, in another clone, as long as nothing but papers has changed. A red step stays red.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { circumstances, minute } from './reliability.mjs'

const FILE = 'docs/whole-run.json'

/**
 * `before` gives a finished step and `keep` stores one, as `beginRun` asks for them. `end` forgets all of them, and gives the
 * commit and the parts of the run.
 */
export function beginParts(file = FILE) {
  const { date, commit, machine } = circumstances()
  const known = read(file)
  const run = known && isOnlyPapersSince(known.commit) ? known : { commit, parts: [], steps: {} }
  run.parts.push({ date: minute(date), machine })
  return {
    before: (name) => run.steps[name],
    keep(result) {
      run.steps[result.name] = result
      writeFileSync(file, JSON.stringify(run, undefined, 2))
    },
    end() {
      rmSync(file, { force: true })
      return { commit: run.commit, parts: run.parts }
    },
  }
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** False for a commit that is unknown here, or had uncommitted changes. */
function isOnlyPapersSince(commit) {
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', '.', ':!docs'])
  return /^\w+$/.test(commit) && status === 0
}
