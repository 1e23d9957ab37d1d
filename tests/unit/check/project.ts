import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

const OURS = [
  '.gitignore',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.config.js',
  'package.json',
  'tools/lint-injection.js',
  'tools/lint-portal.js',
  'tools/lint-words.js',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.app.json',
  'tsconfig.tools.json',
  'tsconfig.worker.json',
  'tsconfig.node.json',
]

export type Project = { folder: string; remove: () => Promise<void> }

/** A folder with the project's check configuration and, of its files, only these. */
export async function projectWith(files: Record<string, string>): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'check-'))
  for (const file of OURS) await cp(join(root, file), join(folder, file))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${text}\n`)
  }
  // Outside a repository oxlint walks node_modules; the link itself is not matched by 'node_modules/'.
  await writeFile(join(folder, '.gitignore'), 'node_modules\n*.tsbuildinfo\n')
  await run('git', ['init', '--quiet'], { cwd: folder })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

export type Outcome = { code: number; said: string }

/** Runs one check as `npm run check` does. A failure is returned, not thrown. */
export async function runTool(
  { folder }: Project,
  name: string,
  ...args: string[]
): Promise<Outcome> {
  const bin = join(root, 'node_modules/.bin', name)
  try {
    const { stdout, stderr } = await run(bin, args, { cwd: folder, maxBuffer: 1 << 26 })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}
