// Downloads the Node version of .nvmrc from the package registry: the whole suite repeats with it the tests that
// depend on Node.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const PATIENCE_MS = 120_000

/**
 * Path of the Node program in a temporary folder, and an environment in which `node` runs it; a readable reason if
 * there is none (no connection, or no package for this machine).
 */
export function bringNode() {
  const wanted = readFileSync('.nvmrc', 'utf8').trim()
  const name = `node-${process.platform}-${process.arch}`
  const folder = mkdtempSync(join(tmpdir(), 'mi-cobertura-node-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const run = (command, ...args) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', timeout: PATIENCE_MS }).trim()
  try {
    const packed = run('npm', 'pack', `${name}@${wanted}`, '--silent', '--fetch-retries=0')
    run('tar', '-xzf', packed.split('\n').at(-1), 'package/bin')
    const bin = join(folder, 'package', 'bin')
    const version = run(join(bin, 'node'), '--version').slice(1)
    return { version, env: { PATH: `${bin}${delimiter}${process.env.PATH}` } }
  } catch {
    return { lacks: `Node ${wanted}: the registry gives no package ${name} of it here` }
  }
}
