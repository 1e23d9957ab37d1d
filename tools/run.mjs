import { spawn } from 'node:child_process'

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
