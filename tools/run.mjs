import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'

/** Exit code of a command that could not run because this machine lacks something: not a failure of its tests. */
export const NOT_HERE = 77

/** Runs a command and shows its output; if it fails, this process ends with its exit code. */
export async function run(command, args, env = {}) {
  const code = await attempt(command, args, env)
  if (code !== 0) process.exit(code)
}

/** Runs a command and shows its output; returns its exit code. */
export function attempt(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32', // On Windows npm and npx are scripts, which need a shell.
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Time that a command gets to end after it has written its report. */
const TO_END = 5000

/**
 * Runs a command until it has written its report, and kills it if it does not end: Playwright sometimes waits for an
 * open handle.
 */
export function attemptUntilReport(command, args, env, report, cwd = process.cwd()) {
  rmSync(report, { force: true })
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      detached: true, // Its child processes end with it.
    })
    let writtenAt
    let isEnded = false
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
    process.on('exit', end) // A Ctrl+C may reach only this process: it is passed on.
    const timer = setInterval(() => {
      if (!existsSync(report)) return
      writtenAt ??= Date.now()
      if (Date.now() - writtenAt < TO_END) return
      console.error('Its report is written, and it does not end: it is ended.')
      isEnded = true
      end()
    }, 1000)
    child.on('error', (error) => console.error(`${command}: ${error.message}`))
    child.on('close', (code) => {
      clearInterval(timer)
      process.off('exit', end)
      // A killed command has no exit code: only its report tells the result.
      resolve(isEnded ? 0 : (code ?? 1))
    })
  })
}
