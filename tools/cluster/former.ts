import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Builds of earlier versions are kept: they never change. */
const KEPT = 'test-results/former'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The newest tagged version before this one; undefined without any. */
export function formerTag(): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^'],
    {
      encoding: 'utf8',
    },
  )
  return status === 0 ? stdout.trim() : undefined
}

/** Folder of an earlier version, built with the packages of this one. */
export function buildFormer(commit: string, say: (line: string) => void): string {
  const hash = git('rev-parse', '--short=12', `${commit}^{commit}`)
  const folder = resolve(KEPT, hash)
  if (existsSync(folder)) return folder
  say(`building the former version, ${hash}…`)
  const draft = `${folder}.half`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  execFileSync('sh', ['-c', `git archive ${hash} | tar -x -C "${draft}"`])
  symlinkSync(resolve('node_modules'), join(draft, 'node_modules'))
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: draft, stdio: 'inherit' })
  renameSync(draft, folder)
  return folder
}
