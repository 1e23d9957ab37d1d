import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'

/** Exit code of a command that this machine lacks something for: not a failure of its tests. */
export const NOT_HERE = 77

/** Runs a command with its output in sight; a failing one ends this process with its code. */
export async function run(command, args, env = {}) {
  const code = await attempt(command, args, env)
  if (code !== 0) process.exit(code)
}

/** The same, but gives the exit code. */
export function attempt(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32', // npm and npx are scripts there
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Time for a command to end after it has written its report. */
const TO_END = 5000

/**
 * Runs a command until its report is written, and kills it if it does not end: a browser's runner was seen to wait
 * for an open handle.
 */
export function attemptUntilReport(command, args, env, report, cwd = process.cwd()) {
  rmSync(report, { force: true })
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      detached: true, // its child processes end with it
    })
    let writtenAt
    let isEnded = false
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
    process.on('exit', end) // a Ctrl+C reaches this process alone
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
      // Then the report alone says how it went.
      resolve(isEnded ? 0 : (code ?? 1))
    })
  })
}
